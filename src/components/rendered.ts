import type { ChromeView } from '../views/view.ts'

const rendered = new WeakMap<ChromeView, Map<string, string | Promise<string>>>()

/**
 * The HTML of a part that depends on the chrome alone, rendered once for each chrome object; a promise while rendering. The part must not read
 * anything else, so that pages rendering at the same time can share the promise.
 */
export function renderedOnce(
  chrome: ChromeView,
  part: string,
  render: () => Promise<string>,
): string | Promise<string> {
  let parts = rendered.get(chrome)
  if (!parts) rendered.set(chrome, (parts = new Map()))
  const cached = parts.get(part)
  if (cached !== undefined) return cached
  const rendering = render().then((html) => {
    parts.set(part, html)
    return html
  })
  parts.set(part, rendering)
  return rendering
}

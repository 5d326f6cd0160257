import type { ChromeView } from '../views/view.ts'

const rendered = new WeakMap<ChromeView, Map<string, Promise<string>>>()

/**
 * The HTML of a part that depends on the chrome alone, made once for each chrome object. A part must not read anything
 * else: then it does not matter which page asks first, and the promise is shared by pages that ask at the same time.
 */
export function renderedOnce(chrome: ChromeView, part: string, render: () => Promise<string>): Promise<string> {
  let parts = rendered.get(chrome)
  if (!parts) rendered.set(chrome, (parts = new Map()))
  let html = parts.get(part)
  if (!html) parts.set(part, (html = render()))
  return html
}

/** Server renderer of `@astrojs/react` with a memory: most islands are the same on all pages of a property and language. */
import type { ComponentType } from 'react'
import react from '@astrojs/react/server.js'
import { islandHtml } from './island-html.ts'

// Called alone it numbers no ids by the islands before it: an island's HTML is the same wherever it stands.
const { renderToStaticMarkup: toHtml } = react

type Props = Record<string, unknown> & { given?: () => object }
type Rendered = Promise<{ html: string }>

const rendered = new WeakMap<object, Map<string, Rendered>>()

/**
 * The HTML of an island: rendered once for each text of its props, and for each object that its `given` function returns. A function never gets
 * into the page: what it returns is in the island's markup, where the browser finds it. React's number of the island is left out, since no component
 * asks for it.
 */
function renderToStaticMarkup(
  component: ComponentType,
  props: Props,
  slots: object,
  metadata: { displayName: string },
): Rendered {
  const owner = props.given?.() ?? component
  let known = rendered.get(owner)
  if (!known) rendered.set(owner, (known = new Map()))
  const key = `${metadata.displayName} ${JSON.stringify(props)}`
  let html = known.get(key)
  if (!html)
    known.set(key, (html = toHtml(component, props, slots, metadata).then(({ html }) => ({ html: islandHtml(html) }))))
  return html
}

export default {
  name: 'islands',
  check: (component: unknown) => Promise.resolve(typeof component === 'function'),
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
}

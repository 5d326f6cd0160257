/** The server renderer of `@astrojs/react` with a cache: most islands are equal on all pages of a property and language. */
import type { ComponentType } from 'react'
import react from '@astrojs/react/server.js'
import { LRUCache } from 'lru-cache'

// Called without a context it numbers no ids, so an island's HTML does not depend on its position.
const { renderToStaticMarkup: toHtml } = react

type Props = Record<string, unknown> & { given?: () => object }
type Rendered = Promise<{ html: string }>

/** Islands cached for one owner: answers to queries may have any props. */
const MOST_CACHED = 500

const rendered = new WeakMap<object, LRUCache<string, Rendered>>()

/**
 * The HTML of an island, cached by its serialised props and by the object that its `given` function returns. Functions never reach the page: what
 * `given` returns is in the island's markup, from which the browser reads it. React's island number is left out, since no component uses it.
 */
// eslint-disable-next-line max-params -- Astro's interface
function renderToStaticMarkup(
  component: ComponentType,
  props: Props,
  slots: object,
  metadata: { displayName: string },
): Rendered {
  const owner = props.given?.() ?? component
  let cache = rendered.get(owner)
  if (!cache) rendered.set(owner, (cache = new LRUCache({ max: MOST_CACHED })))
  const key = `${metadata.displayName} ${JSON.stringify(props)}`
  let html = cache.get(key)
  if (!html) cache.set(key, (html = toHtml(component, props, slots, metadata).then(({ html }) => ({ html }))))
  return html
}

export default {
  name: 'islands',
  check: (component: unknown) => Promise.resolve(typeof component === 'function'),
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
}

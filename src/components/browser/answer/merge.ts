/** Makes markup of the page what the server's answer has, and touches nothing that is the same in both. */
import { nameButtons } from '../query-all.ts'
import { isChanged } from '../load.ts'

export function become(old: Element, next: Element): void {
  if (document.querySelector('[data-search]')) nameButtons(next)
  merge(old, next)
}

function merge(old: Element, next: Element): void {
  // What the guest has opened stays open.
  for (const { name } of [...old.attributes]) if (name !== 'open' && !next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  let place = old.firstChild
  let surplus = old.childNodes.length - next.childNodes.length
  for (const child of [...next.childNodes]) {
    // One that is new or gone moves none of those after it.
    for (; place && surplus > 0 && place.nodeName !== child.nodeName; surplus--) place = without(place)
    if (!place) old.append(child)
    else if (surplus < 0 && place.nodeName !== child.nodeName) {
      place.before(child)
      surplus++
    } else {
      const here = place
      place = here.nextSibling
      becomeNode(here, child)
    }
  }
  while (place) place = without(place)
}

/** Removes a node and returns the one after it. */
function without(node: ChildNode): ChildNode | null {
  const { nextSibling } = node
  node.remove()
  return nextSibling
}

function becomeNode(old: ChildNode, next: ChildNode): void {
  if (old.isEqualNode(next)) return
  if (old.nodeName !== next.nodeName) old.replaceWith(next)
  else if (!(old instanceof Element)) old.nodeValue = next.nodeValue
  else if (old.localName === 'astro-island') replaceIsland(old, next as Element)
  else merge(old, next as Element)
}

/** An island's markup is its own: it stays while its properties do, and where the guest has filled something in. */
function replaceIsland(old: Element, next: Element): void {
  const fields = old.querySelectorAll<HTMLInputElement>(':is(input, textarea, select)[name]')
  if (old.getAttribute('props') === next.getAttribute('props') || [...fields].some(isChanged)) return
  old.replaceWith(next)
  // Astro ends islands that are no longer there.
  document.dispatchEvent(new Event('astro:after-swap'))
}

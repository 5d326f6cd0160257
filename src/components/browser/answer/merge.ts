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
  for (const child of [...next.childNodes]) {
    const here = place
    place = here?.nextSibling ?? null
    if (here) becomeNode(here, child)
    else old.append(child)
  }
  while (place) {
    const gone = place
    place = gone.nextSibling
    gone.remove()
  }
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

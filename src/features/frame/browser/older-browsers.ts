/** What the oldest browsers of package.json lack: popovers, and in Firefox the ARIA properties. */
import { apply } from '@oddbird/popover-polyfill/fn'

const ARIA = 'ariaCurrent ariaExpanded ariaHidden ariaLabel ariaLive ariaSelected role'

apply()
for (const name of ARIA.split(' ').filter((each) => !(each in Element.prototype))) {
  const attribute = name.replace('aria', 'aria-').toLowerCase()
  Object.defineProperty(Element.prototype, name, {
    get(this: Element) {
      return this.getAttribute(attribute)
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute)
      else this.setAttribute(attribute, value)
    },
  })
}

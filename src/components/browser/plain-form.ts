/** The form that works without an island, where that does not come or has failed. */
import { parsePage } from './trusted-types.ts'

/** What the guest had chosen in an island that gives up. */
export interface PlainState {
  /** Values by a control's name. */
  values: Record<string, string>
  /** Name of the control that had the focus. */
  focused?: string | undefined
}

/** Told in its `failed` event: puts the plain form back. `plain`: the island as it was before it started. */
export type BringBack = (island: HTMLElement, plain: Node) => void

/** Shows the fields that are there for who has no script. */
export function showAllFields(form: ParentNode): void {
  for (const place of form.querySelectorAll('noscript'))
    place.replaceWith(...parsePage(place.textContent).body.childNodes)
}

/** The form that works without an island, where that does not come or has failed. */
import { parsePage } from './trusted-types.ts'

/** What an island that gives up tells in its `failed` event. */
export interface PlainState {
  /** Values by a control's name. */
  values: Record<string, string>
  /** Name of the control that had the focus. */
  focused?: string | undefined
}

/** Shows the fields that are there for who has no script. */
export function showAllFields(form: ParentNode): void {
  for (const place of form.querySelectorAll('noscript'))
    place.replaceWith(...parsePage(place.textContent).body.childNodes)
}

/** Puts the plain form back. `plain`: the island as it was before it started. */
export function bringBack(island: HTMLElement, plain: Node, { values, focused }: PlainState): void {
  island.replaceChildren(...plain.childNodes)
  showAllFields(island)
  const controls = (name: string) => [...island.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
  for (const [name, value] of Object.entries(values))
    for (const [index, each] of value.split(',').entries()) {
      const control = controls(name)[index]
      if (control) control.value = each
    }
  if (focused) controls(focused)[0]?.focus()
}

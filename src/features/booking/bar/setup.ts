/** Reads the search from the markup: hotels, and input from before the script loaded. */
import type { SearchView } from '../../../views/view.ts'
import { PLAIN_FIELDS } from './StayFields.tsx'
import type { Field } from './use-search.ts'

/** The replacement of each control of the plain form. */
const FIELDS: Record<string, { field: Field }> = { ...PLAIN_FIELDS, hotel: { field: 'hotel' } }

/** `name`: of a control of the plain form. */
export const fieldOf = (name: string | undefined): Field | undefined => (name ? FIELDS[name]?.field : undefined)

/** From the select's options. `id`: the form's. */
export function offeredHotels(id: string): Pick<SearchView, 'hotels' | 'selected'> {
  const select = document.getElementById(`${id}-hotel`) as HTMLSelectElement
  const hotels = [...select.options].map(({ value, text, dataset }) => ({
    slug: value,
    name: text.trim(),
    reservationUrl: dataset.url ?? '',
    ...(dataset.internal && { internalHref: dataset.internal }),
  }))
  return { hotels, selected: [...select.options].find((option) => option.defaultSelected)?.value ?? select.value }
}

/** Changed fields of the plain form, by name. */
export function changedFields(form: HTMLFormElement): URLSearchParams {
  const changed = new URLSearchParams()
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) changed.set(field.name, field.value)
    if (field instanceof HTMLSelectElement && [...field.options].some((each) => each.selected !== each.defaultSelected))
      changed.set(field.name, field.value)
  }
  return changed
}

/** What the markup says to the search: hotels, and what the visitor already entered before the script came. */
import type { SelectedHotel } from '../../search/hand-off.ts'

/** In the order of the list. */
export function readHotels(select: HTMLSelectElement): SelectedHotel[] {
  return [...select.options].map(({ value, text, dataset }) => ({
    slug: value,
    name: text.trim(),
    reservationUrl: dataset.url ?? '',
    ...(dataset.internal && { internalHref: dataset.internal }),
  }))
}

/** Fields of the plain form that were changed, by name. */
export function changedFields(form: HTMLFormElement): URLSearchParams {
  const changed = new URLSearchParams()
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) changed.set(field.name, field.value)
    if (field instanceof HTMLSelectElement && [...field.options].some((each) => each.selected !== each.defaultSelected))
      changed.set(field.name, field.value)
  }
  return changed
}

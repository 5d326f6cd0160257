import { trustedTypes } from '../../../../components/browser/trusted-types.ts'

let isDefault = false

/** Allows a library's markup if the whole string matches `form`; everything else stays refused. */
export function allowMarkup(form: RegExp): void {
  if (isDefault) return
  isDefault = true
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (form.test(markup) ? markup : null) })
}

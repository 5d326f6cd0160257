/** A page with a form that was sent from it and refused: its input, and why it was not sent. */
import type { FormName } from './schemas.ts'
import type { FormView, PageView, Refused } from '../../views/view.ts'
import { withTitle } from '../../views/queried/page.ts'

export interface RefusedForm {
  form: FormName
  /** For the next attempt. */
  action: string
  /** The recipient, if known. */
  propertyId?: number | undefined
  refused: Refused
}

type Change = (form: FormView) => FormView

const WITH_FORM: Record<FormName, (view: PageView, change: Change) => PageView | undefined> = {
  newsletter(view, change) {
    const { newsletter } = view.chrome
    return newsletter && { ...view, chrome: { ...view.chrome, newsletter: change(newsletter) } }
  },
  contact(view, change) {
    const { body } = view
    if (body.contact?.form)
      return { ...view, body: { ...body, contact: { ...body.contact, form: change(body.contact.form) } } }
    if (body.kind !== 'content' || !body.halls?.form) return undefined
    return { ...view, body: { ...body, halls: { ...body.halls, form: change(body.halls.form) } } }
  },
  reservation(view, change) {
    const { body } = view
    return body.kind === 'reservation' && body.request
      ? { ...view, body: { ...body, request: change(body.request) } }
      : undefined
  },
}

/** `undefined` if the page does not have the form. */
export function refusedView(view: PageView, { form, action, propertyId, refused }: RefusedForm): PageView | undefined {
  const filled = WITH_FORM[form](view, (own) => ({ ...own, action, propertyId: propertyId ?? own.propertyId, refused }))
  return filled && withTitle(filled, refused.title)
}

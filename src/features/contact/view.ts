import { keys } from '../../records/keys.ts'
import { contactForm, contactView } from '../../views/contact.ts'
import type { ContactBody } from '../../views/view.ts'
import { baseBody, type PageInput } from '../../views/base.ts'

export function contactBody(input: PageInput): ContactBody {
  const { context, page } = input
  const key = keys.contact(context.locale, page.id)
  return {
    ...baseBody(input),
    kind: 'contact',
    contact: {
      ...contactView(context, page.contact, { propertyId: page.propertyId, from: key, page: context.read(key) }),
      ...contactForm(context, page.propertyId),
    },
  }
}

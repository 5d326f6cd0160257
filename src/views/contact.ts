import type { ContactPageRecord, ContactRecord } from '../records/records.ts'
import { propertyName, staticHref } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { chatViews, mailViews, numberViews } from './phones.ts'
import { richTextHtml } from './text/rich-text.ts'
import type { ContactView } from './view.ts'

interface ContactPlace {
  propertyId: number
  /** Names the record in reports. */
  from: string
  /** The record of a contact page. It adds departments and directions and overrides the rest. */
  page?: ContactPageRecord | undefined
}

export function contactView(
  context: ViewContext,
  contact: ContactRecord | undefined,
  { propertyId, from, page }: ContactPlace,
): ContactView {
  const { address, phone, fax, email, latitude, longitude, whatsapp } = { ...contact, ...page }
  const postal = (page?.address ? page : contact)?.readings?.address
  const { mapHost } = context.site
  const at = (...field: (string | number)[]) => ({ from, field, propertyId })
  const placed = latitude !== undefined && longitude !== undefined
  return {
    ...(address && { address }),
    ...(postal && { postal }),
    phones: numberViews(context, phone, at('phone')),
    ...(fax && { fax }),
    emails: mailViews(context, email, at('email')),
    chats: chatViews(context, whatsapp, { ...at('whatsapp'), about: propertyName(context, propertyId) }),
    ...(placed && { latitude, longitude, mapHref: mapHref(latitude, longitude) }),
    ...(placed && mapHost && { mapFrame: mapFrame(mapHost, latitude, longitude) }),
    departments: (page?.departments ?? []).map((department, index) => ({
      title: department.title,
      phones: numberViews(context, department.phone, at('departments', index, 'phone')),
      emails: mailViews(context, department.email, at('departments', index, 'email')),
    })),
    ...(page?.directions && { directions: richTextHtml(context, page.directions, { from, level: 3 }) }),
  }
}

/** The form, unless there is no property to write to. */
export function contactForm(context: ViewContext, propertyId: number): Pick<ContactView, 'form'> {
  if (propertyId === 0) return {}
  const privacyHref = staticHref(context, 'data-protection')
  return { form: { action: '/forms/contact', propertyId, ...(privacyHref && { privacyHref }) } }
}

function mapHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}

/** Address of an embedded map in OpenStreetMap's format: about two kilometres around the place. */
function mapFrame(host: string, latitude: number, longitude: number): string {
  const box = [longitude - 0.014, latitude - 0.009, longitude + 0.014, latitude + 0.009]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${host}/export/embed.html?${query}`
}

/** Renders the forms' components for form answers. Compiled separately, since neither Node nor Netlify's edge can load TSX. */
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { FormName } from '../forms/schemas.ts'
import { ContactForm } from '../islands/ContactForm.tsx'
import { NewsletterForm } from '../islands/NewsletterForm.tsx'
import { ReservationRequest } from '../islands/ReservationRequest.tsx'
import { islandHtml } from './island-html.ts'

const COMPONENTS: Record<FormName, ComponentType<never>> = {
  newsletter: NewsletterForm,
  contact: ContactForm,
  reservation: ReservationRequest,
}

/** `props`: the island's props in its page, with values and errors of the refused form. */
export function formMarkup(form: FormName, props: object): string {
  return islandHtml(renderToString(createElement(COMPONENTS[form], props as never)))
}

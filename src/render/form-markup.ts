/** The forms' components as HTML, for what answers forms. Compiled apart from the pages: neither Node nor Netlify's edge reads components. */
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { FormName } from '../forms/schemas.ts'
import { ContactForm } from '../islands/ContactForm.tsx'
import { NewsletterForm } from '../islands/NewsletterForm.tsx'
import { islandHtml } from './island-html.ts'

const COMPONENTS: Record<FormName, ComponentType<never>> = { newsletter: NewsletterForm, contact: ContactForm }

/** `props`: those that the island has in its page, and what was refused. */
export function formMarkup(form: FormName, props: object): string {
  return islandHtml(renderToString(createElement(COMPONENTS[form], props as never)))
}

/** A reservation page with the stay of its address, for browsers without script. Web standards only. */
import { reservationQuery } from '../search/query.ts'
import { editForm, type FormMarkup, type PageForm } from './refused-form.ts'

/** Gives what renders the forms' components. */
export type Markup = () => FormMarkup | Promise<FormMarkup>

/** The one of them that the page has. */
const FORMS: readonly PageForm[] = ['stay', 'reservation']

/** `undefined`: the page as it is published, since the query says nothing of a stay, the page has no form, or it cannot be rendered. */
export async function stayPage(html: string, parameters: URLSearchParams, markup: Markup): Promise<string | undefined> {
  const said = reservationQuery(parameters).toString()
  if (!said) return undefined
  try {
    const render = await markup()
    for (const form of FORMS) {
      const page = editForm(html, form, (own) => {
        const props = { ...own, said, at: Date.now() }
        return [props, render(form, props)]
      })
      if (page) return page
    }
  } catch (error) {
    console.error(error)
  }
  return undefined
}

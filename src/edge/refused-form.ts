/** Forms of published pages with other values: as they were refused, or begun for the guest. Web standards only. */
import type { Refused } from '../forms/answers.ts'
import type { FormName } from '../forms/schemas.ts'

/** HTML of a form's component. */
export type FormMarkup = (form: FormName, props: FormProps) => string

export interface FormProps {
  action: string
  propertyId?: number
  refused: Refused
}

/**
 * `html`: of a page; `undefined` where it has no such form. `edit`: properties and markup of the form's island to new ones that belong together, so that
 * the browser hydrates what it was sent.
 *
 * Edge functions have no parser of HTML, and the form needs none: Astro and React escape `"` and `>` in every attribute, the form is all that its
 * island has, and it holds no other form.
 */
export function editForm(
  html: string,
  form: FormName,
  edit: (props: object, markup: string) => [props: object, markup: string],
): string | undefined {
  const island = new RegExp(
    `(<astro-island [^>]* props=")([^"]*)("[^>]*>)(<form [^>]*\\bdata-${form}\\b.*?</form>)`,
    's',
  )
  if (!island.test(html)) return undefined
  return html.replace(island, (_, before: string, own: string, after: string, markup: string) => {
    const [props, edited] = edit(propsIn(own), markup)
    return before + escaped(JSON.stringify(serialized(props)[1])) + after + edited
  })
}

/** The page with the form as it was refused. */
export function refusedPage(html: string, form: FormName, props: FormProps, markup: FormMarkup): string | undefined {
  const page = editForm(html, form, (own) => {
    const all = { ...own, ...props }
    return [all, markup(form, all)]
  })
  return page?.replace('<title>', `<title>${props.refused.title} | `)
}

/** Properties as Astro writes them: each value with the number of its kind, 0 for what JSON has. */
function propsIn(attribute: string): object {
  const text = attribute.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<')
  const all = JSON.parse(text.replaceAll('&gt;', '>').replaceAll('&amp;', '&')) as Record<string, [number, unknown]>
  return Object.fromEntries(Object.entries(all).map(([name, [, value]]) => [name, value]))
}

function serialized(value: unknown): [0, unknown] {
  if (typeof value !== 'object' || value === null) return [0, value]
  return [0, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, serialized(each)]))]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

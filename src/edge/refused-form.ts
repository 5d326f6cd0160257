/** Forms of published pages with other values: rejected ones, and prefilled ones. Web standards only. */
import type { Refused } from '../forms/answers.ts'
import type { FormName } from '../forms/schemas.ts'

/** Renders a form's component to HTML. */
export type FormMarkup = (form: FormName, props: FormProps) => string

export interface FormProps {
  action: string
  propertyId?: number
  refused: Refused
}

/**
 * `html`: of a page. Returns `undefined` if the page lacks the form. `edit`: maps the island's properties and markup to
 * new ones that match, so that the browser can hydrate it. No HTML parser is needed: Astro and React escape `"` and `>`
 * in attributes, and the island holds this form only.
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

/** The page with the rejected form. */
export function refusedPage(html: string, form: FormName, props: FormProps, markup: FormMarkup): string | undefined {
  const page = editForm(html, form, (own) => {
    const all = { ...own, ...props }
    return [all, markup(form, all)]
  })
  return page?.replace('<title>', `<title>${props.refused.title} | `)
}

/** Properties in Astro's serialisation: each value with the number of its type; 0 is JSON. */
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

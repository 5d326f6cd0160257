/** Rejected forms of published pages, with what was typed. Web standards only. */
import type { Refused } from '../forms/answers.ts'
import type { FormName } from '../forms/schemas.ts'

/** Renders a form's component to HTML. */
export type FormMarkup = (form: FormName, props: object) => string

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
function editForm(
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

/** Astro's serialisation: each value with the number of its type; 0 is JSON or a record of values, 1 a list of them. */
type Serialized = [type: 0 | 1, value?: unknown]

function propsIn(attribute: string): object {
  const text = attribute.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<')
  return parsed([0, JSON.parse(text.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))]) as object
}

function parsed([type, value]: Serialized): unknown {
  if (type === 1) return (value as Serialized[]).map(parsed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, parsed(each as Serialized)]))
}

function serialized(value: unknown): Serialized {
  if (Array.isArray(value)) return [1, value.map(serialized)]
  if (typeof value !== 'object' || value === null) return value === undefined ? [0] : [0, value]
  return [0, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, serialized(each)]))]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

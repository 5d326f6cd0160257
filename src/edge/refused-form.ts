/** The page that a form was sent from, with the form as it was refused. Web standards only. */
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
 * `html`: of a page. The form's island gets its properties with `props` among them, so that the browser hydrates what it was sent. `undefined` where the
 * page has no such form.
 *
 * Edge functions have no parser of HTML, and the form needs none: Astro and React escape `"` and `>` in every attribute, the form is all that its
 * island has, and it holds no other form.
 */
export function refusedPage(html: string, form: FormName, props: FormProps, markup: FormMarkup): string | undefined {
  const island = new RegExp(`(<astro-island [^>]* props=")([^"]*)("[^>]*>)<form [^>]*\\bdata-${form}\\b.*?</form>`, 's')
  if (!island.test(html)) return undefined
  return html
    .replace(island, (_, before: string, own: string, after: string) => {
      const all = { ...propsIn(own), ...props }
      return before + escaped(JSON.stringify(serialized(all)[1])) + after + markup(form, all)
    })
    .replace('<title>', `<title>${props.refused.title} | `)
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

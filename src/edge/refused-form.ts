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

const COMPONENTS: Record<FormName, string> = { newsletter: 'NewsletterForm', contact: 'ContactForm' }

/**
 * `html`: of a page. `title` stands before its own. The form's island gets its properties with `props` among them, so that the browser hydrates what
 * it was sent. `undefined` where the page has no such form.
 */
export function refusedPage(
  html: string,
  form: FormName,
  { title, props, markup }: { title: string; props: FormProps; markup: FormMarkup },
): string | undefined {
  const island = new RegExp(
    `(<astro-island [^>]*component-export="${COMPONENTS[form]}"[^>]* props=")([^"]*)("[^>]*>)<form\\b.*?</form>`,
    's',
  )
  let isThere = false
  const page = html.replace(island, (_, before: string, own: string, after: string) => {
    isThere = true
    const all = { ...propsIn(own), ...props }
    return before + escaped(JSON.stringify(serialized(all)[1])) + after + markup(form, all)
  })
  return isThere ? page.replace('<title>', `<title>${title} | `) : undefined
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

/**
 * Edits of a published page for a query. There is no HTML parser at the edge, and none is needed: what is looked for is markup of the site's own, in
 * which `"` and `>` of texts are escaped. Replacements are functions, so that `$` in a text means nothing.
 */
import { html } from 'hono/html'

/** The document's title, with what was asked in front of it. */
export function withTitle(page: string, text: string): string {
  return page.replace('<title>', () => String(html`<title>${text} | `))
}

/** Links to the page in other languages, with the query that means the same there. */
export function withLanguageQuery(page: string, query: URLSearchParams): string {
  const search = String(html`?${query.toString()}`)
  return page.replace(/<a href="[^"?#]*(?=" hreflang=)/g, (link) => link + search)
}

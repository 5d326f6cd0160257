/**
 * Edits of a published page for a query. The edge has no HTML parser and needs none: it searches for the site's own
 * markup, in which `"` and `>` in texts are escaped. Replacements are functions, so that `$` in a text has no special
 * meaning.
 */
import { html } from 'hono/html'
import { plain } from '../facets/fill.ts'

/** Puts the query in front of the document's title. */
export function withTitle(page: string, text: string): string {
  return page.replace('<title>', () => String(html`<title>${text} | `))
}

/** Adds the query to the links to other languages, where it means the same. Children's birth dates stand in no link. */
export function withLanguageQuery(page: string, query: URLSearchParams): string {
  const carried = new URLSearchParams(query)
  carried.delete('childages')
  const search = String(html`?${carried.toString()}`)
  return page.replace(/<a href="[^"?#]*(?=" hreflang=)/g, (link) => link + search)
}

/** Begins the page's search with the first of these hotels that it offers. */
export function withSearchStart(page: string, slugs: readonly string[]): string {
  return page.replace(/<select id="search-hotel".*?<\/select>/s, (select) => {
    const options = [...select.matchAll(/<option value="([^"]*)"/g)]
    const [first] = options.find(([, slug]) => slugs.includes(plain(slug!))) ?? []
    return first ? select.replace(/( [^>]*?) selected>/, '$1>').replace(first, () => `${first} selected`) : select
  })
}

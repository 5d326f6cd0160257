/** What becomes of CMS html on its way from the provider to a page. */
import { createSources } from '../../../src/provider/crawl/sources.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import { createContext } from '../../../src/views/context.ts'
import { richTextHtml } from '../../../src/views/text/rich-text.ts'
import { SITE } from '../../harness/settings.ts'
import type { Locale } from '../../../src/config/locales.ts'
import { keys } from '../../../src/records/keys.ts'
import { storedRecord } from '../../../src/records/snapshot.ts'
import { page } from '../../views/made.ts'

const SNAPSHOT = new Map([
  [keys.page('en', 'spa-and-wellness'), storedRecord<'page'>(page('spa-and-wellness'))],
  [keys.page('tr', 'spa'), storedRecord<'page'>(page('spa'))],
])
const ROUTES = buildRoutes(SNAPSHOT)

/** CMS html as a page of the language shows it; `level` is that of the first heading. */
export function shown(html: string, locale: Locale = 'en', level = 2) {
  const sources = createSources('https://provider.example/base')
  const pieces = sources.rich(html)
  const context = createContext({ snapshot: SNAPSHOT, routes: ROUTES, site: SITE }, locale)
  const text = pieces ? richTextHtml(context, pieces, { from: 'page/x', level }) : ''
  return {
    html: text,
    notes: sources.notes,
    missing: context.problems.map(({ message }) => message),
    files: context.files,
  }
}
export const html = (source: string) => shown(source).html

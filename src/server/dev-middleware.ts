/**
 * In the dev server: the view of the page that is asked for, from a crawl made at the first request. Views are reloaded as they are edited;
 * the crawl and what it showed are kept across those reloads.
 */
import { defineMiddleware } from 'astro:middleware'
import { readEnvironment } from '../config/environment.ts'
import { DEFAULT_LOCALE } from '../config/locales.ts'
import { crawl } from '../crawl/crawl.ts'
import { FORM_NAMES } from '../forms/schemas.ts'
import { createClient } from '../provider/client.ts'
import type { SourceEntry } from '../release/manifest.ts'
import { ownPageAt } from '../routes/own-pages.ts'
import { noticePath, parsePath } from '../routes/paths.ts'
import { buildRoutes } from '../routes/build.ts'
import type { ReadJson } from '../site-search/query.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createViewBuilder } from '../views/build.ts'
import { devEdgeResponse } from './dev-edge.ts'
import { openDevSearch } from './dev-search.ts'
import { createMedia } from './media.ts'

const held = globalThis as {
  devSnapshot?: Promise<Snapshot>
  devSources?: Map<string, SourceEntry>
  devSearch?: Promise<ReadJson>
}

export const onRequest = defineMiddleware(async ({ url, locals, request }, next) => {
  const settings = readEnvironment(process.env)
  const providerUrl = settings.providerUrl!
  held.devSnapshot ??= crawl({ client: createClient({ baseUrl: providerUrl }) }).then(({ snapshot }) => snapshot)
  const sources = (held.devSources ??= new Map())

  const media = createMedia({ folder: '.site/media', providerUrl })
  const file = await media.answer(request, url.pathname, (id) => sources.get(id))
  if (file) return file

  const snapshot = await held.devSnapshot
  const routes = buildRoutes(snapshot)
  const builder = createViewBuilder(snapshot, routes, settings)
  const openSearch = () => (held.devSearch ??= openDevSearch(routes, builder))
  const answer = await devEdgeResponse(request, { snapshot, routes, site: settings, providerUrl, openSearch })
  if (answer) return answer

  const { locale, url: page } = parsePath(decodeURIComponent(url.pathname))
  const route = routes.find(locale, page)
  const errorLocale = routes.find(locale, '') ? locale : DEFAULT_LOCALE
  const thanks = FORM_NAMES.find((form) => url.pathname === noticePath(locale, form))
  const ownPage = errorLocale === locale ? ownPageAt(url.pathname) : undefined
  const own = thanks ? builder.notice(errorLocale, thanks) : ownPage && builder.own(locale, ownPage)
  const built = route ? builder.page(route) : (own ?? builder.error(errorLocale, 404))
  for (const { id, source, mimeType } of built.files) sources.set(id, { source, ...(mimeType && { mimeType }) })
  locals.view = built.view
  const response = await next()
  return route || own ? response : new Response(response.body, { status: 404, headers: response.headers })
})

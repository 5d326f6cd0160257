/**
 * Makes the view of each requested page in the dev server, from a crawl made at the first request. Views are reloaded as they are edited; records and
 * pictures survive those reloads.
 */
import type { APIContext, MiddlewareNext } from 'astro'
import { defineMiddleware } from 'astro:middleware'
import { readEnvironment, type Environment } from '../../config/environment.ts'
import { stageHeaders } from '../../config/stage.ts'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { FORM_NAMES } from '../../features/forms/schemas.ts'
import type { SourceEntry } from '../../engine/release/manifest.ts'
import { ownPageAt } from '../../routes/own-pages.ts'
import { localeOfLost, noticePath, parsePath } from '../../routes/paths.ts'
import { QUERIED_VIEWS } from '../../features/kinds/answers.ts'
import { queriedAt } from '../../routes/queried.ts'
import { buildRoutes } from '../../routes/build.ts'
import type { ReadJson } from '../../views/queried/query.ts'
import { oncePer } from '../../records/once-per.ts'
import type { Snapshot } from '../../records/snapshot.ts'
import { createViewBuilder, type BuiltView } from '../../features/kinds/build.ts'
import type { SiteInputs } from '../../views/context.ts'
import type { PageView } from '../../views/view.ts'
import { devEdgeResponse } from './edge.ts'
import { DevRecords, globalRecords } from './records.ts'
import { openDevSearch } from './search.ts'
import { createMedia } from '../server/pictures/media.ts'

const devGlobals = globalThis as {
  devSources?: Map<string, SourceEntry>
  devSearch?: { snapshot: Snapshot; read: Promise<ReadJson> }
}

const routesOf = oncePer(buildRoutes)

export const onRequest = defineMiddleware(async (context, next) => {
  const site = readEnvironment(process.env)
  const response = await answer(context, next, site)
  for (const header of Object.entries(stageHeaders(site.stage))) response.headers.set(...header)
  return response
})

async function answer(
  { url, locals, request }: APIContext,
  next: MiddlewareNext,
  site: Environment,
): Promise<Response> {
  const providerUrl = site.providerUrl!
  const opened = (globalRecords.devRecords ??= DevRecords.open(providerUrl))
  // After a failed first crawl the next request tries again.
  opened.catch(() => {
    if (globalRecords.devRecords === opened) globalRecords.devRecords = undefined
  })
  const sources = (devGlobals.devSources ??= new Map())

  const media = createMedia({ folder: '.site/media', providerUrl })
  const file = await media.answer(request, url.pathname, { sourceOf: (id) => sources.get(id) })
  if (file) return file

  const records = await opened
  const { snapshot } = records
  const routes = routesOf(snapshot)
  const drawn = await devEdgeResponse(request, {
    snapshot,
    routes,
    site,
    providerUrl,
    viewAt(path) {
      const { built, isFound } = pageAt(path, snapshot, site)
      return isFound ? built.view : undefined
    },
    async draw(view) {
      locals.view = view
      return (await next()).text()
    },
  })
  if (drawn) return drawn

  let page = pageAt(decodeURIComponent(url.pathname), records.snapshot, site)
  while (await records.renew([...page.built.reads, ...page.built.chrome.reads])) {
    page = pageAt(decodeURIComponent(url.pathname), records.snapshot, site)
  }
  const { built, isFound } = page
  for (const { id, source, mimeType } of built.files) sources.set(id, { source, ...(mimeType && { mimeType }) })
  locals.view =
    (await queriedView(url, built.view, async <T>(name: string) => (await searchOf(records, site))<T>(name))) ??
    built.view
  const response = await next()
  return isFound ? response : new Response(response.body, { status: 404, headers: response.headers })
}

function pageAt(path: string, snapshot: Snapshot, site: SiteInputs): { built: BuiltView; isFound: boolean } {
  const routes = routesOf(snapshot)
  const builder = createViewBuilder(snapshot, routes, site)
  const { locale, url } = parsePath(path)
  const route = routes.find(locale, url)
  if (route) return { built: builder.page(route), isFound: true }
  const errorLocale = routes.find(locale, '') ? locale : DEFAULT_LOCALE
  const thanks = FORM_NAMES.find((form) => path === noticePath(locale, form))
  if (thanks) return { built: builder.notice(errorLocale, thanks), isFound: true }
  const ownPage = errorLocale === locale ? ownPageAt(path) : undefined
  if (ownPage) return { built: builder.own(locale, ownPage), isFound: true }
  const lost = localeOfLost(path)
  return { built: builder.error(routes.find(lost, '') ? lost : errorLocale, 404), isFound: false }
}

/** The view for a query, as in a release. */
async function queriedView(url: URL, view: PageView, json: ReadJson): Promise<PageView | undefined> {
  const queried = url.searchParams.size === 0 ? undefined : queriedAt(view.path)
  return queried && QUERIED_VIEWS[queried.name](view, { ...queried, parameters: url.searchParams }, json)
}

/** The index needs all views, and so all records. */
async function searchOf(records: DevRecords, site: SiteInputs): Promise<ReadJson> {
  await records.renewAll()
  const { snapshot } = records
  if (devGlobals.devSearch?.snapshot !== snapshot) {
    const routes = routesOf(snapshot)
    devGlobals.devSearch = { snapshot, read: openDevSearch(routes, createViewBuilder(snapshot, routes, site)) }
  }
  return devGlobals.devSearch.read
}

/** In the dev server: the view of the page that is asked for, from a crawl made at the first request. Views are reloaded as they are edited. */
import { defineMiddleware } from 'astro:middleware'
import { readEnvironment } from '../config/environment.ts'
import { crawl } from '../crawl/crawl.ts'
import { createClient } from '../provider/client.ts'
import { parsePath } from '../routes/paths.ts'
import { buildRoutes } from '../routes/table.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createViewBuilder } from '../views/build.ts'

// Kept across reloads of this module, so that an edit does not cost a crawl.
const held = globalThis as { devSnapshot?: Promise<Snapshot> }

export const onRequest = defineMiddleware(async ({ url, locals }, next) => {
  const settings = readEnvironment(process.env)
  held.devSnapshot ??= crawl({ client: createClient({ baseUrl: settings.providerUrl! }) }).then(
    ({ snapshot }) => snapshot,
  )
  const routes = buildRoutes(await held.devSnapshot)
  const builder = createViewBuilder(await held.devSnapshot, routes, settings)
  const { locale, url: page } = parsePath(decodeURIComponent(url.pathname))
  const route = routes.find(locale, page)
  const built = route ? builder.page(route) : (builder.notFound(locale) ?? builder.notFound('tr'))
  if (built) locals.view = built.view
  return next()
})

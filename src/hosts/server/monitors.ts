/** What monitors ask: whether the server is well, and its figures. */
import type { Hono } from 'hono'
import { isPassword } from '../edge/basic-password.ts'
import { notFound } from './files/lost.ts'
import type { Site } from './site.ts'
import { isFromHere, peerOf } from './visitors.ts'

export function addMonitors(app: Hono, site: Site): void {
  const { release, publishedAt, hooks, isDatabaseReachable } = site

  app.get('/healthz', async (context) => {
    const { id, pages } = release()
    // 200 as long as visitors get the release, whatever else fails: a load balancer must keep sending them here.
    const database = isDatabaseReachable && { database: isDatabaseReachable() ? 'reachable' : 'unreachable' }
    const copy = site.isCopy?.() && { copy: true }
    const disk = (await site.isDiskWritable?.()) === false && { disk: 'unwritable' }
    const stage = site.stage?.() && { stage: site.stage() }
    const lost = (await site.lostContents?.()) ?? 0
    const waiting = hooks?.jobs?.waiting()
    const body = {
      ...{ release: id, publishedAt: publishedAt(), pages, ...stage, ...copy, ...database, ...disk },
      ...(lost > 0 && { lost }),
      ...(site.isCodeReplaced?.() && { code: 'replaced' }),
      ...(waiting && { waiting }),
    }
    return context.json(body, lost > 0 ? 503 : 200, { 'cache-control': 'no-store' })
  })

  // Only for requests from this machine (not through a proxy on it) and for those with the webhook's secret.
  app.get('/metrics', async (context) => {
    const { req } = context
    const isLocal = isFromHere(req.raw, peerOf(context))
    const hasSecret = hooks?.secret !== undefined && isPassword(req.header('authorization'), hooks.secret)
    if (!site.metrics || !(isLocal || hasSecret)) return notFound(req.raw, release(), '/metrics')
    const { text, contentType, figures } = site.metrics
    const state = {
      ...(await figures()),
      pages: release().pages,
      isStaging: site.stage?.() !== undefined,
      publishedAt: publishedAt(),
      isDatabaseReachable: isDatabaseReachable?.(),
    }
    return context.body(await text(state), 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })
}

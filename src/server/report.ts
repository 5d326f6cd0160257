/** The report page, behind the webhook's secret. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { Report } from '../release/report.ts'
import type { ServedRelease } from './files.ts'
import { reportPage } from './report-page.ts'
import type { HookOptions } from './webhook.ts'

interface ReportOptions {
  hooks: HookOptions
  release: () => ServedRelease
  publishedAt: () => string | undefined
  /** Of the last publish of any process. */
  report: () => Promise<Report | undefined>
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** Answers 503 without a secret, and 401 where HTTP Basic's password is not the secret; the name is anybody's. */
export function addReport(app: Hono, { hooks, release, publishedAt, report }: ReportOptions): void {
  app.get('/hooks/report', async ({ req, body, html }) => {
    const { secret, jobs } = hooks
    if (!secret) return body('The report is off: REBUILD_WEBHOOK_SECRET is not set.\n', 503, HEADERS)
    if (!isKnown(req.header('authorization'), secret)) {
      const headers = { ...HEADERS, 'www-authenticate': 'Basic realm="Publishing report", charset="UTF-8"' }
      return body('The password is the secret of the webhook.\n', 401, headers)
    }
    const { id, pages } = release()
    const live = { id, pages, publishedAt: publishedAt() }
    return html(reportPage({ live, report: await report(), jobs: jobs?.all() ?? [] }), 200, HEADERS)
  })
}

/** Whether a request's HTTP Basic password is the secret. */
export function isKnown(authorization: string | undefined, secret: string): boolean {
  return isSame(passwordOf(authorization), secret)
}

function passwordOf(header: string | undefined): string {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? ''
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  return credentials.slice(credentials.indexOf(':') + 1)
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, secret: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digestOf(given), digestOf(secret))
}

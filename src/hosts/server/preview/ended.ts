/** The response to an invalid preview address: forged, copied in part, expired, or of a release that is no longer kept. */
import { html, raw } from 'hono/html'
import { preferredLocale } from '../../../routes/visitor-language.ts'
import { translator } from '../../../i18n/index.ts'
import { wantsPage } from '../plain-page.ts'
import { styleHash } from './rewrite.ts'

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{max-width:36rem;margin:12vh auto 0;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}' +
  'h1{font-size:1.5rem;line-height:1.25}'
const POLICY = `default-src 'none'; style-src ${styleHash(STYLE)}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`

/** The same in all these cases, so that it reveals nothing. In the language of the browser. */
export function endedPreview(request: Request): Response {
  const locale = preferredLocale(request.headers.get('accept-language') ?? '')
  const t = translator(locale)
  const headers = { 'cache-control': 'no-store', 'content-security-policy': POLICY }
  if (!wantsPage(request, new URL(request.url).pathname.replace(/^\/preview\/[^/]*/, '')))
    return new Response(`${t('preview.ended')}\n`, {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    })
  const page = html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${t('preview.ended')}</title>
      ${raw(`<style>${STYLE}</style>`)}
    </head>
    <body>
      <main>
        <h1>${t('preview.ended')}</h1>
        <p>${t('preview.endedWhy')}</p>
        <p><strong>${t('preview.endedAsk')}</strong></p>
      </main>
    </body>
  </html> `
  return new Response(request.method === 'HEAD' ? null : `<!doctype html>${String(page)}`, {
    status: 404,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

/** A page of the server's own, for when the release has none: a message and the way home, in the language of the path. */
import { translator } from '../../i18n/index.ts'
import { buildPath, parsePath } from '../../routes/paths.ts'

/** Whether a request is a browser's for a page, and not for a file or for data. Pages of other sites end in .php or .html. */
export function wantsPage(request: Request, path: string): boolean {
  return (
    /text\/html|\*\/\*/.test(request.headers.get('accept') ?? '*/*') &&
    !/\.(?!(?:php|html?|aspx?|jsp)$)[a-z0-9]{2,5}$/i.test(path)
  )
}

/** The error page that could not be shown: a release without it, or with one that cannot be read. */
export function errorPageFailed(path: string, status: number): Response {
  const { locale } = parsePath(path)
  return plainPage(path, status, translator(locale)('errors.errorPage'))
}

/** Any other error. What went wrong is for the log, not for the visitor. */
export function failed(path: string, status: number): Response {
  const t = translator(parsePath(path).locale)
  return plainPage(path, status, t('errors.general.title'), t('errors.general.status', { status }))
}

/** `lines`: of the messages above, so without markup. */
function plainPage(path: string, status: number, ...lines: string[]): Response {
  const { locale } = parsePath(path)
  const body = [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width"><title>${lines[0]}</title></head><body><main>`,
    `<h1>${lines[0]}</h1>`,
    ...lines.slice(1).map((line) => `<p>${line}</p>`),
    `<p><a href="${buildPath(locale, '')}">${translator(locale)('errors.notFound.home')}</a></p>`,
    '</main></body></html>',
  ]
  return new Response(`${body.join('\n')}\n`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** One line of text that nobody keeps. */
export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

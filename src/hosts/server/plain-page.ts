/** The server's own error page, if the release has none: a message and a link home, in the language of the path. */
import { translator } from '../../i18n/index.ts'
import { isFilePath } from '../../routes/mended-address.ts'
import { buildPath, parsePath } from '../../routes/paths.ts'
import { acceptsType } from './files/negotiate.ts'

/** Whether a page may be shown: to whoever asks for HTML by name, and to whoever takes anything, unless a file is asked for. */
export function wantsPage(request: Request, path: string): boolean {
  const accepted = request.headers.get('accept') ?? '*/*'
  return acceptsType(accepted, 'text/html') || (accepted.includes('*/*') && !isFilePath(path))
}

/** In place of an error page that the release lacks or that cannot be read. */
export function errorPageFailed(path: string, status: number): Response {
  const { locale } = parsePath(path)
  return plainPage(path, status, translator(locale)('errors.errorPage'))
}

/** Any other error. The cause belongs in the log, not on the page. */
export function failed(path: string, status: number): Response {
  const t = translator(parsePath(path).locale)
  return plainPage(path, status, t('errors.general.title'), t('errors.general.status', { status }))
}

/** `lines`: the site's own messages, without markup. */
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

/** One line of text, not cached. */
export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

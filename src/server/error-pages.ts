/** The error pages of the release, held in memory: they can be shown when neither disk nor database answers. */
import { LOCALES } from '../config/locales.ts'
import { translator } from '../i18n/index.ts'
import { errorPath, parsePath } from '../routes/paths.ts'
import type { ServedRelease } from './files.ts'

export interface ErrorPages {
  /**
   * The error page in the language of a path, with this status. `message`: of the site's own, without markup; what went wrong is for the log.
   * `undefined` where the release has none.
   */
  answer(path: string, status: number, message?: string): Response | undefined
}

/** Where a page says its status, see `components/bodies/Error.astro`. */
const STATUS = /(<p data-error-status[^>]*>)[^<]*/

export async function readErrorPages(release: Pick<ServedRelease, 'file' | 'read' | 'policy'>): Promise<ErrorPages> {
  const { policy } = release
  const pages = new Map<string, string>()
  for (const locale of LOCALES) {
    const file = release.file(errorPath(locale, 500))
    const html = file && (await release.read(file.hash).catch(() => undefined))
    if (html) pages.set(locale, html.toString())
  }
  return {
    answer(path, status, message) {
      const { locale } = parsePath(path)
      const page = pages.get(locale)
      if (!page) return undefined
      const line = [translator(locale)('errors.general.status', { status }), message].filter(Boolean).join(': ')
      return new Response(
        page.replace(STATUS, (_, start: string) => start + line),
        {
          status,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy': policy,
          },
        },
      )
    },
  }
}

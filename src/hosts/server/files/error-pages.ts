/** The error pages of the release, kept in memory with their views, for when neither disk nor database answers. */
import { LRUCache } from 'lru-cache'
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { logFailure } from '../../../config/problems/log.ts'
import type { Answers } from '../../../engine/render/answers.ts'
import { errorPath, parsePath } from '../../../routes/paths.ts'
import { viewFile } from '../../../views/queried/view-file.ts'
import type { ServedRelease } from './files.ts'
import { textResponse } from '../plain-page.ts'
import { jsonOf } from '../queried.ts'

export interface ErrorPages {
  /** Loads the renderer and draws the pages for status 500. Until then the published pages answer, so that no error waits for the disk. */
  warm(): Promise<void>
  /**
   * The error page in the language of a path, with this status. `message`: one of the site's own; the actual error belongs in the log.
   * Resolves to `undefined` if the release has no error page.
   */
  answer(path: string, status: number, message?: string): Promise<Response | undefined>
}

type ReadErrorPages = (release: Pick<ServedRelease, 'file' | 'asset' | 'read' | 'policy'>) => Promise<ErrorPages>

/** Pages: more than statuses, messages and languages combine to. */
const MOST_DRAWN = 100

/** `answers`: draws the pages. Without it the published pages answer. */
export function openErrorPages(answers?: Pick<Answers, 'failed'>): ReadErrorPages {
  /** By the view's digest, mostly the same in the next release. A client that is refused again and again costs no further drawing. */
  const drawn = new LRUCache<string, string>({ max: MOST_DRAWN })

  return async (release) => {
    const pages = new Map<Locale, { html: string; hash: string | undefined; view: unknown }>()
    for (const locale of LOCALES) {
      const path = errorPath(locale, 500)
      const name = viewFile(path)
      const file = release.file(path)
      const html = file && (await release.read(file.hash).catch(logMissing))
      const view = await jsonOf(release)(name).catch(logMissing)
      if (html) pages.set(locale, { html: html.toString(), hash: release.asset(`/${name}`)?.hash, view })
    }
    let isWarm = false

    async function draw(locale: Locale, status: number, message?: string): Promise<string | undefined> {
      const { hash, view } = pages.get(locale)!
      const name = `${hash} ${status} ${message}`
      const json = async <T>() => view as T | undefined
      const html =
        drawn.get(name) ?? (await answers?.failed(errorPath(locale, 500), { status, message }, json).catch(logMissing))
      if (html !== undefined) drawn.set(name, html)
      return html
    }

    return {
      async warm() {
        for (const locale of pages.keys()) if ((await draw(locale, 500)) !== undefined) isWarm = true
      },
      async answer(path, status, message) {
        const { locale } = parsePath(path)
        const page = pages.get(locale)
        if (!page) return undefined
        const html = isWarm ? await draw(locale, status, message) : undefined
        return new Response(html ?? page.html, {
          status,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy': release.policy,
          },
        })
      },
    }
  }
}

/** A page for requests that accept HTML, else a line of text. `message`: one of the site's own. */
export async function errorResponse(
  request: Request,
  errorPages: (() => ErrorPages) | undefined,
  { status, message }: { status: number; message: string },
): Promise<Response> {
  const wantsHtml = request.headers.get('accept')?.includes('text/html')
  const page = wantsHtml && (await errorPages?.().answer(new URL(request.url).pathname, status, message))
  return page || textResponse(status, message)
}

function logMissing(error: unknown): undefined {
  logFailure(error)
}

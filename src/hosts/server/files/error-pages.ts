/** The error pages of the release, held in memory with their views: they can be shown when neither disk nor database answers. */
import { LRUCache } from 'lru-cache'
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { logFailure } from '../../../config/problems/log.ts'
import type { Answers } from '../../../engine/render/answers.ts'
import { errorPath, parsePath } from '../../../routes/paths.ts'
import { viewFile } from '../../../routes/queried.ts'
import type { ServedRelease } from './files.ts'
import { jsonOf } from '../queried.ts'

export interface ErrorPages {
  /** Loads what draws the pages and draws those for status 500. Until then pages are as they are published, so that no error waits for the disk. */
  warm(): Promise<void>
  /**
   * The error page in the language of a path, with this status. `message`: one of the site's own; what went wrong is for the log.
   * `undefined` where the release has none.
   */
  answer(path: string, status: number, message?: string): Promise<Response | undefined>
}

type ReadErrorPages = (release: Pick<ServedRelease, 'file' | 'asset' | 'read' | 'policy'>) => Promise<ErrorPages>

/** Of a release: each status and message of the site in each language. */
const MOST_DRAWN = 100

/** `answers`: draws the pages; without it they are as they are published. */
export function openErrorPages(answers?: Pick<Answers, 'failed'>): ReadErrorPages {
  /** By the digest of the view, which the next release mostly has, too. Who is refused again and again costs nothing more. */
  const drawn = new LRUCache<string, string>({ max: MOST_DRAWN })

  return async (release) => {
    const pages = new Map<Locale, { html: string; hash: string | undefined; view: unknown }>()
    for (const locale of LOCALES) {
      const path = errorPath(locale, 500)
      const name = viewFile(path)
      const file = release.file(path)
      const html = file && (await release.read(file.hash).catch(missing))
      const view = await jsonOf(release)(name).catch(missing)
      if (html) pages.set(locale, { html: html.toString(), hash: release.asset(`/${name}`)?.hash, view })
    }
    let isWarm = false

    async function draw(locale: Locale, status: number, message?: string): Promise<string | undefined> {
      const { hash, view } = pages.get(locale)!
      const name = `${hash} ${status} ${message}`
      const json = async <T>() => view as T | undefined
      const html =
        drawn.get(name) ?? (await answers?.failed(errorPath(locale, 500), { status, message }, json).catch(missing))
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

function missing(error: unknown): undefined {
  logFailure(error)
}

/** Answers to GET: pages and files of the current release, pages drawn for a query, redirects, pictures. */
import type { Context } from 'hono'
import { ASK_EACH_TIME, isForever } from '../../config/headers.ts'
import type { Locale } from '../../config/locales.ts'
import type { Answers } from '../../engine/render/answers.ts'
import { translator } from '../../i18n/index.ts'
import { hasEncodedSlash, mendedRedirect } from '../../routes/mended-address.ts'
import { buildPath, hrefOf, pathOf } from '../../routes/paths.ts'
import { queriedIn } from '../../routes/queried.ts'
import { slashRedirect } from '../../routes/trailing-slash.ts'
import { languageRedirect, ROOT_VARIES } from '../../routes/visitor-language.ts'
import { errorResponse } from './files/error-pages.ts'
import { fileResponse, type FileAnswer } from './files/file-response.ts'
import type { ServedRelease } from './files/files.ts'
import { importedAnswer, importedPage } from './files/imported.ts'
import { movedBack, notFound } from './files/lost.ts'
import { sharedHeaders } from './files/shared-cache.ts'
import { Busy } from './pictures/media-files.ts'
import { textResponse } from './plain-page.ts'
import { answerQueried, headOf } from './queried.ts'
import type { Site } from './site.ts'
import { peerOf } from './visitors.ts'

const UNANSWERED: Pick<Answers, 'query'> = { query: async () => undefined }

export async function pageResponse(context: Context, site: Site): Promise<Response> {
  const request = context.req.raw
  let release = site.release()
  const url = new URL(request.url)
  const path = pathOf(url)
  const imported = await importedAnswer(request, release)
  if (imported) return imported
  const mended = () => mendedRedirect(url, (meant) => placeOf(release, meant))
  if (path === undefined) return (await mended()) ?? notFound(request, release, url.pathname)
  if (hasEncodedSlash(url)) return (await mended()) ?? notFound(request, release, path)
  const withoutSlash = slashRedirect(request)
  if (withoutSlash) return (await mended()) ?? withoutSlash
  if (path === '/') {
    const hasLanguage = (locale: Locale) => release.file(buildPath(locale, '')) !== undefined
    const redirect = languageRedirect(request, hasLanguage, site.siteUrl)
    if (redirect) return redirect
  }
  const limit = () => site.searchLimit.take(site.visitors.addressOf(request, peerOf(context)))
  const drawn =
    (await limitedResponse(request, site, limit)) ??
    (await answerQueried(request, release, { answers: site.answers ?? UNANSWERED, limit }))
  if (drawn) return drawn
  // The page that names this file may come from another server, of a release that this one does not know yet.
  if (site.catchUp && isForever(path.slice(1)) && !release.file(path)) {
    await site.catchUp()
    release = site.release()
  }
  const file = release.file(path)
  // Error pages and answers to forms have no address of their own.
  if (file && !file.status) return fileResponse(request, release, { file, ...choiceOf(path, url) })
  const moved = release.redirect(path)
  if (moved) return movedTo(hrefOf(moved) + url.search, sharedHeaders('redirect', release.tag, { path }))
  return (
    (await mended()) ??
    (await pictureResponse(request, path, { media: site.media, release })) ??
    (await movedBack(request, release, path)) ??
    notFound(request, release, path)
  )
}

/** 429 for a page other than the site's search, which keeps the guest's query and limits by itself. */
async function limitedResponse(request: Request, site: Site, limit: () => number): Promise<Response | undefined> {
  const page = queriedIn(new URL(request.url))
  if (!page || page.name === 'search') return undefined
  const seconds = limit()
  if (seconds === 0) return undefined
  const message = translator(page.locale)('pages.search.limited')
  const response = await errorResponse(request, site.errorPages, { status: 429, message })
  response.headers.set('retry-after', String(seconds))
  return response
}

async function pictureResponse(
  request: Request,
  path: string,
  { media, release }: { media: Site['media']; release: ServedRelease },
): Promise<Response | undefined> {
  const { tag, source } = release
  try {
    const answer = await media.answer(request, path, { sourceOf: source, headOf: (page) => headOf(release, page) })
    if (answer?.ok)
      for (const header of Object.entries(sharedHeaders('picture', tag, { path }))) answer.headers.set(...header)
    return answer
  } catch (error) {
    if (error instanceof Busy) return textResponse(503, 'Too many pictures are being made', { 'retry-after': '5' })
    console.error(`${path}: ${(error as Error).message}`)
    return textResponse(502, 'The picture could not be fetched')
  }
}

/** The path itself if a page is there today, or the one that it moved to. */
function placeOf(release: ServedRelease, path: string): string | undefined {
  const file = release.file(path)
  return file && !file.status ? path : (release.redirect(path) ?? importedPage(release, path))
}

/** Kept by no browser: once a rename is taken back, the two addresses would lead to each other. */
function movedTo(location: string, shared: Record<string, string>): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': ASK_EACH_TIME, ...shared } })
}

/** What else than the path selected the file. */
function choiceOf(path: string, url: URL): FileAnswer {
  if (path === '/') return { vary: ROOT_VARIES, unshared: true }
  // In the next release the same query may change the page.
  return { unshared: queriedIn(url) !== undefined }
}

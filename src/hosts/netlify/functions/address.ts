import { ofetch } from 'ofetch'
import { hrefOf } from '../../../routes/paths.ts'
import { mendedRedirect } from '../../../routes/mended-address.ts'
import { secured } from '../context.ts'
import { published } from '../published.ts'
import { slashRedirect } from '../../../routes/trailing-slash.ts'

/** Of a request that this function makes itself: answered without it, or a page that is missing would be asked for without end. */
const OWN_REQUEST = 'x-address-asks'

export default async function address(request: Request): Promise<Response | undefined> {
  if (request.headers.has(OWN_REQUEST)) return undefined
  const redirect =
    (await mendedRedirect(new URL(request.url), (path) => placeOf(request, path))) ?? slashRedirect(request)
  return redirect && secured(redirect)
}

/** Where Netlify has the page of a path, which may have moved. */
async function placeOf(request: Request, path: string): Promise<string | undefined> {
  const answer = await ofetch.raw(published(request, hrefOf(path).slice(1)).href, {
    method: 'HEAD',
    headers: { [OWN_REQUEST]: 'yes' },
    redirect: 'manual',
    ignoreResponseError: true,
  })
  if (answer.status === 200) return path
  const moved = answer.status === 301 && answer.headers.get('location')
  return moved ? decodeURIComponent(new URL(moved, request.url).pathname) : undefined
}

// Edge functions fetch files below /data by name; names of hashed files and pictures have capitals.
export const config = {
  pattern: [
    '^/.+/$',
    '^/.+\\.(?:html?|php|aspx?)$',
    '^/.*[A-Z].*$',
    '^/.*[;&(].*$',
    // Encoded: white space, quotes, #, <, >, ?, backslash, typographic punctuation and what has no width.
    '^/.*%(?:20|22|23|3[CEFcef]|5[Cc]|[Cc]2|[Ee]2|[Ee][Ff]).*$',
    '^/.+[.,:!)*_~|-]$',
    '^/tr(/.*)?$',
  ],
  excludedPattern: ['^/data/.*', '^/_astro/.*', '^/img/.*', '^/file/.*'],
}

/** The edge functions in the dev server, and the files that a release has besides pages. */
import { extname } from 'node:path'
import { ofetch } from 'ofetch'
import { STAGE_STYLES } from '../../config/stage.ts'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { countryResponse } from '../../routes/visitor-country.ts'
import { formResponse } from '../../features/forms/endpoint.ts'
import { FORM_READERS } from '../../features/kinds/forms.ts'
import { languageRedirect } from '../../routes/visitor-language.ts'
import { searchRequest, searchResponse } from '../../features/booking/endpoint.ts'
import { FORM_NAMES } from '../../features/forms/schemas.ts'
import { stageStyles } from '../../features/stage/styles.ts'
import { createSender } from '../../provider/send.ts'
import { hotelTargets } from '../../features/booking/targets.ts'
import { contentOf, openOutputs } from '../../engine/release/files/outputs.ts'
import { hrefOf } from '../../routes/paths.ts'
import { typeOf } from '../server/files/files.ts'
import { FORMS_FOLDER } from '../../routes/slugs.ts'
import type { RouteTable } from '../../routes/table.ts'
import type { Snapshot } from '../../records/snapshot.ts'
import { refusedView } from '../../features/forms/refused.ts'
import { createContext, type SiteInputs } from '../../views/context.ts'
import type { PageView } from '../../views/view.ts'

interface DevSite {
  snapshot: Snapshot
  routes: RouteTable
  site: SiteInputs
  providerUrl: string
  viewAt(path: string): PageView | undefined
  draw(view: PageView): Promise<string>
}

/** `undefined` if the answer is a page. */
export async function devEdgeResponse(
  request: Request,
  { snapshot, routes, site, providerUrl, viewAt, draw }: DevSite,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (url.pathname === '/') return languageRedirect(request, (locale) => routes.find(locale, '') !== undefined)
  if (url.pathname === '/edge/country') return countryResponse(request)
  if (url.pathname === '/edge/search') {
    const hotels = new Map(Object.entries(hotelTargets(createContext({ snapshot, routes, site }, DEFAULT_LOCALE))))
    return searchResponse(await searchRequest(request), (slug) => hotels.get(slug))
  }
  if (site.stage && url.pathname === `/${STAGE_STYLES}`)
    return new Response(stageStyles(), { headers: { 'content-type': typeOf(url.pathname) } })
  const outputs = openOutputs(snapshot, routes, site)
  for (const output of extname(url.pathname) ? outputs.names() : []) {
    const file = outputs.make(output).files.find(({ name }) => `/${name}` === url.pathname)
    if (file) return new Response(await contentOf(file), { headers: { 'content-type': typeOf(url.pathname) } })
  }
  const page = (path: string) =>
    ofetch(new URL(hrefOf(path), url).href, { responseType: 'text', retry: 0 }).catch(() => undefined)
  const form = FORM_NAMES.find((name) => url.pathname === `/${FORMS_FOLDER}/${name}`)
  if (!form) return undefined
  return formResponse(request, form, {
    readers: FORM_READERS,
    send: createSender({ baseUrl: providerUrl }).send,
    page,
    async again(path, refused) {
      const base = viewAt(path)
      const view = base && refusedView(base, refused)
      return view && draw(view)
    },
  })
}

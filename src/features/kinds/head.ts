import { factsFile } from '../facts/files.ts'
import type { Route } from '../../routes/table.ts'
import { hreflangs, X_DEFAULT_ORDER } from '../../routes/alternates.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { MetaRecord } from '../../records/parts.ts'
import type { ViewContext } from '../../views/context.ts'
import { shareTags } from './share.ts'
import { structuredData } from './structured.ts'
import { describe, documentTitle } from './titles.ts'
import type { BodyView, CrumbView, HeadView } from '../../views/view.ts'

export interface HeadTexts {
  /** The page's own title, without the site's name. */
  title: string
  /** Fallback if the metas have none. */
  description?: string | undefined
  metas: MetaRecord[]
}

/** Meta tags that describe this page or control the browser: the provider's are not taken as they are. */
const OWN =
  /^(?:description|robots|viewport|referrer|color-scheme|theme-color|og:(?:url|locale|locale:alternate)|(?:og|twitter):image(?::.*)?)$/i

interface HeadInput {
  route: Route
  texts: HeadTexts
  body: BodyView
  breadcrumbs: CrumbView[]
}

export function headView(context: ViewContext, { route, texts, body, breadcrumbs }: HeadInput): HeadView {
  const { metas } = texts
  const absolute = (path: string) => context.site.siteUrl + hrefOf(path)
  const paths = context.routes.listedAlternates(route)
  const languages = X_DEFAULT_ORDER.filter((locale) => paths[locale] !== undefined)
  const title = documentTitle(context, route, texts.title)
  const given = metaNamed(metas, 'description')
  const description = describe(context, { route, body, given, summary: texts.description })
  const robots = metasNamed(metas, 'robots').join(', ')
  const home = context.routes.hotelHome(route.propertyId, route.locale)
  const canonical = absolute(route.path)
  const extra = metas.filter(({ name = '', property = '' }) => !OWN.test(name) && !OWN.test(property))
  const taken = new Set(extra.map(({ name, property }) => property ?? name))
  return {
    title,
    description,
    canonical,
    alternates: hreflangs(paths).map(({ hreflang, path }) => ({ hreflang, href: absolute(path) })),
    metas: [
      ...extra,
      ...shareTags(context, {
        route,
        body,
        metas,
        heading: texts.title,
        title,
        description,
        canonical,
        languages,
      }).filter(({ name, property }) => !taken.has(property ?? name)),
      // The address may contain the ages of children.
      ...(body.kind === 'day' || body.kind === 'week' ? [{ name: 'referrer', content: 'strict-origin' }] : []),
    ],
    ...(robots && { robots }),
    ...(body.kind === 'hotel' &&
      home?.place.kind === 'hotel' && { facts: absolute(`/${factsFile(route.locale, home.place.hotel)}`) }),
    jsonLd: structuredData({ context, route, body, breadcrumbs, url: canonical }),
  }
}

/** The first that says anything. */
export function metaNamed(metas: MetaRecord[], name: string): string | undefined {
  return metasNamed(metas, name)[0]
}

function metasNamed(metas: MetaRecord[], name: string): string[] {
  return metas
    .filter((meta) => (meta.property ?? meta.name)?.toLowerCase() === name && meta.content)
    .map(({ content }) => content)
}

import type { Route } from '../routes/table.ts'
import { X_DEFAULT_ORDER } from '../routes/table.ts'
import { hrefOf } from '../routes/paths.ts'
import { localeEntry } from '../config/locales.ts'
import type { MetaRecord } from '../snapshot/records.ts'
import type { ViewContext } from './context.ts'
import type { HeadView } from './view.ts'

export interface HeadInput {
  title: string
  /** Used where the metas have none. */
  description?: string | undefined
  metas: MetaRecord[]
}

/** Tags of the head that say what the page itself is, so they are never the provider's. */
const OWN_PROPERTIES: ReadonlySet<string> = new Set(['og:url', 'og:locale', 'og:locale:alternate', 'og:image'])

export function headView(context: ViewContext, route: Route, { title, description, metas }: HeadInput): HeadView {
  const absolute = (path: string) => context.site.siteUrl + hrefOf(path)
  const paths = context.routes.alternates(route)
  const languages = X_DEFAULT_ORDER.filter((locale) => paths[locale] !== undefined)
  const named = (name: string) => metas.find((meta) => meta.name?.toLowerCase() === name)?.content
  const summary = named('description') ?? description
  const robots = named('robots')
  const given = metas.filter(
    (meta) =>
      !['description', 'robots'].includes(meta.name?.toLowerCase() ?? '') && !OWN_PROPERTIES.has(meta.property ?? ''),
  )
  const missing = (property: string) => !given.some((meta) => meta.property === property)
  return {
    title,
    ...(summary && { description: summary }),
    canonical: absolute(route.path),
    alternates:
      languages.length < 2
        ? []
        : [
            ...languages.map((locale) => ({ hreflang: locale, href: absolute(paths[locale]!) })),
            { hreflang: 'x-default' as const, href: absolute(paths[languages[0]!]!) },
          ],
    metas: [
      ...given,
      ...(missing('og:title') ? [{ property: 'og:title', content: title }] : []),
      ...(summary && missing('og:description') ? [{ property: 'og:description', content: summary }] : []),
      { property: 'og:url', content: absolute(route.path) },
      { property: 'og:locale', content: localeEntry(route.locale).iso.replace('-', '_') },
    ],
    ...(robots && { robots }),
    jsonLd: [],
  }
}

/** Overview of the site for language models, in the format of llmstxt.org. Pure. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales.ts'
import { LANGUAGES } from '../../../site/languages.ts'
import { SITE_NAME } from '../../../site/group.ts'
import { factsFile } from '../../../features/facts/files.ts'
import { hrefOf } from '../../../routes/paths.ts'
import type { Route } from '../../../routes/table.ts'
import { keys } from '../../../records/keys.ts'
import type { PageRecord } from '../../../records/records.ts'
import type { ViewContext } from '../../../views/context.ts'
import { metaNamed } from '../../../features/kinds/head.ts'
import { SITEMAP_FILE } from './sitemap.ts'

/** In English if the site has it. */
export function llmsText({ read, routes, site: { siteUrl } }: ViewContext): string {
  const locale: Locale = routes.find('en', '') ? 'en' : DEFAULT_LOCALE
  const absolute = (path: string) => siteUrl + hrefOf(path)
  const { hotels = [], network } = read(keys.properties()) ?? {}
  const descriptionOf = (page: Route | undefined) =>
    page?.kind === 'page' ? plain(metaNamed((read(page.key) as PageRecord).metas, 'description') ?? '') : ''

  function entry(name: string, page: Route): string {
    const paths = routes.alternates(page)
    const languages = LOCALES.flatMap((code) =>
      paths[code] === undefined ? [] : [`[${LANGUAGES[code].name}](${absolute(paths[code])})`],
    )
    const words = [descriptionOf(page), languages.join(', ')].filter(Boolean).join(' ')
    return `- [${plain(name)}](${absolute(page.path)}): ${words}`
  }

  const home = routes.find(locale, '')
  const summary = descriptionOf(home)
  const homes = hotels.flatMap(({ id, name }) => {
    const page = routes.hotelHome(id, locale) ?? routes.hotelHome(id, DEFAULT_LOCALE)
    if (!page) return []
    const { place } = page
    const facts = place.kind === 'hotel' ? `, [facts](${siteUrl}/${factsFile(page.locale, place.hotel)})` : ''
    return [entry(name, page) + facts]
  })
  return [
    `# ${plain(network?.name ?? SITE_NAME)}`,
    ...(summary ? [`> ${summary}`] : []),
    ...(home ? [`## The group\n\n${entry(network?.name ?? SITE_NAME, home)}`] : []),
    ...(homes.length > 0 ? [`## Hotels\n\n${homes.join('\n')}`] : []),
    `## All pages\n\n- [Sitemap](${siteUrl}/${SITEMAP_FILE})`,
    '',
  ].join('\n\n')
}

/** One line, without the characters that form a link. */
function plain(text: string): string {
  return text.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim()
}

import { eachPage, isIndexed, pathOf, type PageFacts, type SearchCheck, type SearchSite } from './site.ts'

const CODES = ['tr', 'en', 'de', 'ru'] as const

/** One canonical address for a page, its own and absolute; error pages have none to keep and are kept out. */
export const canonical: SearchCheck = {
  name: 'every page has one canonical address, its own',
  faults: ({ origin, pages }) =>
    [...pages.values()].flatMap(({ path, canonicals, isError, robots, alternates }) => {
      if (isError) {
        const kept = !/noindex/.test(robots) || canonicals.length > 0 || alternates.length > 0
        return kept ? [`${path}: an error page that may be kept`] : []
      }
      const own = canonicals.length === 1 && pathOf(canonicals[0]!, origin) === path
      return own ? [] : [`${path}: canonical ${canonicals.join(' ')}`]
    }),
}

/** The languages of a page name each other, absolutely, and `x-default` is the first of them. */
export const languages: SearchCheck = {
  name: 'the languages of a page name each other',
  faults: (site) => eachPage(site, (page) => (page.alternates.length === 0 ? [] : clusterFaults(site, page))),
}

function clusterFaults({ origin, pages }: SearchSite, page: PageFacts): string[] {
  const byCode = new Map(page.alternates.map(({ hreflang, href }) => [hreflang, href]))
  const first = CODES.find((code) => byCode.has(code))
  const faults = [...byCode.keys()]
    .filter((code) => code !== 'x-default' && !(CODES as readonly string[]).includes(code))
    .map((code) => `${code} is no language of the site`)
  if (byCode.size !== page.alternates.length) faults.push('a language twice')
  if (byCode.size < 3) faults.push('one language alone')
  if (pathOf(byCode.get(page.lang) ?? '', origin) !== page.path) faults.push('does not name itself')
  if (byCode.get('x-default') !== byCode.get(first ?? '')) faults.push('x-default is not the first language')
  return [...faults, ...page.alternates.flatMap((alternate) => targetFaults({ origin, pages }, page, alternate))]
}

function targetFaults(
  { origin, pages }: Pick<SearchSite, 'origin' | 'pages'>,
  page: PageFacts,
  { hreflang, href }: { hreflang: string; href: string },
): string[] {
  const target = pages.get(pathOf(href, origin) ?? '')
  if (!target || target.isError) return [`${hreflang} ${href} is no page`]
  const same = JSON.stringify(target.alternates) === JSON.stringify(page.alternates)
  return [
    ...(hreflang === 'x-default' || target.lang === hreflang ? [] : [`${href} is not in ${hreflang}`]),
    ...(same ? [] : [`${href} names other languages`]),
    ...(isIndexed(target) === isIndexed(page) ? [] : [`of ${href} and the page one is kept out`]),
    ...(target.canonicals[0] === href ? [] : [`${href} is canonical to ${target.canonicals[0]}`]),
  ]
}

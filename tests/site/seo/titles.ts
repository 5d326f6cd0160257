import { parsePictureUrl } from '../../../src/routes/pictures.ts'
import { eachPage, isIndexed, pathOf, type PageFacts, type SearchCheck } from './site.ts'

/** In one language no two pages have the same title or description, and none is without. */
export const titles: SearchCheck = {
  name: 'titles and descriptions are there and unique in their language',
  faults({ pages }) {
    const first = new Map<string, string>()
    return [...pages.values()].filter(isIndexed).flatMap(({ path, lang, title, description }) =>
      [`title: ${title}`, `description: ${description}`].flatMap((said) => {
        const name = `${lang} ${said}`
        const before = first.get(name)
        if (before === undefined) first.set(name, path)
        return [
          ...(/: ./.test(said) ? [] : [`${path}: no ${said}`]),
          ...(before === undefined ? [] : [`${path}: same ${said} as ${before}`]),
        ]
      }),
    )
  },
}

/** So long that a result shows them whole. */
export const lengths: SearchCheck = {
  name: 'titles and descriptions are shown whole',
  faults: (site) =>
    eachPage(site, ({ title, description }) => [
      ...(title.length > 60 ? [`title of ${title.length} characters`] : []),
      ...(description.length < 70 || description.length > 160
        ? [`description of ${description.length} characters`]
        : []),
    ]),
}

const NEEDED = ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image', 'image:width', 'image:height']
const LOCALES: Record<string, string> = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', ru: 'ru_RU' }

/** What a network shows of a page that is shared: its title, its languages, a picture of the right size that is there. */
export const sharing: SearchCheck = {
  name: 'shared pages show their title, language and a picture',
  faults: (site) =>
    eachPage(site, (page) => {
      const { metas, lang, alternates, canonicals } = page
      const of = (name: string) => metas.filter((meta) => meta.name === name).map(({ content }) => content)
      const others = alternates
        .map(({ hreflang }) => LOCALES[hreflang])
        .filter((each) => each && each !== LOCALES[lang])
      return [
        ...NEEDED.filter((name) => of(`og:${name}`).filter(Boolean).length !== 1).map((name) => `not one og:${name}`),
        ...(of('og:url')[0] === canonicals[0] ? [] : ['og:url is not canonical']),
        ...(of('og:locale')[0] === LOCALES[lang] ? [] : [`og:locale ${of('og:locale')[0]}`]),
        ...(String(of('og:locale:alternate')) === String(others) ? [] : ['og:locale:alternate are not its languages']),
        ...(of('twitter:card').length === 1 ? [] : ['no card']),
        ...pictureFaults(page, site),
      ]
    }),
}

function pictureFaults(
  { metas, path: own }: PageFacts,
  { origin, manifest }: Parameters<SearchCheck['faults']>[0],
): string[] {
  const of = (name: string) => metas.find((meta) => meta.name === name)?.content ?? ''
  const path = pathOf(of('og:image'), origin) ?? ''
  const chosen = parsePictureUrl(path)
  if (chosen) return manifest.sources.get(chosen.id) === undefined ? [`${path} is no picture`] : []
  const [, id, page] = /^\/img\/share\/([0-9a-z]{9})(?:[0-9a-z]{5})?-[0-9a-f]{16}(\/.+)\.jpg$/.exec(path) ?? []
  const isOwn = page === (own === '/' ? '/index' : own)
  const isThere = id ? isOwn && manifest.sources.get(id) !== undefined : manifest.assets.has(path.slice(1))
  return [
    ...(isThere ? [] : [`${of('og:image')} is no picture`]),
    ...(of('og:image:alt') ? [] : ['a picture without words']),
    ...(of('og:image:width') === '1200' && of('og:image:height') === '630' ? [] : ['another size than 1200 × 630']),
  ]
}

/** Checks a page's HTML as search engines and screen readers see it. Pure. */
import { type Locale } from '../../../config/locales.ts'
import { LANGUAGES } from '../../../site/languages.ts'
import type { PageFault, PageWords } from '../../../config/problems/values.ts'
import { isKeptOut } from '../../../records/outline.ts'
import { attribute, decoded, type Tag, type Tags } from './tags.ts'

/** The page's data in the route table. */
export interface ExpectedPage {
  locale: Locale
  /** Absolute; `undefined` for error pages and form answers, which must not be indexed. */
  canonical?: string | undefined
  /** Whether search engines may list it. */
  listed: boolean
  /** In order; empty if there is only one language. */
  alternates: readonly { hreflang: string; href: string }[]
}

interface PageFindings {
  /** Faults that mislead screen readers or search engines. */
  faults: PageFault[]
  /** Titles and descriptions that are too long or too short. */
  words: PageWords[]
  title: string
  description: string
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const MAX_TITLE_LENGTH = 60
const MIN_DESCRIPTION_LENGTH = 70
const MAX_DESCRIPTION_LENGTH = 160
const SHARE_PROPERTIES = ['og:title', 'og:description', 'og:url', 'og:locale', 'og:image', 'og:image:alt'] as const

export function findings(html: string, tags: Tags, expected: ExpectedPage): PageFindings {
  const named = (name: string) => tags.get(name) ?? []
  const metas = new Map(
    named('meta').map((tag) => [
      attribute(tag, 'property') ?? attribute(tag, 'name') ?? '',
      attribute(tag, 'content') ?? '',
    ]),
  )
  const links = named('link')
  const title = decoded(named('title').find(({ at }) => at < html.indexOf('<body'))?.text ?? '').trim()
  const description = metas.get('description') ?? ''
  const isPage = expected.canonical !== undefined
  return {
    faults: [
      ...frameFaults(named, expected.locale, title),
      ...headingFaults(html, HEADINGS.flatMap(named)),
      ...canonicalFaults(links, metas.get('robots') ?? '', expected),
      ...languageFaults(links, expected.alternates),
      ...(isPage ? shareFaults(metas, expected) : []),
      ...named('script').filter(isData).flatMap(dataFaults),
    ],
    words: isPage ? wordFaults(title, description) : [],
    title: copied(title),
    description: copied(description),
  }
}

/** A slice would keep the whole page's string in memory. */
const copied = (text: string) => Buffer.from(text).toString()

function frameFaults(named: (name: string) => readonly Tag[], locale: Locale, title: string): PageFault[] {
  const lang = attribute(named('html')[0]!, 'lang')
  return [
    ...(lang === locale ? [] : [{ code: 'language', is: lang ?? '' } as const]),
    ...(title === '' ? [{ code: 'title-missing' } as const] : []),
    ...['h1', 'main']
      .filter((name) => named(name).length !== 1)
      .map((element) => ({ code: 'element-count', element, count: named(element).length }) as const),
    ...named('img')
      .filter((tag) => attribute(tag, 'alt') === undefined)
      .map(() => ({ code: 'alt-missing' }) as const),
  ]
}

/** Heading levels must not skip; the footer's start again. */
function headingFaults(html: string, headings: readonly Tag[]): PageFault[] {
  const end = html.lastIndexOf('<footer')
  const levels = headings
    .filter(({ at }) => end < 0 || at < end)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => Number(name[1]))
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [{ code: 'heading-jump', level, after: before }] : []
  })
}

function canonicalFaults(links: readonly Tag[], robots: string, { canonical, listed }: ExpectedPage): PageFault[] {
  const named = links
    .filter((link) => attribute(link, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href') ?? '')
  const isNoindex = isKeptOut(robots)
  const wanted = canonical === undefined ? [] : [canonical]
  return [
    ...(String(named) === String(wanted) ? [] : [{ code: 'canonical', is: named.join(' ') } as const]),
    ...(isNoindex === !listed ? [] : [{ code: isNoindex ? 'kept-out' : 'not-kept-out' } as const]),
  ]
}

function languageFaults(links: readonly Tag[], alternates: ExpectedPage['alternates']): PageFault[] {
  const named = links
    .filter((link) => attribute(link, 'rel') === 'alternate' && attribute(link, 'hreflang') !== undefined)
    .map((link) => `${attribute(link, 'hreflang')} ${attribute(link, 'href')}`)
  const wanted = alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)
  return named.join() === wanted.join() ? [] : [{ code: 'alternates', is: named.join(', ') }]
}

function shareFaults(metas: ReadonlyMap<string, string>, { canonical, locale }: ExpectedPage): PageFault[] {
  const image = metas.get('og:image') ?? ''
  return [
    ...SHARE_PROPERTIES.filter((name) => !metas.get(name)).map(
      (property) => ({ code: 'share-missing', property }) as const,
    ),
    ...(metas.get('og:url') === canonical ? [] : [{ code: 'share-address' } as const]),
    ...(metas.get('og:locale') === LANGUAGES[locale].iso.replace('-', '_')
      ? []
      : [{ code: 'share-language' } as const]),
    ...(URL.canParse(image) ? [] : [{ code: 'share-picture', is: image } as const]),
  ]
}

function isData(script: Tag): boolean {
  return attribute(script, 'type') === 'application/ld+json'
}

function dataFaults({ text }: Tag): PageFault[] {
  try {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>
    return context === 'https://schema.org' && Array.isArray(graph) ? [] : [{ code: 'data' }]
  } catch (error) {
    return [{ code: 'data-unreadable', reason: (error as Error).message }]
  }
}

function wordFaults(title: string, description: string): PageWords[] {
  const ofTitle = { text: 'title', count: title.length } as const
  const ofDescription = { text: 'description', count: description.length } as const
  return [
    ...(title.length > MAX_TITLE_LENGTH ? [{ code: 'too-long', ...ofTitle, limit: MAX_TITLE_LENGTH } as const] : []),
    ...(description.length > MAX_DESCRIPTION_LENGTH
      ? [{ code: 'too-long', ...ofDescription, limit: MAX_DESCRIPTION_LENGTH } as const]
      : []),
    ...(description.length < MIN_DESCRIPTION_LENGTH
      ? [{ code: 'too-short', ...ofDescription, limit: MIN_DESCRIPTION_LENGTH } as const]
      : []),
  ]
}

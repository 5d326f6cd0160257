import { queriedAt } from '../../../src/routes/queried.ts'
import { eachPage, pathOf, type PageFacts, type SearchCheck, type SearchSite } from './site.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'
import { listed } from '../../harness/listed.ts'

type Json = null | string | number | boolean | Json[] | { [name: string]: Json }
type Thing = { [name: string]: Json }

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number']
let vocabulary: Vocabulary | undefined

/** Types and properties are schema.org's, and each property holds what it may. */
export const words: SearchCheck = {
  name: "structured data keep to schema.org's vocabulary",
  faults: (site) => {
    const known = (vocabulary ??= readVocabulary())
    return eachPage(site, (page) =>
      documents(page).flatMap((document) => {
        if (typeof document === 'string') return [document]
        const { '@context': context, '@graph': graph } = document
        if (context !== 'https://schema.org' || !Array.isArray(graph)) return ['no graph of schema.org']
        return graph.flatMap((thing) => thingFaults(known, thing as Thing))
      }),
    )
  },
}

function thingFaults(known: Vocabulary, thing: Thing): string[] {
  const type = thing['@type']
  if (type === undefined && Object.keys(thing).join() === '@id') return []
  if (typeof type !== 'string' || !known.isType(type)) return [`${String(type)} is no type`]
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    // What an action asks for: 'query-input' says how its query is given.
    const range = known.rangeOf(type, property.replace(/-(?:input|output)$/, ''))
    if (!range) return [`${type} has no ${property}`]
    return [value].flat().flatMap((each) => valueFaults(known, `${type}.${property}`, range, each as Json))
  })
}

function valueFaults(known: Vocabulary, name: string, range: string[], value: Json): string[] {
  if (value === null || Array.isArray(value) || value === '') return [`${name} is empty`]
  if (typeof value === 'object') {
    const type = value['@type']
    const fits = type === undefined || range.some((kind) => known.isKindOf(String(type), kind))
    return [...(fits ? [] : [`${name} holds a ${String(type)}`]), ...thingFaults(known, value)]
  }
  const fits = {
    string: range.some((kind) => TEXTS.includes(kind)) || /^https?:/.test(String(value)),
    number: range.some((kind) => ['Number', 'Integer', 'Text'].includes(kind)),
    boolean: range.includes('Boolean'),
  }
  return fits[typeof value as keyof typeof fits] ? [] : [`${name} holds ${String(value)}`]
}

const ADDRESSES = new Set(['url', 'logo', 'image', 'item', 'contentUrl', '@id'])
/** Where something is done: on a page of the site, on one that its query changes, or at somebody else's. */
const ACTIONS = new Set(['target', 'urlTemplate'])
const DATES = new Set(['startDate', 'endDate'])
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/
const TIMES = new Set(['opens', 'closes', 'checkinTime', 'checkoutTime'])

/** Addresses are absolute and lead to pages and pictures of the site, dates have their zone, the trail is the one shown. */
export const values: SearchCheck = {
  name: 'structured data name pages, pictures, dates with a zone and the trail that is shown',
  faults: (site) =>
    eachPage(site, (page) => [
      ...strings(page).flatMap(([name, value]) => {
        if (ADDRESSES.has(name) && !leads(site, value)) return [`${name} ${value} leads nowhere`]
        if (ACTIONS.has(name) && !takes(site, value)) return [`${name} ${value} leads nowhere`]
        if (DATES.has(name) && !DATE.test(value)) return [`${name} ${value}`]
        return TIMES.has(name) && !/^\d\d:\d\d$/.test(value) ? [`${name} ${value}`] : []
      }),
      ...trailFaults(site, page),
    ]),
}

function leads({ origin, pages, manifest }: SearchSite, address: string): boolean {
  const path = pathOf(address.replace(/#.*$/, ''), origin)
  if (path === undefined) return false
  const id = /^\/img\/([0-9a-z]{9})(?:[0-9a-z]{5})?-\d+\.webp$/.exec(path)?.[1]
  const page = pages.get(path)
  return id
    ? manifest.sources.get(id) !== undefined
    : Boolean((page && !page.isError) || manifest.assets.has(path.slice(1)))
}

function takes(site: SearchSite, address: string): boolean {
  if (!address.startsWith(`${site.origin}/`)) return /^https?:/.test(address)
  const [bare = '', query] = address.split('?')
  return query === undefined ? leads(site, address) : queriedAt(pathOf(bare, site.origin)!) !== undefined
}

function trailFaults({ origin }: SearchSite, page: PageFacts): string[] {
  const trail = things(page).find((thing) => thing['@type'] === 'BreadcrumbList')
  const items = ((trail?.itemListElement ?? []) as Thing[]).map(({ name, item }) => `${String(name)} ${String(item)}`)
  const led = page.crumbs.filter(({ href }, index) => href || index === page.crumbs.length - 1)
  const shown = led.map(({ text, href }) => `${text} ${href ? origin + href : page.canonicals[0]}`)
  const bare = (texts: string[]) => texts.join('\n').replace(/[^\S\n]+/g, ' ')
  return bare(items) === bare(shown) ? [] : [`trail ${items.join(', ')}; shown ${shown.join(', ')}`]
}

/** Names, numbers and words that the page has to show, wherever they stand in the data. */
const SHOWN = new Set(
  listed(`
  name | text | bed | streetAddress | postalCode | addressLocality | email | opens | closes`),
)

/** Nothing is said that the page does not show. */
export const shown: SearchCheck = {
  name: 'structured data say nothing that the page does not show',
  faults: (site) =>
    eachPage(site, (page) =>
      strings(page)
        .filter(([name, value]) => SHOWN.has(name) && !page.text.includes(value.replace(/\s/g, '')))
        .map(([name, value]) => `${name} "${value}" is not shown`),
    ),
}

/** Each document, or why it cannot be read. */
function documents(page: PageFacts): (Thing | string)[] {
  return page.documents.map((text) => {
    try {
      return JSON.parse(text) as Thing
    } catch (error) {
      return `not JSON: ${(error as Error).message}`
    }
  })
}

function things(page: PageFacts): Thing[] {
  return documents(page).flatMap((document) => (typeof document === 'string' ? [] : (document['@graph'] as Thing[])))
}

/** Every text of the data with the name of its property. */
function strings(page: PageFacts): [string, string][] {
  const found: [string, string][] = []
  const collect = (name: string, value: Json): void => {
    if (typeof value === 'string') found.push([name, value])
    else if (Array.isArray(value)) for (const each of value) collect(name, each)
    else if (value && typeof value === 'object') for (const [key, each] of Object.entries(value)) collect(key, each)
  }
  for (const thing of things(page)) collect('', thing)
  return found
}

import type { Lang, Page } from '../../src/demo/contract.ts'
import { eventUrl, hotelUrl, roomUrl } from '../../src/demo/paths.ts'
import type { World } from '../../src/demo/world.ts'

export const pagesIn = (world: World, lang: Lang) =>
  [...world.pages.keys()].flatMap(([each, url]) => (each === lang ? [url] : []))

/** Every address that the provider answers in a language: pages, rooms and events. */
export function addresses(world: World, lang: Lang): Set<string> {
  const all = new Set(pagesIn(world, lang))
  for (const hotel of world.hotels)
    for (const room of world.rooms.get(hotel.id, lang) ?? [])
      all.add(room.hrefLangs?.find((each) => each.locale === lang)?.url ?? roomUrl(hotel.slug, room.slug, lang))
  for (const [, each, slug] of world.events.keys()) if (each === lang) all.add(eventUrl(slug, lang))
  return all
}

/** Values of all properties called `name`, at any depth. */
function valuesOf(record: unknown, name: string): unknown[] {
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([key, value]) => [...(key === name ? [value] : []), ...valuesOf(value, name)])
}

const isHere = (url: string) => !/^(https?|tel|mailto):/.test(url)

const linksIn = (html: unknown) =>
  typeof html === 'string' ? [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '') : []

/** Urls of the provider that a page and what belongs to it name in its language. */
function urlsOf(world: World, { hrefLangs: _, ...page }: Page): string[] {
  const lang = page.locale
  const gastronomy = world.gastronomies.get(page.id, lang)?.groups.flatMap((group) => group.items) ?? []
  return [
    ...(valuesOf(page, 'url') as string[]),
    ...valuesOf(page, 'html').flatMap(linksIn),
    ...valuesOf(world.outlets.get(page.id, lang), 'html').flatMap(linksIn),
    ...(page.events ?? []).map((event) => eventUrl(event.slug, lang)),
    ...gastronomy.map((item) => item.url),
  ].filter(isHere)
}

const menuUrls = (world: World, propertyId: number, lang: Lang) =>
  (valuesOf(world.menus.get(propertyId, lang), 'url') as string[]).filter(isHere)

/** `where -> url` for each link of menus and pages that leads nowhere in the language. */
export function deadLinks(world: World, lang: Lang): string[] {
  const known = addresses(world, lang)
  const dead = (where: string, urls: string[]) =>
    urls.filter((url) => !known.has(url)).map((url) => `${where} -> ${url}`)
  return [
    ...world.properties.flatMap(({ id }) => dead(`menu ${id}`, menuUrls(world, id, lang))),
    ...pagesIn(world, lang).flatMap((url) => {
      const page = world.pages.get(lang, url)
      return page ? dead(url, urlsOf(world, page)) : []
    }),
  ]
}

/** Addresses that no chain of links from the home page reaches; hotels and rooms also count as linked from their lists. */
export function unreached(world: World, lang: Lang): string[] {
  const known = addresses(world, lang)
  const listed = world.hotels.map((hotel) => hotelUrl(hotel.slug, lang))
  const reached = new Set(['', ...listed.filter((url) => known.has(url))])
  const queue = [...reached]
  while (queue.length > 0) {
    const page = world.pages.get(lang, queue.pop() ?? '')
    if (!page) continue
    for (const url of [...menuUrls(world, page.property.id, lang), ...urlsOf(world, page)])
      if (known.has(url) && !reached.has(url)) {
        reached.add(url)
        queue.push(url)
      }
  }
  return [...known].filter((url) => !reached.has(url))
}

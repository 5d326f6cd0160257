import { describe, expect, test } from 'vitest'
import { events, hotels } from '../../../src/demo/content/index.ts'
import { eventUrl } from '../../../src/demo/paths.ts'
import { hrefs, LANGS, mainOf, pathIn, placeOf, words, type Lang } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const homeOf = (slug: string, lang: Lang) => pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`)

const facts = fromEveryPage(({ dom }) => {
  const main = mainOf(dom)
  return {
    isPolicy: main.querySelector('.policy') !== null,
    reached: hrefs(main.querySelector('#contact')),
    onward: hrefs(main.querySelector('[data-onward]')),
    links: hrefs(main),
    tabs: hrefs(main.querySelector('.tabbar')),
    pictured: main.querySelectorAll('.hotel:has(img)').flatMap((card) => hrefs(card)),
    offers: hrefs(main.querySelector('[data-offers]')),
    halls: main.querySelectorAll('[data-hall]').map((hall) => ({
      page: hrefs(hall)[0],
      name: words(hall.querySelector('h3')),
      // '1.200', '1,200' and '1 200' are one number.
      seats: hall.querySelectorAll('[data-seating] dd').map((cell) => words(cell).replace(/\D/g, '')),
    })),
  }
})

/** Whose page it is: a hotel's, or none's. */
const hotelOf = (path: string) => {
  const { lang } = placeOf(path)
  return hotels.find(({ slug }) => path === homeOf(slug, lang) || path.startsWith(`${homeOf(slug, lang)}/`))
}

describe('R2.140 every page but policies ends with a next step', () => {
  test('to its hotel or the hotels, and to somebody who can be asked', () => {
    const others = [...facts].filter(([, { isPolicy }]) => !isPolicy)
    expect(others.length).toBeGreaterThan(2000)
    for (const [path, { onward, reached }] of others) {
      const { lang } = placeOf(path)
      const hotel = hotelOf(path)
      // The home of a hotel ends with how to reach it.
      if (hotel && path === homeOf(hotel.slug, lang)) {
        expect(
          reached.filter((href) => href.startsWith('tel:')),
          path,
        ).not.toEqual([])
        continue
      }
      const event = events.find(({ slug }) => path === pathIn(lang, eventUrl(slug[lang], lang)))
      const owner = hotel ?? hotels.find(({ key }) => key === event?.hotel)
      expect(onward, path).toContain(
        owner ? homeOf(owner.slug, lang) : pathIn(lang, lang === 'tr' ? 'oteller' : 'hotels'),
      )
      expect(
        onward.filter((href) => href.startsWith('https://wa.me/')),
        path,
      ).toHaveLength(1)
      // The page for dates has them already.
      const isReservation = /\/online-(?:rezervasyon|reservation)$/.test(path)
      expect(onward, path).toHaveLength(isReservation ? 2 : 3)
    }
  })

  test('an event leads to its hotel, with a picture of it, to the dates there and to other events', () => {
    const eventPaths = (lang: Lang) => new Set(events.map(({ slug }) => pathIn(lang, eventUrl(slug[lang], lang))))
    for (const lang of LANGS)
      for (const { slug, hotel, absentIn } of events) {
        const owner = hotels.find(({ key }) => key === hotel)
        if (!owner || absentIn?.includes(lang)) continue
        const home = homeOf(owner.slug, lang)
        const path = pathIn(lang, eventUrl(slug[lang], lang))
        const { links, pictured } = facts.get(path)!
        expect(pictured, path).toEqual([home])
        expect(new Set(links.filter((href) => eventPaths(lang).has(href))), path).not.toContain(path)
        expect(links.filter((href) => eventPaths(lang).has(href)).length, path).toBeGreaterThan(0)
        expect(links).toContain(home)
        expect(links).toContain(`${home}/${lang === 'tr' ? 'online-rezervasyon' : 'online-reservation'}`)
      }
  })

  test.each([
    ['spa', 'spa-and-wellness'],
    ['crispy-kids-world', 'crispy-kids-world'],
    ['alisveris', 'shopping'],
    ['plaj-ve-havuz', 'beach-and-pool'],
    ['toplanti', 'meeting-and-corporate'],
  ])('the group page %s leads to that page of every hotel that has it', (turkish, others) => {
    for (const lang of LANGS) {
      const url = lang === 'tr' ? turkish : others
      const there = hotels.map(({ slug }) => `${homeOf(slug, lang)}/${url}`).filter((path) => facts.has(path))
      expect(there.length).toBeGreaterThan(10)
      const { offers, halls } = facts.get(pathIn(lang, url))!
      expect([...new Set([...offers, ...halls.map(({ page }) => page)])].sort()).toEqual(there.sort())
    }
  })

  test.each([
    ['spor-ve-fitness', 'sport-and-fitness'],
    ['eglence', 'entertainment'],
    ['a-club', 'a-club'],
  ])('the group page %s leads to every hotel', (turkish, others) => {
    for (const lang of LANGS) {
      const { offers } = facts.get(pathIn(lang, lang === 'tr' ? turkish : others))!
      expect([...offers].sort()).toEqual(hotels.map(({ slug }) => homeOf(slug, lang)).sort())
    }
  })

  test('the page for meetings has the halls of every hotel with their capacities', () => {
    for (const lang of LANGS) {
      const { halls } = facts.get(pathIn(lang, lang === 'tr' ? 'toplanti' : 'meeting-and-corporate'))!
      for (const { slug, meeting } of hotels) {
        const page = `${homeOf(slug, lang)}/${lang === 'tr' ? 'toplanti' : 'meeting-and-corporate'}`
        if (!facts.has(page)) continue
        const own = halls.filter((hall) => hall.page === page)
        expect(own, page).toEqual(
          meeting!.halls.map(({ name, theatre, classroom, banquet }) => ({
            page,
            name,
            seats: [theatre, classroom, banquet].map(String),
          })),
        )
      }
    }
  })
})

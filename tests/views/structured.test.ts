/** Structured data of addresses and places as editors write them. */
import { describe, expect, test } from 'vitest'
import { HOUSE_RULES } from '../../src/site/group.ts'
import { createViewBuilder } from '../../src/features/kinds/build.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import { hotel } from '../../src/views/structured/hotel.ts'
import { webSite } from '../../src/views/structured/organization.ts'
import { outlet, spa } from '../../src/views/structured/outlet.ts'
import { placed, postalAddress } from '../../src/views/structured/place.ts'
import { addressIn } from '../../src/provider/read/address.ts'
import { houseRulesIn } from '../../src/provider/read/house-rules.ts'
import { listed } from '../harness/listed.ts'
import { SITE } from '../harness/settings.ts'
import { snapshotOf } from '../harness/snapshots.ts'
import { contextOf, page } from './made.ts'

describe('structured data', () => {
  test.each([
    ['Sahil Yolu 5, 07600 Manavgat / Antalya, Türkiye', ['Sahil Yolu 5', '07600', 'Manavgat', 'Antalya']],
    ['Sahil Yolu 5  07600  Manavgat/Antalya,Turkey ', ['Sahil Yolu 5', '07600', 'Manavgat', 'Antalya']],
    ['Yol 1, 50400 Ürgüp, Türkei', ['Yol 1', '50400', 'Ürgüp', undefined]],
    ['Yol 1, 07600 Side, Manavgat / Antalya, ТУРЦИЯ', ['Yol 1', '07600', 'Side, Manavgat', 'Antalya']],
    ['Yol 1, 07600 Side/Antalya - Türkiye', ['Yol 1', '07600', 'Side', 'Antalya']],
    ['07600 Side /, Turkey', [undefined, '07600', 'Side', undefined]],
    ['Yol 1\nKat 2,07600 Side, TÜRKIYE', ['Yol 1\nKat 2', '07600', 'Side', undefined]],
  ])('an address is told apart: %j', (line, [streetAddress, postalCode, addressLocality, addressRegion]) => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress,
      postalCode,
      addressLocality,
      addressRegion,
      addressCountry: 'TR',
    }
    expect(postalAddress(line, addressIn(line))).toEqual(JSON.parse(JSON.stringify(address)))
  })

  test.each(['Sahil Yolu 5, Side', 'Yol 076001 Side', '07600'])('%j is a line', (line) => {
    expect(postalAddress(line, addressIn(line))).toEqual({ '@type': 'PostalAddress', streetAddress: line })
  })

  test.each([
    ['Queen Rania Street 4, Amman, Jordan', undefined, 'JO'],
    ['Baker Street 1 (UK)', 'TR', 'GB'],
    ['Baker Street 1\nUnited Kingdom', 'TR', 'GB'],
    ['ул. Мира, 1, Сочи, Россия', 'TR', 'RU'],
    ['Sahil Yolu 5, Side', undefined, undefined],
  ])('R2.157: the country of %j with the setting %s is %s', (line, setting, country) => {
    expect((postalAddress(line, addressIn(line), setting) as any).addressCountry).toBe(country)
  })

  test('says where something is as far as it is known', () => {
    const none = { departments: [], phones: [], emails: [], chats: [] }
    const phones = [{ display: 'us' }, { display: '444 0 558', href: 'tel:+904440558' }]
    const emails = [{ address: 'us' }, { address: 'a@b', href: 'mailto:a@b' }]
    expect(placed({ ...none, fax: '1', latitude: 1, phones, emails })).toEqual({
      ...{ telephone: '+904440558', email: 'a@b', faxNumber: '1' },
    })
    expect(placed({ ...none, longitude: 0 })).toEqual({})
    expect(placed({ ...none, latitude: 0, longitude: 0, mapHref: 'm' })).toEqual({
      ...{ geo: { '@type': 'GeoCoordinates', latitude: 0, longitude: 0 }, hasMap: 'm' },
    })
  })

  test('names the search of the site as Google reads it', () => {
    expect(webSite(contextOf())).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${SITE.siteUrl}/en/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
    expect(JSON.stringify(webSite(contextOf({}, 'tr')))).toContain(`${SITE.siteUrl}/arama?q={search_term_string}`)
  })

  const BOOKING = 'https://booking.example/koy?a={b}'
  function nodeOf(property: object, pages: Record<string, unknown> = {}) {
    const context = contextOf({
      properties: { hotels: [{ id: 5, name: 'Koy', slug: 'koy', ...property }] },
      'page/en/hotels/koy': page('hotels/koy', { propertyId: 5 }),
      ...pages,
    })
    const route = context.routes.find('en', 'hotels/koy')!
    const body = { title: 'Koy', sections: [], tabs: [] }
    return hotel({ context, route, body, breadcrumbs: [], url: 'https://x.example/koy' } as any) as any
  }
  const actionOf = (reservationUrl: string | undefined, pages?: Record<string, unknown>) =>
    nodeOf({ reservationUrl }, pages).potentialAction
  test('says where rooms are reserved: on the page of the site, else at the booking address', () => {
    const own = 'hotels/koy/online-reservation'
    const result = { '@type': 'LodgingReservation' }
    expect(actionOf(BOOKING)).toEqual({ '@type': 'ReserveAction', target: BOOKING, result })
    expect(actionOf(BOOKING, { [`page/en/${own}`]: page(own, { id: 2, propertyId: 5 }) })).toEqual({
      '@type': 'ReserveAction',
      target: `${SITE.siteUrl}/en/${own}`,
      result,
    })
  })

  test('offers no reservation for a hotel that takes none online', () => {
    const own = 'hotels/koy/online-reservation'
    expect(actionOf(undefined, { [`page/en/${own}`]: page(own, { id: 2, propertyId: 5 }) })).toBeUndefined()
  })

  test('tells the official class of a hotel that has one, which is one to five whole stars', () => {
    for (const stars of [1, 5]) expect(nodeOf({ stars }).starRating).toEqual({ '@type': 'Rating', ratingValue: stars })
    for (const stars of [undefined, 0, 4.5, 6])
      expect(nodeOf({ stars }), String(stars)).not.toHaveProperty('starRating')
  })

  const homeSaying = (...texts: string[]) => ({
    'page/en/hotels/koy': page('hotels/koy', {
      propertyId: 5,
      sections: texts.map((text, index) => ({
        key: String(index),
        layout: 'TEXT',
        html: [`<p>${text}</p>`],
        items: [],
      })),
    }),
  })
  const rulesOf = ({ checkinTime, checkoutTime, petsAllowed }: any) => [checkinTime, checkoutTime, petsAllowed]
  const said = (...texts: string[]) => rulesOf(nodeOf({}, homeSaying(...texts)))

  test('R2.157: rules of the house are those that the hotel states, else those of the setting', () => {
    expect(said()).toEqual(['14:00', '12:00', false])
    expect(said('Check-in from 3 pm, check-out by 11 am.')).toEqual(['15:00', '11:00', false])
    expect(said('Early check-in from 09:00 at extra cost.')).toEqual(['14:00', '12:00', false])
    expect(said('Check-in from 15:00.', 'Check-in from 16:00.')).toEqual([undefined, '12:00', false])
    expect(said('Check-in 2:00–3:00, in the evening to 11 pm')).toEqual([undefined, '12:00', false])
    expect(said('Anreise ab 16 Uhr, Abreise bis 10 Uhr. Hunde auf Anfrage.')).toEqual(['16:00', '10:00', true])
    expect(said('Заезд после 15 часов, выезд до 11 ч.')).toEqual(['15:00', '11:00', false])
    expect(said('Giriş en erken 15:00, çıkış en geç 11:00.')).toEqual(['15:00', '11:00', false])
    for (const text of listed(`Kids club check-in 10:00, check-out 18:00. | À la carte giriş saati 19:00, çıkış saati 21:30
      Check-in for the boat trip is at 09:30. | Anreise mit dem Flugzeug: Landung 06:10`))
      expect(said(text), text).toEqual(['14:00', '12:00', false])
    expect(said('Dogs are welcome.')).toEqual(['14:00', '12:00', true])
    expect(said('Are pets allowed? Only small dogs.')).toEqual(['14:00', '12:00', true])
    expect(said('A dog barks far away.')).toEqual(['14:00', '12:00', false])
    for (const text of listed(`No pets, please. | Pets are not allowed. | We love pets, but cannot take them. | Haustiere: nein
      Evcil hayvan kabul edilmemektedir. | Evcil hayvan getirmeyiniz. | Evcil hayvan kabul edilmiyor.`))
      expect(said('Dogs are welcome.', text), text).toEqual(['14:00', '12:00', undefined])
    for (const text of listed(`Smoking is prohibited in all rooms. | Rauchen ist in den Zimmern verboten. | Sigara içilmeyen odalar
      Odalarda sigara içilmemektedir.`))
      expect([houseRulesIn([{ text }], 'room'), houseRulesIn([{ text }])], text).toEqual([{ smoking: [false] }, {}])
    for (const text of listed(`No dogs on the beach. | On the beach, dogs are forbidden. | Hunde sind am Strand nicht erlaubt.
      Restoranda sigara içilmez. | С животными вход в ресторан запрещён. | Guide dogs are welcome. | Hot dogs are not served.`))
      expect(houseRulesIn([{ text }]), text).toEqual({})
    expect(houseRulesIn([{ title: 'Beach', text: 'Sand, 200 m. No dogs.' }])).toEqual({})
    for (const [text, pets] of [
      ['Dogs are welcome on the beach.', null],
      ['Haustiere sind in unserem Hotel herzlich willkommen.', null],
      ['No pets, except in the garden rooms.', null],
      ['Pets are allowed, but not in the restaurant.', true],
      ['Haustiere (max. 8 kg) sind erlaubt.', true],
      ['Our small beach hotel cannot take pets.', false],
      ['This adults-only hotel does not accept pets.', false],
      ['No pets except guide dogs.', false],
    ] as const)
      expect(houseRulesIn([{ text }]), text).toEqual({ pets: [pets] })
  })

  test('R2.157: nothing is said of the house that neither the hotel nor a setting states', () => {
    const setting = { ...HOUSE_RULES }
    try {
      for (const name of Object.keys(HOUSE_RULES)) delete (HOUSE_RULES as any)[name]
      const keys = Object.keys(nodeOf({}))
      expect(keys.filter((key) => /check|pets|smok|address/i.test(key))).toEqual([])
      expect(said('Dogs are welcome.')).toEqual([undefined, undefined, true])
    } finally {
      Object.assign(HOUSE_RULES, setting)
    }
  })

  const GASTRONOMY = 'hotels/koy/gastronomy'
  const item = (url: string) => ({ id: 1, title: url, url, hours: [], paid: false })
  function pageOf(url: string, body: object, groups: unknown) {
    const context = contextOf({
      'page/en/hotels/koy': page('hotels/koy', { propertyId: 5 }),
      [`page/en/${GASTRONOMY}`]: page(GASTRONOMY, { id: 7, propertyId: 5 }),
      [`page/en/${url}`]: page(url, { id: 8, propertyId: 5 }),
      'gastronomy/en/7': groups,
    })
    const route = context.routes.find('en', url)!
    return {
      context,
      route,
      breadcrumbs: [],
      url: 'https://x.example/a',
      body: { title: 'Page', sections: [], ...body },
    } as any
  }
  const groups = {
    groups: [
      { code: 'MAIN', title: 'x', items: [item(`${GASTRONOMY}/other`)] },
      { code: 'BAR', title: 'y', items: [item(`${GASTRONOMY}/third`), item(`${GASTRONOMY}/deck`)] },
      { code: 'PATISSERIE', title: 'z', items: [item(`${GASTRONOMY}/cake`)] },
    ],
  }
  test('calls a place what its group is', () => {
    const type = (name: string, all: unknown = groups) =>
      (outlet(pageOf(`${GASTRONOMY}/${name}`, {}, all)) as any)['@type']
    expect(['deck', 'cake', 'other', 'unlisted'].map((name) => type(name))).toEqual([
      ...['BarOrPub', 'CafeOrCoffeeShop', 'Restaurant', 'Restaurant'],
    ])
    expect(type('deck', null)).toBe('Restaurant')
  })

  test('says when a place is open, and whose it is', () => {
    const hours = [
      { label: 'Late', from: '20:00', to: '24:00' },
      { from: '07:00', to: '02:00' },
      { from: '00:00', to: '00:00' },
    ]
    const said = outlet(pageOf(`${GASTRONOMY}/deck`, { outlet: { title: 'Deck', hours, pictures: [] } }, groups)) as any
    expect(said).toMatchObject({
      ...{ '@id': 'https://x.example/a#outlet', name: 'Deck', url: 'https://x.example/a' },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', name: 'Late', opens: '20:00', closes: '23:59' },
        { '@type': 'OpeningHoursSpecification', opens: '07:00', closes: '02:00' },
        // Equal times would say that it is closed.
        { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
      ],
      containedInPlace: { '@type': 'Hotel', name: 'Koy', url: `${SITE.siteUrl}/en/hotels/koy` },
    })
    const bare = outlet(pageOf(`${GASTRONOMY}/deck`, {}, groups)) as any
    expect(bare.name).toBe('Page')
    expect(Object.keys(bare)).not.toContain('openingHoursSpecification')
    expect(Object.keys(bare)).not.toContain('image')
  })

  test('tells of a spa where it is known as a place of a hotel', () => {
    const of = (body: object, propertyId = 5) => {
      const made = pageOf('hotels/koy/spa', body, null)
      return spa({ ...made, route: { ...made.route, propertyId } })
    }
    const known = { outlet: { title: 'Hamam', hours: [], pictures: [] } }
    expect(of(known)).toMatchObject({ '@type': 'DaySpa', name: 'Hamam' })
    expect(of({})).toBeUndefined()
    expect(of(known, 9)).toBeUndefined()
  })
})

/** Values that a record or a setting has to state, each with its property. Addresses and pictures are asked elsewhere. */
function statedIn(value: unknown, property = ''): [string, unknown][] {
  if (/^(?:@|url|logo|image|hasMap|target|unitCode|parentOrganization|result)/.test(property)) return []
  if (Array.isArray(value)) return value.flatMap((each) => statedIn(each, property))
  if (typeof value !== 'object' || !value) return [[property, value]]
  return Object.entries(value).flatMap(([name, each]) => statedIn(each, name))
}

const { checkIn: checkinTime, checkOut: checkoutTime, pets: petsAllowed, smoking: smokingAllowed } = HOUSE_RULES
const SETTINGS = { checkinTime, checkoutTime, petsAllowed, smokingAllowed, addressCountry: 'TR' }
const lettersOf = (text: string) => text.replace(/<[^>]*>|\\n|&nbsp;/g, '').replace(/[^\p{L}\p{N}]/gu, '')

test('R2.157: each value of every hotel and room of the demo is stated by a record of its page or by a setting', async () => {
  const snapshot = await snapshotOf('demo')
  const routes = buildRoutes(snapshot)
  const builder = createViewBuilder(snapshot, routes, SITE)
  const found = routes.all().flatMap((route) => {
    const { view, reads } = builder.page(route)
    const graph = view.head.jsonLd.flatMap((document: any) => document['@graph'])
    const thing = graph.find(({ '@id': id = '' }) => /#(?:hotel|room)$/.test(id))
    if (!thing) return []
    const records = ['properties', ...reads].map((key) => snapshot.get(key)?.value as any)
    const json = JSON.stringify(records, (key, value) => (key === 'readings' ? undefined : value))
    const letters = lettersOf(json + ((view.body as any).tabs ?? []).map(({ text }: { text: string }) => text))
    const isStated = ([property, value]: [string, unknown]) => {
      if (new Map<string, unknown>(Object.entries(SETTINGS)).get(property) === value) return true
      if (property === 'maxValue') return records.some((room) => room?.maxAdults + (room?.maxChildren ?? 0) === value)
      const field = { ratingValue: 'stars', value: 'sizeM2' }[property] ?? property
      if (typeof value === 'number') return json.includes(`"${field}":${value}`)
      if (typeof value === 'boolean') return value && property === 'value'
      return letters.includes(lettersOf(String(value)).slice(property === 'telephone' ? -10 : 0))
    }
    return [statedIn(thing).map((value) => (isStated(value) ? '' : `${view.path} ${value.join(' ')}`))]
  })
  expect([found.length, ...found.flat().filter(Boolean)]).toEqual([570])
})

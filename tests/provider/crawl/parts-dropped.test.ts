import { describe, expect, test } from 'vitest'
import type { PageRecord, PropertiesRecord, RoomRecord } from '../../../src/records/records.ts'
import { crawlFrom, providerOf } from '../../harness/crawl.ts'
import { badRecords, HOSTILE_URLS, hostileText, oneHotel } from '../../worlds/index.ts'
import type { World } from '../../../src/demo/world.ts'
import { listed } from '../../harness/listed.ts'

const ABOUT = 'page/en/hotels/deniz-kizi/about-us'

async function pageAfter(change: (page: any) => void) {
  const world = oneHotel()
  world.editPage('en', 'hotels/deniz-kizi/about-us', change)
  const { snapshot, problems } = await crawlFrom(await providerOf(world))
  return {
    page: snapshot.get(ABOUT)?.value as PageRecord,
    problems: problems.filter(({ resource }) => resource === ABOUT),
  }
}

describe('one wrong part does not cost the page', () => {
  test('of lists, the good items stay in their order and the bad ones are named', async () => {
    const { page, problems } = await pageAfter((each) => {
      const [good] = each.hrefLangs
      each.hrefLangs = [{ locale: 'fr', url: 'x' }, good, null, 5]
      each.metas = [{ name: 'a', content: 5 }, { name: 'b', content: 'B' }, 'x', { name: 'c', content: 'C' }]
      each.heroSlides = 'none'
      each.sessions = [
        {
          id: 1,
          title: 'T',
          hours: [
            { from: 7, to: 8 },
            { from: '07:00', to: '08:00' },
          ],
        },
      ]
    })
    expect(page.alternates.map(({ locale }) => locale)).toEqual(['tr'])
    expect(page.metas.map(({ name }) => name)).toEqual(['b', 'c'])
    expect(page.heroSlides).toEqual([])
    expect(page.sessions).toEqual([{ id: 1, title: 'T', hours: [{ from: '07:00', to: '08:00' }] }])
    expect(problems.map(({ code }) => code)).toEqual(['part-dropped'])
    for (const part of listed(`
      hrefLangs[0] | hrefLangs[2] | hrefLangs[3] | metas[0] | metas[2] | heroSlides | hours[0]`)) {
      expect(problems[0]!.message).toContain(part)
    }
    expect(problems[0]!.message).not.toContain('metas[1]')
  })

  test('of optional fields, the wrong ones are missing', async () => {
    const { page, problems } = await pageAfter((each) => {
      Object.assign(each, { category: 'PAGE', categoryTemplate: 5, gallery: { id: 'x' }, updatedAt: 20260101 })
      each.property = { ...each.property, contact: { phone: 5, email: 'a@b.example', latitude: 91 } }
    })
    expect(page).toMatchObject({ category: '', template: '', contact: { email: 'a@b.example' }, propertyId: 51 })
    expect(page.contact).not.toHaveProperty('phone')
    expect(page.contact).not.toHaveProperty('latitude')
    expect(page).not.toHaveProperty('galleryId')
    expect(page).not.toHaveProperty('updatedAt')
    for (const part of ['category', 'categoryTemplate', 'gallery', 'updatedAt', 'property.contact.phone']) {
      expect(problems[0]!.message).toContain(part)
    }
  })

  test.each([
    ['whole degrees', 51, '36, 31', 'Kemer'],
    ['zeros', 51, '0, 0', 'Kemer'],
    ['one zero', 51, '36.85, 0', 'Kemer'],
    ['exchanged', 51, '30.5634, 36.6026', 'Kemer'],
    ['exchanged, on an island', 51, '28.22, 36.44', 'Faliraki (Griechenland)'],
    ['exchanged, by the address', 51, '35.5921, 31.7184', '40, Dead Sea Road - Sweimeh / Jordan.'],
    ['exchanged, by the catalogue', 29, '31.31, 36.85', undefined],
    ['exchanged, by the address', 51, '35.5921, 31.7184', '40, Dead Sea Road, Jordan'],
    ['exchanged, by the address', 51, '55.28, 25.21', 'Дубай, ОАЭ'],
  ])('coordinates that cannot be the hotel’s, as %s', async (_, id, is, address) => {
    const [latitude, longitude] = is.split(', ').map(Number)
    const { page, problems } = await pageAfter((each) => {
      each.property = { ...each.property, id, contact: { email: 'a@b.example', address, latitude, longitude } }
    })
    expect({ ...page.contact, readings: undefined }).toEqual({ email: 'a@b.example', ...(address && { address }) })
    expect(problems[0]!.message).toContain(`property.contact.latitude (${is}`)
  })

  test.each([
    ['the group’s country', '36.6026, 30.5634', 'Kemer'],
    ['one whole number', '36.6026, 31', 'Kemer'],
    ['another country, which the address names', '31.7184, 35.5921', 'Jordan Valley, Jordan'],
    ['another country, which nothing names', '39.5, 2.75', 'Palma'],
    ['a small country', '35.9, 14.5', 'Sliema, Malta'],
  ])('coordinates in %s stay', async (_, is, address) => {
    const [latitude, longitude] = is.split(', ').map(Number)
    const { page, problems } = await pageAfter((each) => {
      each.property = { ...each.property, contact: { address, latitude, longitude } }
    })
    expect([{ ...page.contact, readings: undefined }, problems]).toEqual([{ address, latitude, longitude }, []])
  })

  test('of sections, a wrong one at any depth', async () => {
    const { page, problems } = await pageAfter((each) => {
      each.contents = {
        bad: 'text',
        good: { title: 'Good', items: [{ title: 'In' }, 5, { title: 'Too', items: [null, { title: 'Deep' }] }] },
      }
    })
    expect(page.sections.map(({ key }) => key)).toEqual(['good'])
    expect(page.sections[0]!.items.map(({ title }) => title)).toEqual(['In', 'Too'])
    expect(page.sections[0]!.items[1]!.items.map(({ title }) => title)).toEqual(['Deep'])
    expect(problems[0]!.message).toMatch(/contents\.bad.*contents\.good\.items\[1\].*items\[2\]\.items\[0\]/s)
  })
})

describe('what a page is made of', () => {
  test('dates that are none are missing', async () => {
    const { page } = await pageAfter((each) => (each.updatedAt = '2026-13-45'))
    expect(page).not.toHaveProperty('updatedAt')
  })

  test('sections come by ordinal, else as listed, and ties keep their order', async () => {
    const { page } = await pageAfter((each) => {
      each.contents = {
        e: { ordinal: 9, title: 'e' },
        b: { title: 'b' },
        a: { ordinal: 1, title: 'a' },
        c: { ordinal: 2, title: 'c' },
      }
    })
    expect(page.sections.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'e'])
  })

  test('text loses control and direction marks, and is text', async () => {
    const { page } = await pageAfter((each) => (each.title = ' <b>A\u0000B\u202EC\u0007</b> '))
    expect(page.title).toBe('<b>ABC</b>')
  })
})

describe('a hotel of wrong records', () => {
  const crawled = async (world: World) => crawlFrom(await providerOf(world))

  test('has no home page where it is wrong, and its other languages stand', async () => {
    const { snapshot, problems } = await crawled(badRecords())
    expect(snapshot.get('page/tr/oteller/bozuk')?.value).toBeTruthy()
    for (const locale of ['en', 'de', 'ru']) {
      expect(snapshot.get(`page/${locale}/hotels/bozuk`)?.value ?? null).toBeNull()
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'record-invalid', resource: `page/${locale}/hotels/bozuk` }),
      )
    }
  })

  test('entries beside good ones are dropped', async () => {
    const { snapshot, problems } = await crawled(badRecords())
    const { hotels } = snapshot.get('properties')!.value as PropertiesRecord
    expect(hotels.map(({ id }) => id)).toEqual([51, 52])
    expect((snapshot.get('rooms/en/52')!.value as RoomRecord[]).map(({ slug }) => slug)).toEqual([
      'sea-room-1',
      'sea-room-2',
    ])
    const dropped = problems.filter(({ code }) => code === 'part-dropped').map(({ resource }) => resource)
    expect(dropped).toEqual(expect.arrayContaining(['properties', 'rooms/en/52', 'rooms/de/52']))
  })

  test('a slug that climbs folders is neither asked for nor kept, and is reported', async () => {
    const { snapshot, problems } = await crawled(badRecords())
    expect([...snapshot.keys()].filter((key) => key.includes('..'))).toEqual([])
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'url-dropped',
        resource: 'rooms/ru/52',
        message: expect.stringContaining('passwd'),
      }),
    )
  })
})

test('every address with a scheme that must not be used is dropped and reported, wherever it stands', async () => {
  const { snapshot, problems } = await crawlFrom(await providerOf(hostileText()))
  const records = JSON.stringify([...snapshot.values()].map(({ value }) => value))
  expect(records).not.toMatch(/"(?:external|site)":"\s*(?:javascript|data|vbscript|file):/i)
  for (const resource of ['page/en/hotels/deniz-kizi', 'menus/en/51']) {
    const { message } = problems.find((each) => each.code === 'url-dropped' && each.resource === resource)!
    for (const url of HOSTILE_URLS) expect(message).toContain(JSON.stringify(url))
  }
})

test.each([
  ['tel:4440558', 'a number'],
  ['hotels/deniz-kizi', 'a page of the site'],
  ['javascript:alert(1)', 'a script'],
])('a booking address that is %s (%s) is left out and reported', async (reservationUrl) => {
  const world = oneHotel()
  world.properties.find(({ id }) => id === 51)!.reservationUrl = reservationUrl
  const { snapshot, problems } = await crawlFrom(await providerOf(world))
  expect((snapshot.get('properties')!.value as PropertiesRecord).hotels[0]).not.toHaveProperty('reservationUrl')
  expect(problems).toContainEqual(expect.objectContaining({ code: 'url-dropped', resource: 'properties' }))
})

test('what a text would show or run of other sites is left out and reported with its field, as are addresses', async () => {
  const world = oneHotel()
  const html =
    '<p>Kept</p><iframe src="https://widget.example/x"></iframe><iframe src="https://www.youtube.com/embed/a"></iframe>' +
    '<script src="https://badge.example/b.js"></script><object data="https://film.example/c.swf"></object>'
  world.editPage('en', '', (page) => {
    page.contents = { intro: { title: 'x', html, link: { text: 'y', url: 'javascript:alert(1)' } } }
  })
  world.properties.find(({ id }) => id === 51)!.reservationUrl = 'ftp://x.example'
  const { problems } = await crawlFrom(await providerOf(world))
  const at = (resource: string) => problems.find((each) => each.code === 'url-dropped' && each.resource === resource)
  const field = ['contents', 'intro', 'html']
  expect(at('page/en/')!.values).toEqual({
    addresses: [
      { address: 'https://widget.example/x', element: 'iframe', field },
      { address: 'https://badge.example/b.js', element: 'script', field },
      { address: 'https://film.example/c.swf', element: 'object', field },
      { address: 'javascript:alert(1)', field: ['contents', 'intro', 'link', 'url'] },
    ],
  })
  expect(at('page/en/')!.message).toContain('contents.intro.html: <iframe> "https://widget.example/x"')
  expect(at('properties')!.values).toEqual({
    addresses: [{ address: 'ftp://x.example', owner: expect.any(String), field: ['reservationUrl'] }],
  })
})

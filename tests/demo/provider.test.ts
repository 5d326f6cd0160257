import { assert, describe, expect, test } from 'vitest'
import type * as wire from '../../src/demo/contract.ts'
import { startProvider } from '../../src/demo/server.ts'
import { oneHotel } from '../worlds/index.ts'
import { useProvider } from './asked-provider.ts'

const { running, get, post } = useProvider()
const json = async <Body>(path: string) => (await get(path)).json() as Promise<Body>
const page = (url: string, lang = 'en') =>
  json<wire.Page>(`/v1/pages/url-lang?property-network-id=2&url=${encodeURIComponent(url)}&lang=${lang}`)

describe('reading', () => {
  test('properties of the network', async () => {
    const properties = await json<wire.Property[]>('/v1/properties/network?property-network-id=2')
    expect(properties.map((each) => each.id)).toEqual([23, 51])
    expect(properties[0]?.propertyNetwork?.id).toBe(2)
    expect(properties[1]).not.toHaveProperty('propertyNetwork')
    expect((await get('/v1/properties/network?property-network-id=3')).status).toBe(404)
    expect((await get('/v1/properties/network')).status).toBe(400)
  })

  test('a page by url and language; the home page is the empty string', async () => {
    expect(await page('')).toMatchObject({ id: 1, url: '', locale: 'en', category: { code: 'HOME' } })
    expect(await page('oteller/deniz-kizi', 'tr')).toMatchObject({ id: 51000, category: { code: 'HOTEL' } })
    expect((await page('hotels/deniz-kizi/rooms', 'ru')).hrefLangs?.map((each) => each.locale)).toEqual([
      'tr',
      'en',
      'de',
      'ru',
    ])
  })

  test('what does not exist in a language answers 404 with status and message', async () => {
    for (const path of [
      '/v1/pages/url-lang?property-network-id=2&url=hotels/deniz-kizi&lang=tr',
      '/v1/rooms/no-such-room?lang=en&property-id=51',
      '/v1/events/publishers/2/slugs/no-such-event?lang=en',
      '/v1/pages/51000/gastronomy?lang=en',
      '/v1/no-such-call',
    ]) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.json()).toEqual({ status: 404, message: expect.any(String) })
    }
  })

  test('extra data of a page by its category', async () => {
    const idOf = async (url: string) => (await page(`hotels/deniz-kizi/${url}`)).id as number
    const gastronomy = await json<wire.Gastronomy>(`/v1/pages/${await idOf('gastronomy')}/gastronomy?lang=en`)
    const item = gastronomy.groups[0]?.items[0]
    assert(item)
    expect(await page(item.url)).toMatchObject({ id: item.id, category: { code: 'OUTLET' } })
    expect(await json(`/v1/pages/${item.id}/outlet?lang=en`)).toMatchObject({ title: item.title })
    const spa = await idOf('spa-and-wellness')
    expect((await json<wire.Spa>(`/v1/pages/${spa}/spa?lang=en`)).treatments).toHaveLength(1)
    expect(await json(`/v1/pages/${spa}/outlet?lang=en`)).toHaveProperty('hours')
    expect(await json(`/v1/pages/${await idOf('contact')}/contact?lang=en`)).toHaveProperty('departments')
    const certificates = await json<wire.Certificates>(
      `/v1/pages/${await idOf('certificates-and-awards')}/certificate?lang=en`,
    )
    expect(certificates.items[0]).toMatchObject({ title: 'Blue flag', year: 2026 })
  })

  test('menus by property', async () => {
    const menus = await json<wire.Menu[]>('/v1/menus?property-id=23&lang=de')
    expect(menus.map((menu) => menu.type)).toEqual(['HEADER', 'FOOTER'])
    expect(await json('/v1/menus?property-id=51&lang=de')).not.toEqual(menus)
  })

  test('region codes are in upper case only where that is asked for', async () => {
    expect((await json<wire.Region[]>('/v1/regions/active?lang=en&case=ucase'))[0]?.code).toBe('KEMER')
    expect((await json<wire.Region[]>('/v1/regions/active?lang=en'))[0]?.code).toBe('kemer')
  })

  test('rooms, one room with more than its summary, and its plans', async () => {
    const [first] = await json<wire.RoomSummary[]>('/v1/rooms?property-id=51&lang=ru')
    assert(first)
    const room = await json<wire.Room>(`/v1/rooms/${first.slug}?lang=ru&property-id=51`)
    expect(room).toMatchObject(first)
    expect(first).not.toHaveProperty('html')
    expect(room).toHaveProperty('html')
    expect(await json(`/v1/rooms/${room.id}/plans?lang=ru`)).toHaveLength(1)
  })

  test('stories, gallery categories and files', async () => {
    expect((await json<wire.Story[]>('/v1/stories?property-id=51&lang=en&platform=WEB_ONLY'))[0]?.items).toHaveLength(3)
    const gallery = (await page('hotels/deniz-kizi/gallery')).gallery?.id
    const categories = await json<wire.GalleryCategory[]>(`/v1/galleries/${gallery}/categories?lang=en`)
    expect(await json(`/v1/galleries/${gallery}/files`)).toHaveLength(4)
    const category = categories[0]?.id
    const ofFirst = await json<wire.GalleryFile[]>(`/v1/galleries/${gallery}/files?category-id=${category}`)
    expect(ofFirst.map((each) => each.categoryId)).toEqual([category, category])
    expect(await json(`/v1/galleries/${gallery}/files?limit=3`)).toHaveLength(3)
    expect((await get(`/v1/galleries/${gallery}/files?limit=many`)).status).toBe(400)
  })

  test('events under their own publisher', async () => {
    const summaries = (await page('entertainment')).events ?? []
    expect(summaries.map((each) => each.publisher.id)).toEqual([2, 23])
    for (const summary of summaries) {
      const path = (publisher: number) => `/v1/events/publishers/${publisher}/slugs/${summary.slug}?lang=en`
      expect(await json(path(summary.publisher.id))).toMatchObject(summary)
      expect((await get(path(99))).status).toBe(404)
    }
  })

  test('lists of an unknown property are empty', async () => {
    for (const path of ['/v1/menus', '/v1/rooms', '/v1/stories'])
      expect(await json(`${path}?property-id=999&lang=en`)).toEqual([])
  })

  test('an unknown language is refused', async () => {
    expect((await get('/v1/menus?property-id=51&lang=fr')).status).toBe(400)
    expect((await get('/v1/menus?property-id=51')).status).toBe(400)
  })
})

describe('conditional requests', () => {
  const path = '/v1/menus?property-id=23&lang=en'

  test('an equal answer is 304 without body, a changed one is not', async () => {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const second = await get(path, { 'if-none-match': etag })
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag])

    running.provider.world.menus.edit([23, 'en'], ([header]) =>
      Object.assign(header?.items[0] ?? {}, { text: 'Changed' }),
    )
    const third = await get(path, { 'if-none-match': etag })
    expect(third.status).toBe(200)
    expect(third.headers.get('etag')).not.toBe(etag)
  })

  test('a provider may know none', async () => {
    const plain = await startProvider(oneHotel(), { etags: false })
    const answer = await fetch(plain.url + path, { headers: { 'if-none-match': '*' } })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null])
    await plain.close()
  })
})

describe('sending', () => {
  const newsletter = { email: 'guest@example.com', propertyId: 51, lang: 'de' }
  const contact = { ...newsletter, fullName: 'Ada', phone: '123', subject: 'Hello', message: '', consent: true }

  test.each([
    ['/v1/web/subscribe-newsletter', newsletter],
    ['/web/contact-form', contact],
  ])('%s takes a valid body and keeps it', async (path, body) => {
    const answer = await post(path, body)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(Object.values(running.provider.world.received).flat()).toContainEqual(body)
  })

  test.each([
    ['/v1/web/subscribe-newsletter', { ...newsletter, email: 'nobody' }],
    ['/v1/web/subscribe-newsletter', { ...newsletter, propertyId: null }],
    ['/v1/web/subscribe-newsletter', 'no json'],
    ['/web/contact-form', { ...contact, consent: false }],
    ['/web/contact-form', { ...contact, subject: ' ' }],
    ['/web/contact-form', { ...contact, lang: 'fr' }],
  ])('%s refuses %j', async (path, body) => {
    const answer = await post(path, body)
    expect([answer.status, ((await answer.json()) as wire.ApiError).status]).toEqual([400, 400])
  })

  test('the wrong method is refused', async () => {
    expect((await get('/web/contact-form')).status).toBe(405)
    expect((await post('/v1/rooms?property-id=51&lang=en', {})).status).toBe(405)
  })
})

describe('pictures', () => {
  const path = '/media/test/3-40x30.png'

  test('come with their type, whole, conditional or in part', async () => {
    const whole = await get(path)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await get(path, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)

    const part = await get(path, { range: 'bytes=6-9' })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(6, 10)])
    expect(part.headers.get('content-range')).toBe(`bytes 6-9/${bytes.length}`)
    const tail = Buffer.from(await (await get(path, { range: 'bytes=-4' })).arrayBuffer())
    expect(tail.equals(bytes.subarray(-4))).toBe(true)
    expect((await get(path, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await get('/media/test/none.png')).status).toBe(404)
  })
})

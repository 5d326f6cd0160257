import { describe, expect, test } from 'vitest'
import type * as wire from '../../src/demo/contract.ts'
import { useProvider } from './asked-provider.ts'
import { listed } from '../harness/listed.ts'

const { running, get, post } = useProvider()
const json = async <Body>(path: string) => (await get(path)).json() as Promise<Body>

describe('reading', () => {
  test('what does not exist in a language answers 404 with status and message', async () => {
    for (const path of listed(`
      /v1/pages/url-lang?property-network-id=2&url=hotels/deniz-kizi&lang=tr | /v1/rooms/no-such-room?lang=en&property-id=51
      /v1/events/publishers/2/slugs/no-such-event?lang=en | /v1/pages/51000/gastronomy?lang=en | /v1/no-such-call`)) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.json()).toEqual({ status: 404, message: expect.any(String) })
    }
  })

  test('region codes are in upper case only where that is asked for', async () => {
    expect((await json<wire.Region[]>('/v1/regions/active?lang=en&case=ucase'))[0]?.code).toBe('KEMER')
    expect((await json<wire.Region[]>('/v1/regions/active?lang=en'))[0]?.code).toBe('kemer')
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

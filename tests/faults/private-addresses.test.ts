/** Nobody is sent, and nothing is fetched, where the provider's answers must not lead. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../../src/config/environment.ts'
import { isAllowed } from '../../src/provider/hosts.ts'
import { keys } from '../../src/snapshot/keys.ts'
import { fetchSource, type Lookup } from '../../src/server/source.ts'
import { crawlFrom, providerOf } from '../harness/crawl.ts'
import { siteOf } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'

/** Addresses of machines in somebody's own network, in every spelling that an address has. */
const PRIVATE = [
  'https://10.0.0.1/x',
  'https://172.16.5.5/x',
  'https://192.168.1.1/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/x',
  'https://0/x',
  'https://167772161/x',
  'https://0x0a000001/x',
  'https://012.0.0.1/x',
  'https://10.1/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  'https://[::]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[::ffff:a00:1]/x',
  'https://[64:ff9b::10.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[ff02::1]/x',
  'https://[2002:a00:1::]/x',
  'https://metadata.google.internal/x',
  'https://printer.local/x',
  'https://intranet/x',
  'https://db.lan./x',
  'https://１０.0.0.1/x',
]
const LOOPBACK = ['http://127.0.0.1/x', 'http://127.1/x', 'http://2130706433/x', 'http://localhost/x', 'http://[::1]/x']
const CREDENTIALS = [
  'https://name@pictures.example/x',
  'https://name:word@pictures.example/x',
  'https://:word@pictures.example/x',
]
const PURPOSES = ['booking', 'media', 'links'] as const

describe('an address', () => {
  test.each([...PRIVATE, ...CREDENTIALS, 'ftp://pictures.example/x'])('%s is allowed for nothing', (address) => {
    for (const purpose of PURPOSES) {
      for (const provider of ['https://api.example.com', 'http://127.0.0.1:3000']) {
        expect(isAllowed(new URL(address), purpose, provider), `${purpose} ${provider}`).toBe(false)
      }
    }
  })

  test.each(LOOPBACK)('%s is allowed to a provider on this machine alone', (address) => {
    const provider = 'http://127.0.0.1:3000'
    expect(PURPOSES.map((purpose) => isAllowed(new URL(address), purpose, provider))).toEqual([true, false, true])
    const itself = Object.assign(new URL(address), { port: '3000' })
    expect(PURPOSES.map((purpose) => isAllowed(itself, purpose, provider))).toEqual([true, true, true])
    for (const purpose of PURPOSES) {
      expect(isAllowed(new URL(address), purpose, 'https://api.example.com')).toBe(false)
      expect(isAllowed(new URL(address), purpose, 'http://10.0.0.5')).toBe(false)
    }
  })

  test('of a booking site or a picture begins with https; a link need not', () => {
    const allowed = (purpose: (typeof PURPOSES)[number], address: string) =>
      isAllowed(new URL(address), purpose, 'https://api.example.com')
    expect(PURPOSES.map((purpose) => allowed(purpose, 'https://www.example.com/x'))).toEqual([true, true, true])
    expect(PURPOSES.map((purpose) => allowed(purpose, 'http://www.example.com/x'))).toEqual([false, false, true])
  })

  test('is of a host that is listed, where there is a list', () => {
    const { hosts } = readEnvironment({
      BOOKING_HOSTS: 'booking.example.com, *.rooms.example',
      MEDIA_HOSTS: '10.0.0.9',
    })
    const allowed = (purpose: (typeof PURPOSES)[number], address: string) =>
      isAllowed(new URL(address), purpose, 'https://api.example.com', hosts)
    expect(allowed('booking', 'https://booking.example.com/x')).toBe(true)
    expect(allowed('booking', 'https://BOOKING.example.com:8443/x')).toBe(true)
    expect(allowed('booking', 'https://a.rooms.example/x')).toBe(true)
    for (const other of ['rooms.example', 'xrooms.example', 'booking.example.com.evil.example', 'evil.example']) {
      expect(allowed('booking', `https://${other}/booking.example.com`), other).toBe(false)
    }
    // An operator may name what is private; a list for one purpose says nothing of another.
    expect(allowed('media', 'https://10.0.0.9/x')).toBe(true)
    expect(allowed('media', 'https://pictures.example/x')).toBe(false)
    expect(allowed('links', 'https://anywhere.example/x')).toBe(true)
  })

  test.each(['https://x.example', 'x.example/path', 'a b|c', '*', '.example'])('%s is no host to list', (value) => {
    expect(() => readEnvironment({ MEDIA_HOSTS: value })).toThrow('MEDIA_HOSTS')
  })
})

describe('a build', () => {
  test('leaves out booking sites, links, breadcrumbs and pictures where they must not be, and says so', async () => {
    const world = oneHotel()
    const bad = [...PRIVATE, ...CREDENTIALS]
    world.editPage('en', 'about-us', (page) => {
      page.heroSlides = bad.map((sourceUrl, id) => ({ id: id + 1, type: 'IMAGE', file: { sourceUrl }, url: sourceUrl }))
      page.breadcrumbs = bad.map((url) => ({ text: 'Crumb', url, active: false }))
      page.contents = { text: { html: bad.map((url) => `<a href="${url}">link</a><img src="${url}">`).join('') } }
    })
    world.menus.edit([23, 'en'], ([header]) => {
      header!.items.push(...bad.map((url, index) => ({ id: 900 + index, text: 'Item', url })))
    })
    for (const [index, reservationUrl] of [...bad, 'http://booking.example/x'].entries()) {
      world.properties.push({ id: 800 + index, name: `Hotel ${index}`, slug: `hotel-${index}`, reservationUrl })
    }
    const site = await siteOf(world)
    const written = JSON.stringify([...site.manifest.pages.keys(), ...site.manifest.sources.values()])
    const pages = await Promise.all(['/en', '/en/about-us', '/en/hotels/deniz-kizi'].map((path) => site.html(path)))
    for (const text of [written, ...pages]) {
      expect(text).not.toMatch(
        /10\.0\.0\.|169\.254|192\.168|metadata\.google|pictures\.example|printer\.local|\[f[de]|http:\/\/booking/,
      )
    }
    const dropped = site.report.problems.filter(({ code }) => code === 'url-dropped').map(({ resource }) => resource)
    expect(dropped).toEqual(expect.arrayContaining(['page/en/about-us', 'menus/en/23', 'properties']))
  })

  test('with other lists asks anew for what it had', async () => {
    const provider = await providerOf(oneHotel())
    const first = await crawlFrom(provider)
    const same = await crawlFrom(provider, first.snapshot)
    expect(same.counts.notModified).toBeGreaterThan(100)
    const listed = await crawlFrom(provider, first.snapshot, { hosts: { booking: ['other.example'] } })
    expect(listed.counts.notModified).toBe(0)
    const hotels = (snapshot: typeof first.snapshot) => (snapshot.get(keys.properties())!.value as any).hotels
    expect(hotels(first.snapshot)[0].reservationUrl).toBeTruthy()
    expect(hotels(listed.snapshot)[0].reservationUrl).toBeUndefined()
  })
})

describe('a picture', () => {
  /** A provider on this machine that redirects as it is told. */
  async function provider(location: (turn: number) => string) {
    let turns = 0
    const server = createServer((_request, response) => {
      const to = location(turns++)
      if (to === '') response.end('picture')
      else response.writeHead(302, { location: to }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test.each([...PRIVATE, 'file:///etc/passwd', 'ftp://pictures.example/x', 'http://pictures.example/x'])(
    'is not fetched from %s, named or redirected to',
    async (address) => {
      const providerUrl = await provider(() => new URL(address).href)
      await expect(fetchSource(address, { providerUrl })).rejects.toThrow('may not be asked')
      await expect(fetchSource('/picture.png', { providerUrl })).rejects.toThrow('may not be asked')
    },
  )

  test('is not fetched from a public name that leads into a private network, also where only one of its addresses does', async () => {
    const asked: string[] = []
    const lookup = ((hostname: string, _options: object, done: (error: null, addresses: object[]) => void) => {
      asked.push(hostname)
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '::ffff:10.0.0.1', family: 6 },
      ])
    }) as unknown as Lookup
    const providerUrl = await provider((turn) => (turn === 0 ? 'https://rebound.example/x' : ''))
    const options = { providerUrl, lookup }
    await expect(fetchSource('https://pictures.example/x', options)).rejects.toThrow('private network')
    await expect(fetchSource('/picture.png', options)).rejects.toThrow('private network')
    expect(asked).toEqual(['pictures.example', 'rebound.example'])
  })

  test('is fetched through a redirect of the provider to itself, and not round and round', async () => {
    const providerUrl = await provider((turn) => (turn < 2 ? '/elsewhere.png' : ''))
    expect(Buffer.from(await fetchSource('/picture.png', { providerUrl })).toString()).toBe('picture')
    const loop = await provider(() => '/again.png')
    await expect(fetchSource('/picture.png', { providerUrl: loop })).rejects.toThrow('again and again')
  })
})

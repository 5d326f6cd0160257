/** Nobody is sent, and nothing is fetched, where the provider's answers must not lead. */
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { keys } from '../../src/records/keys.ts'
import { fetchSource, type Lookup } from '../../src/provider/media/source.ts'
import { crawlFrom, providerOf } from '../harness/crawl.ts'
import { siteOf } from '../harness/site.ts'
import { CREDENTIALS, PRIVATE } from '../provider/addresses.ts'
import { makeWorld, oneHotel } from '../worlds/index.ts'
import { listening } from '../harness/listening.ts'

describe('a build', () => {
  test('leaves out booking sites, links, breadcrumbs and pictures where they must not be, and says so', async () => {
    const world = makeWorld({ langs: ['tr', 'en'] })
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
    return listening(server)
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
    const { content } = await fetchSource('/picture.png', { providerUrl })
    expect(Buffer.from(content).toString()).toBe('picture')
    const loop = await provider(() => '/again.png')
    await expect(fetchSource('/picture.png', { providerUrl: loop })).rejects.toThrow('again and again')
  })
})

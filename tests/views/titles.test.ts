import { describe, expect, test } from 'vitest'
import type { Room } from '../../src/demo/contract.ts'
import { parsePictureUrl } from '../../src/routes/pictures.ts'
import { siteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

const ROOM = '/en/hotels/deniz-kizi/rooms/sea-room-1'
const worldOf = () => makeWorld({ langs: ['tr', 'en'] })

/** A site whose room has these metas, and no text but this. */
async function withRoom(room: Partial<Room>): Promise<WorldSite> {
  const world = worldOf()
  world.editRoom(51, 'en', 'sea-room-1', (each) => void Object.assign(each, { html: null, metas: [], ...room }))
  return siteOf(world, { plain: true })
}

async function head(site: WorldSite, path: string) {
  const dom = await site.dom(path)
  return {
    title: dom.querySelector('title')!.text,
    description: dom.querySelector('meta[name="description"]')!.getAttribute('content')!,
  }
}

describe('a description', () => {
  test.each([
    ['few words', 'Above the harbour'],
    ['many words', 'Stone and lime, '.repeat(20).trim()],
  ])('R2.158 that the provider gives in %s is shown as written', async (_, content) => {
    const site = await withRoom({
      metas: [
        { name: 'description', content: ' ' },
        { property: 'Description', content },
      ],
    })
    expect((await head(site, ROOM)).description).toBe(content)
  })

  test('that is missing is made of what the page shows, and is never longer than a result shows', async () => {
    const site = await withRoom({ text: 'Stone and lime, '.repeat(20) })
    const { description } = await head(site, ROOM)
    expect(description).toMatch(/^Stone and lime, .*…$/)
    expect(description.length).toBeLessThanOrEqual(155)
  })
})

describe('the picture for sharing', () => {
  const CHOSEN = '/media/test/61-1200x630.png'
  const imageOf = async (metas: Room['metas']) => {
    const site = await withRoom({ metas })
    const tags = (await site.dom(ROOM)).querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]')
    const of = Object.fromEntries(tags.map(({ attrs }) => [attrs.property ?? attrs.name, attrs.content!]))
    const path = new URL(of['og:image']!).pathname
    return { of, path, source: site.manifest.sources.get(parsePictureUrl(path)?.id ?? '')?.source, site }
  }

  test.each([
    ['relative', [{ property: 'og:image', content: CHOSEN }]],
    ['without a slash', [{ property: 'og:image:url', content: CHOSEN.slice(1) }]],
    ['as a name', [{ name: ' OG:Image:secure_url', property: '', content: CHOSEN }]],
    [
      'second to one of no allowed host',
      [
        { property: 'og:image', content: 'https://10.0.0.1/x.jpg' },
        { property: 'og:image', content: CHOSEN },
      ],
    ],
  ])('R2.158 that an editor chose is the page’s, at an address of the site (%s)', async (_, metas) => {
    const { of, source } = await imageOf([...metas, { name: 'twitter:image', content: 'https://10.0.0.1/x.jpg' }])
    expect(source).toBe(CHOSEN)
    expect(of).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
    expect(of['og:image:alt']).not.toBe('')
    expect(JSON.stringify(of)).not.toContain('10.0.0.1')
  })

  test('R2.158 has the editor’s words', async () => {
    const metas = [CHOSEN, 'The quay'].map((content, at) => ({ property: ['og:image', 'og:image:alt'][at]!, content }))
    expect((await imageOf(metas)).of['og:image:alt']).toBe('The quay')
  })

  test('R2.158 of no allowed host is a finding, and the page’s own is drawn', async () => {
    const { path, site } = await imageOf([{ property: 'og:image', content: 'https://10.0.0.1/x.jpg' }])
    expect(path).toMatch(/^\/img\/share\//)
    const found = site.report.problems.filter(({ code }) => code === 'url-dropped')
    expect(JSON.stringify(found)).toContain('10.0.0.1/x.jpg')
  })
})

test('a page of the group is titled with its name, where that is shown whole', async () => {
  const world = worldOf()
  world.editPage('en', 'about-us', (page) => void (page.title = 'About us'))
  const long = 'Everything that can be bought between the mountains and the sea'
  world.editPage('en', 'entertainment', (page) => void (page.title = long))
  const site = await siteOf(world, { plain: true })
  expect((await head(site, '/en/about-us')).title).toMatch(/^About us \| .+/)
  expect((await head(site, '/en/entertainment')).title).toBe(long)
})

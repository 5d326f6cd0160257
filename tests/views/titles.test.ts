import { describe, expect, test } from 'vitest'
import type { Room } from '../../src/demo/contract.ts'
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
    const site = await withRoom({ metas: [{ name: 'description', content }] })
    expect((await head(site, ROOM)).description).toBe(content)
  })

  test('that is missing is made of what the page shows, and is never longer than a result shows', async () => {
    const site = await withRoom({ text: 'Stone and lime, '.repeat(20) })
    const { description } = await head(site, ROOM)
    expect(description).toMatch(/^Stone and lime, .*…$/)
    expect(description.length).toBeLessThanOrEqual(155)
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

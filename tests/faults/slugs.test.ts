/** Slugs, ids and depths that no page may have: nothing of them becomes a file or an address, and the rest of the site is published. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileOf, isSafeUrl } from '../../src/routes/paths.ts'
import { siteOf } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { HOSTILE_SLUGS } from './slugs.ts'
import { emptyFolder } from '../harness/folder.ts'

test('hostile slugs of pages, rooms, events, hotels, outlets and regions make no file elsewhere, and every page is served', async () => {
  const folder = await emptyFolder()
  const world = makeWorld({ langs: ['tr', 'en'] })
  const about = world.pages.get('en', 'about-us')!
  const room = world.rooms.get(51, 'en')![0]!
  const [event] = [...world.events.rows()]
  for (const [index, slug] of HOSTILE_SLUGS.entries()) {
    const id = 70_000 + index
    for (const url of [slug, `hotels/${slug}`, `hotels/deniz-kizi/${slug}`, `${slug}/rooms`]) {
      world.addPage({ ...about, id, url, locale: 'en', hrefLangs: [{ locale: 'tr', url }], title: `Title ${index}` })
    }
    world.rooms.edit(
      [51, 'en'],
      (rooms) => void rooms.push({ ...room, id, slug, hrefLangs: [{ locale: 'de', url: slug, slug }] }),
    )
    world.addEvent('en', { ...event!, id, slug, hrefLangs: [] })
    world.editPage('en', '', (page) => void (page.events ??= []).push({ ...event!, id, slug }))
    world.properties.push({ id, name: `Hotel ${index}`, slug, reservationUrl: `https://booking.example/${index}` })
    world.regions.edit(
      ['en'],
      (regions) => void regions.push({ code: slug || 'X', name: 'Region', slug, url: `turkish-riviera/${slug}` }),
    )
    world.gastronomies.edit(
      [51002, 'en'],
      ({ groups }) => void groups[0]!.items.push({ id, slug, url: slug, title: 'Outlet' }),
    )
    world.menus.edit([23, 'en'], ([header]) => void header!.items.push({ id, text: `Item ${index}`, url: slug }))
  }
  const site = await siteOf(world, { plain: true, distFolder: join(folder, 'dist') })
  expect(await readdir(folder)).toEqual(['dist'])

  const codes = new Set(site.report.problems.map(({ code }) => code))
  expect(codes).toContain('url-dropped')
  for (const path of site.manifest.pages.keys()) {
    expect(path).toMatch(/^\/(?:[\p{L}\p{N}_~-][\p{L}\p{N}\p{M}._~-]*(?:\/|$))*$/u)
    expect(path).not.toMatch(/\.html?$|^\/(?:img|file|hooks|edge|healthz|_astro)(?:\/|$)/i)
  }
  const files = await readdir(join(folder, 'dist'), { recursive: true })
  expect(files.filter((file) => /\.\.|outside|htaccess|passwd/.test(file))).toEqual([])
  const { url, close } = await site.serve()
  onTestFinished(close)
  for (const path of site.paths) {
    expect((await stat(join(folder, 'dist', fileOf(path)))).isFile()).toBe(true)
    const answer = await fetch(url + encodeURI(path), { redirect: 'manual' })
    expect(answer.status, path).toBe(200)
    expect([...answer.headers.keys()], path).not.toContain('set-cookie')
    await answer.body?.cancel()
  }
  // The good ones among them are pages.
  expect(site.paths).toEqual(
    expect.arrayContaining(['/en/__proto__', '/en/constructor', '/en/hotels/deniz-kizi/rooms/toString']),
  )
  expect(Reflect.ownKeys(Object.prototype).map(String)).not.toContain('polluted')
})

test('no slug is longer than a file system takes, in whatever alphabet', () => {
  for (const letter of ['a', 'ş', 'я', '很']) {
    expect(isSafeUrl(letter.repeat(50))).toBe(true)
    const longest = Array.from({ length: 400 }, (_, index) => letter.repeat(index + 1)).findLast(isSafeUrl)!
    expect(Buffer.byteLength(`${longest}.html.new`)).toBeLessThanOrEqual(255)
  }
})

test('what is nested without end costs what is nested, and not the page', async () => {
  const world = makeWorld({ langs: ['en', 'tr'] })
  const deepHtml = `${'<div><b>'.repeat(20_000)}Innermost`
  world.outlets.edit([51601, 'en'], (outlet) => void (outlet.html = deepHtml))
  const site = await siteOf(world)
  const about = world.pages.get('en', 'about-us')!
  const levels = 50_000
  const deep = Array.from({ length: levels }, (_, level) => `{"title":"Level ${level}","items":[`).join('')
  const contents = `{"deep":${deep}${']}'.repeat(levels)}}`
  const body = JSON.stringify({ ...about, contents: 'CONTENTS' }).replace('"CONTENTS"', contents)
  site.provider.faults = ({ query }) => (query.url === 'about-us' && query.lang === 'en' ? { body } : undefined)
  const { dom, report } = await site.rebuild()
  const page = await dom('/en/about-us')
  expect(page.querySelector('main')?.text).toContain('Level 4')
  expect(page.text).not.toContain('Level 10')
  expect(report.problems).toContainEqual(
    expect.objectContaining({
      code: 'part-dropped',
      resource: 'page/en/about-us',
      message: expect.stringContaining('nested too deep'),
    }),
  )
})

import { expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../src/demo/contract.ts'
import type { World } from '../../../src/demo/world.ts'
import { siteOf } from '../../harness/site.ts'
import { SITE } from '../../harness/settings.ts'
import * as worlds from '../../worlds/index.ts'
import { SEARCH_CHECKS } from './index.ts'
import { searchSite } from './site.ts'

/** One language of a page, and a whole page, that nobody should find. */
function hidden(): World {
  const world = worlds.oneHotel()
  const robots = [{ name: 'robots', content: 'noindex, follow' }]
  world.editPage('de', 'hotels/deniz-kizi', (page) => void (page.metas = robots))
  world.editRoom(51, 'en', 'sea-room-1', (room) => void (room.metas = robots))
  for (const lang of LANGS)
    world.editPage(lang, lang === 'tr' ? 'hakkimizda' : 'about-us', (page) => void (page.metas = robots))
  return world
}

test('languages that the provider pairs crosswise are told to search engines only where all agree', async () => {
  const world = worlds.oneHotel()
  const pair = (lang: Lang, url: string, others: Partial<Record<Lang, string>>) =>
    world.editPage(lang, url, (page) => {
      page.hrefLangs = Object.entries({ ...others, [lang]: url }).map(([locale, each]) => ({
        locale: locale as Lang,
        url: each,
      }))
    })
  pair('tr', 'hakkimizda', { en: 'about-us', de: 'contact' })
  pair('en', 'about-us', { tr: 'hakkimizda', de: 'about-us' })
  pair('de', 'about-us', { tr: 'hakkimizda', en: 'about-us' })
  pair('de', 'contact', { tr: 'hakkimizda', en: 'contact' })
  const site = await searchSite(await siteOf(world), SITE.siteUrl)
  expect(site.pages.get('/hakkimizda')!.alternates.map(({ hreflang }) => hreflang)).toContain('en')
  expect(SEARCH_CHECKS.flatMap((check) => check.faults(site))).toEqual([])
})

test('a page that is kept out is named by no language, and names none', async () => {
  const site = await searchSite(await siteOf(hidden()), SITE.siteUrl)
  expect(site.pages.get('/de/hotels/deniz-kizi')).toMatchObject({ robots: 'noindex, follow', alternates: [] })
  const named = [...site.pages.values()].flatMap(({ alternates }) => alternates.map(({ href }) => href))
  expect(
    named.filter((href) =>
      /\/de\/hotels\/deniz-kizi$|^(?:\/\w\w)?\/(?:about-us|hakkimizda)$/.test(new URL(href).pathname),
    ),
  ).toEqual([])
  expect(SEARCH_CHECKS.flatMap((check) => check.faults(site))).toEqual([])
})

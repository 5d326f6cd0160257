/** Translations that fall behind their Turkish text: all of them are known, and nothing that is in order. */
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../src/demo/contract.ts'
import type { World } from '../../../src/demo/world.ts'
import { textsOf } from '../../../src/desk/comparisons/record-texts.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { publisherOf } from '../../harness/publisher.ts'
import { siteOf } from '../../harness/site.ts'

const OTHERS = LANGS.filter((lang) => lang !== 'tr')

/** Addresses of each page by its id and language. */
function pagesOf(world: World): Map<number, Partial<Record<Lang, string>>> {
  const pages = new Map<number, Partial<Record<Lang, string>>>()
  for (const { id, locale, url } of world.pages.rows()) pages.set(id, { ...pages.get(id), [locale]: url })
  return pages
}

const introOf = (id: number, locale: Lang) => ({ thing: `page/${id}`, locale, places: ['sections/intro/title'] })

async function publishedWorld() {
  const site = await siteOf('oneHotel', { plain: true })
  const { world } = site.provider
  const { translations, history } = openState(site.stateFolder)
  const publisher = publisherOf(site)
  const stale = () => translations.stale().map(({ thing, locale }) => `${thing} ${locale}`)
  return { world, publish: (request = {}) => publisher.publish(request), translations, history, stale }
}

test('all that fell behind are known among edits of other kinds; translated or dismissed ones are gone', async () => {
  const { world, publish, translations, history, stale } = await publishedWorld()
  expect(stale(), 'after the first publish').toEqual([])

  const behind: { id: number; lang: Lang; url: string }[] = []
  let place = 0
  for (const [id, urls] of pagesOf(world)) {
    place++
    if (place % 7 === 0) {
      // What is no text, and a text of another language alone.
      world.editPage('tr', urls.tr!, (page) => {
        page.updatedAt = '2027-05-05T05:05:05Z'
        for (const section of Object.values(page.contents!)) section.ordinal = -section.ordinal!
        for (const { file } of page.options ?? []) if (file) file.sourceUrl = '/x.jpg'
        page.metas!.push({ name: 'robots', content: 'noarchive' })
        page.breadcrumbs = [{ text: 'Elsewhere', url: '', active: true }]
      })
      world.editPage('de', urls.de!, (page) => void (page.title += ' neu'))
      continue
    }
    const edit = (lang: Lang) =>
      world.editPage(lang, urls[lang]!, (page) => void (page.contents!.intro!.title += ` ${id}`))
    edit('tr')
    OTHERS.forEach((lang, index) => {
      if ((place + index) % 5 === 0) edit(lang)
      else behind.push({ id, lang, url: urls[lang]! })
    })
  }
  expect(behind.length).toBeGreaterThanOrEqual(40)
  const named = (list: typeof behind) => list.map(({ id, lang }) => `page/${id} ${lang}`).sort()
  await publish()
  expect(stale().sort()).toEqual(named(behind))
  await publish()
  expect(stale().sort(), 'of the same state').toEqual(named(behind))

  const [translated, dismissed, left] = [0, 1, 2].map((rest) => behind.filter((_, index) => index % 3 === rest))
  for (const { lang, url } of translated!)
    world.editPage(lang, url, (page) => void (page.contents!.intro!.title = 'Translated'))
  for (const { id, lang } of dismissed!)
    expect(await translations.dismiss(introOf(id, lang), { by: 'Ayşe' })).toBe(true)
  expect(await translations.dismiss(introOf(dismissed![0]!.id, dismissed![0]!.lang), { by: 'Bora' })).toBe(false)
  await publish()
  expect(stale().sort()).toEqual(named(left!))
  const lines = history.lines().filter(({ what }) => what === 'dismissed')
  expect(lines.map(({ by, details }) => `${by}: ${details.thing as string} ${details.locale as string}`)).toEqual(
    dismissed!.map(({ id, lang }) => `Ayşe: page/${id} ${lang}`),
  )

  const urls = pagesOf(world)
  for (const { id } of dismissed!) world.editPage('tr', urls.get(id)!.tr!, (page) => void (page.title += ' once more'))
  await publish()
  const again = [...new Set(dismissed!.map(({ id }) => id))].flatMap((id) => OTHERS.map((lang) => `page/${id} ${lang}`))
  expect(stale().sort()).toEqual([...new Set([...again, ...named(left!)])].sort())
})

describe('of one hotel', () => {
  const first = (world: World) => {
    const [room] = world.rooms.get(51, 'tr')!
    return { room: room!, slugIn: (lang: Lang) => world.rooms.get(51, lang)!.find(({ id }) => id === room!.id)!.slug }
  }

  test('any kind of record falls behind, a room once though lists repeat it', async () => {
    const { world, publish, stale } = await publishedWorld()
    const { room } = first(world)
    world.editRoom(51, 'tr', room.slug, (each) => void (each.html = `<p>Yeni <b>oda</b></p>`))
    world.menus.edit([51, 'tr'], ([menu]) => void (menu!.items[0]!.text += ' yeni'))
    world.stories.edit([51, 'tr'], ([story]) => void (story!.title += ' yeni'))
    world.regions.edit(['tr'], ([region]) => void (region!.name += ' yeni'))
    await publish()
    const things = ['menus/51', 'regions', `room/51/${room.id}`, 'stories/51']
    expect(stale().sort()).toEqual(things.flatMap((thing) => ['de', 'en', 'ru'].map((lang) => `${thing} ${lang}`)))
  })

  test('since when, and the text that was translated, stay the first ones until it is that text again', async () => {
    const { world, publish, translations } = await publishedWorld()
    const { room, slugIn } = first(world)
    const before = room.name
    const rename = (lang: Lang, name: string) =>
      world.editRoom(51, lang, slugIn(lang), (each) => void (each.name = name))
    const told = { changes: [{ resource: 'room', id: room.id, propertyId: 51 }] }
    rename('tr', 'Birinci')
    await publish(told)
    const [once] = translations.stale()
    expect(once).toMatchObject({ thing: `room/51/${room.id}`, texts: { name: before } })
    rename('tr', 'İkinci')
    rename('de', 'Zweites')
    await publish(told)
    expect(translations.stale().map(({ locale, since, texts }) => [locale, since, texts])).toEqual(
      ['en', 'ru'].map((lang) => [lang, once!.since, { name: before }]),
    )
    rename('tr', before)
    await publish(told)
    expect(translations.stale().map(({ locale, texts }) => [locale, texts])).toEqual([['de', { name: 'İkinci' }]])
  })

  test('a language that has no such thing is not behind; what is removed leaves', async () => {
    const { world, publish, stale } = await publishedWorld()
    const page = [...pagesOf(world)].find(([, { tr }]) => tr === 'hakkimizda' || tr === 'about-us')!
    const [id, urls] = page
    world.pages.delete('ru', urls.ru!)
    await publish()
    world.editPage('tr', urls.tr!, (each) => void (each.title += ' yeni'))
    await publish()
    expect(stale().sort()).toEqual([`page/${id} de`, `page/${id} en`])
    world.pages.delete('en', urls.en!)
    await publish()
    expect(stale()).toEqual([`page/${id} de`])
    world.pages.delete('tr', urls.tr!)
    await publish()
    expect(stale()).toEqual([])
  })

  test('a new address is no new text', async () => {
    const { world, publish, stale } = await publishedWorld()
    const { room, slugIn } = first(world)
    world.editRoom(51, 'tr', room.slug, (each) => void (each.text = 'Yeni metin'))
    await publish()
    expect(stale()).toHaveLength(3)
    world.editRoom(51, 'de', slugIn('de'), (each) => void (each.slug = 'ein-anderer-name'))
    await publish()
    expect(stale()).toHaveLength(3)
    world.editRoom(51, 'de', 'ein-anderer-name', (each) => void (each.text = 'Neuer Text'))
    await publish()
    expect(stale().sort()).toEqual([`room/51/${room.id} en`, `room/51/${room.id} ru`])
  })
})

test('texts of a record go by what they are of, and hold neither addresses nor markup', () => {
  const texts = textsOf({
    ...{ id: 7, url: 'a/b', title: ' Başlık ', category: 'HOTEL', updatedAt: '2027', template: 'main' },
    sections: [{ key: 'intro', layout: 'TEXT', html: ['<p>Bir ', { target: { site: 'x' }, inner: ['iki'] }, '</p>'] }],
    slides: [{ id: 3, file: { id: 'f', source: '/x.jpg', alt: 'Resim' }, text: '' }],
    metas: [
      { name: 'robots', content: 'noindex' },
      { name: 'description', content: 'Özet' },
    ],
    events: [{ id: 1, title: 'Konser' }],
    features: [{ label: 'Manzara', value: 'Deniz' }],
  })
  expect(Object.fromEntries(texts)).toEqual({
    title: 'Başlık',
    'sections/intro/html': 'Bir iki',
    'slides/3/file/alt': 'Resim',
    'metas/description': 'Özet',
    'features/0/label': 'Manzara',
    'features/0/value': 'Deniz',
  })
})

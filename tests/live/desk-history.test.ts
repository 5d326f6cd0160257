/** The desk's history: who wrote what, whom and which days it can be asked for, and pages wherever they stood. */
import { parse, type HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { openDeskSite, PERSON, type DeskSite } from '../harness/desk.ts'

let desk: DeskSite
let cookie: string
const AUTHOR = 'Elif <b>Demir</b>'
const { history: m, pageHistory, reasons } = deskMessages.tr

beforeAll(async () => {
  desk = await openDeskSite()
  cookie = await desk.enter()
})
afterAll(() => desk?.close())

async function shown(path: string): Promise<HTMLElement> {
  const answer = await desk.ask(path, {}, cookie)
  expect(answer.status, path).toBe(200)
  return parse(await answer.text())
}

const texts = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(selector).map((each) => each.text.replace(/\s+/g, ' ').trim())
const linesOf = (page: HTMLElement) => texts(page, 'section:first-of-type .lines > li')

async function changeAs(author: string | undefined, title: string): Promise<void> {
  desk.site.provider.world.editPage('en', 'about-us', (page) => void (page.title = title))
  desk.server.jobs.add([{ resource: 'page', url: 'about-us', lang: 'en' }], { author })
  await desk.server.jobs.idle()
}

test('a change names its author of the content system, and the history can be asked for that person', async () => {
  await changeAs(AUTHOR, 'Written by Elif')
  await changeAs(undefined, 'Written by somebody')
  await desk.server.desk.approve(desk.server.desk.waiting()!, PERSON)
  const whole = await shown('/desk/history')
  const line = linesOf(whole).find((text) => text.includes('Demir'))
  expect(line).toMatch(/^2\. sürüm onaya sunuldu, \d+ sayfa farklı \(içerik sisteminde Elif/)
  expect(whole.querySelectorAll('main b')).toEqual([])
  expect(line).toContain(AUTHOR)
  expect(line).toContain(`${reasons.kinds.page} “Written by`)
  const people = texts(whole, 'select[name=who] option')
  expect(people).toEqual(expect.arrayContaining([AUTHOR, PERSON]))

  const only = await shown(`/desk/history?${new URLSearchParams({ who: AUTHOR })}`)
  expect(linesOf(only)).toEqual([line])
  expect(only.querySelector('select option[selected]')!.getAttribute('value')).toBe(AUTHOR)
  const hers = await shown(`/desk/history?${new URLSearchParams({ who: PERSON })}`)
  expect(linesOf(hers).length).toBe(2)
  for (const text of linesOf(hers)) expect(text).toContain(PERSON)
  expect(linesOf(await shown('/desk/history?who=nobody'))).toEqual([])
  expect(texts(whole, 'tbody td:nth-child(2)'), 'who, in the table of publishes').toEqual(
    expect.arrayContaining([`içerik sisteminde ${AUTHOR}`]),
  )
  const oldest = linesOf(whole).at(-1)
  expect(linesOf(await shown('/desk/history?from=1')), 'beyond the end').toContain(oldest)
})

test('the history can be asked for days of Istanbul, both included', async () => {
  const at = (iso: string, codes: string[]) =>
    desk.state.history.add({ at: iso, what: 'refused', by: 'build', details: { codes } })
  await at('2026-05-01T20:59:59.000Z', ['pages-lost'])
  await at('2026-05-01T21:00:00.000Z', ['home-lost'])
  await at('2026-05-03T20:59:59.000Z', ['links-broken'])
  await at('2026-05-03T21:00:00.000Z', ['pages-faulty'])
  const found = linesOf(await shown('/desk/history?since=2026-05-02&until=2026-05-03')).join('\n')
  for (const [code, isThere] of [
    ['pages-lost', false],
    ['home-lost', true],
    ['links-broken', true],
    ['pages-faulty', false],
  ] as const)
    expect(found.includes(deskMessages.tr.problems[code]), code).toBe(isThere)
  for (const query of ['since=x', 'until=2026-02-30', 'since=9999-99-99'])
    expect(linesOf(await shown(`/desk/history?${query}`)).length, query).toBeGreaterThan(0)
})

test('what was taken back waits again without being submitted by who went back, and keeps its submitter', async () => {
  const taken = (await desk.state.releases.live())!
  const [first] = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive).slice(-1)
  await desk.server.desk.undo(first!, 'Bora')
  const whole = linesOf(await shown('/desk/history'))
  const again = whole.find((text) => text.startsWith(`${taken.number}. sürüm yeniden onay bekliyor`))!
  expect(again).toMatch(/dönüldü \(Bora\)/)
  expect(again).not.toMatch(/sunuldu/)
  expect(whole.filter((text) => /sunuldu/.test(text) && text.includes('Bora'))).toEqual([])
  expect(linesOf(await shown('/desk/history?who=Bora'))).toHaveLength(1)
  const card = texts(await shown('/desk'), '.card').join()
  expect(card).toContain(deskMessages.tr.overview.withdrawn('Bora'))
  expect(card.split('Bora')).toHaveLength(2)
})

test('a page is followed to its other addresses, whichever of them is asked for', async () => {
  const { world } = desk.site.provider
  const room = world.rooms.get(51, 'en')![0]!
  const paths = ['first', 'second'].map((slug) => `/en/hotels/deniz-kizi/rooms/${slug}`)
  const rename = async (slug: string) => {
    const { slug: now } = world.rooms.get(51, 'en')!.find(({ id }) => id === room.id)!
    world.editRoom(51, 'en', now, (each) => void (each.slug = slug))
    desk.server.jobs.add(undefined)
    await desk.server.jobs.idle()
    await desk.server.desk.approve(desk.server.desk.waiting()!, PERSON)
  }
  const original = `/en/hotels/deniz-kizi/rooms/${room.slug}`
  await rename('first')
  await rename('second')
  const of = async (path: string) =>
    texts(await shown(`/desk/page?${new URLSearchParams({ path })}`), '.lines > li > span:first-child')
  const told = await of(paths[1]!)
  expect(told[0]).toContain(pageHistory.moved(paths[0]!, paths[1]!))
  expect(told[1]).toContain(pageHistory.moved(original, paths[0]!))
  expect(told.at(-1)).toContain(pageHistory.oldest)
  expect(await of(original)).toEqual(told)
  expect(await of(paths[0]!)).toEqual(told)
  const page = await shown(`/desk/page?path=${paths[1]}`)
  for (const link of page.querySelectorAll('.lines a').map((each) => each.getAttribute('href')!))
    expect((await desk.ask(link, {}, cookie)).status, link).toBe(200)
  const lines = linesOf(await shown(`/desk/history?path=${original}`))
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.length).toBeLessThan(desk.state.history.lines().length)
  expect(texts(await shown(`/desk/history?path=${original}`), 'main a')).toContain(m.ofPage)
  expect(linesOf(await shown(`/desk/history?path=/none`))).toEqual([])
})

test('a change of menus on many pages is told as one, with samples', async () => {
  const { world } = desk.site.provider
  for (const { items } of [...world.menus.rows()].flat()) for (const item of items ?? []) item.text = `${item.text} +`
  desk.server.jobs.add(undefined)
  await desk.server.jobs.idle()
  const [line] = linesOf(await shown('/desk/history'))
  const count = /Menüler: (\d+) sayfada değişti \(örneğin \/[^)]*, \/[^)]*\)/.exec(line!)
  expect(Number(count?.[1])).toBeGreaterThan(20)
  const card = texts(await shown('/desk'), '.card li').filter((text) => text.startsWith('Menüler'))
  expect(card).toHaveLength(1)
  expect(card[0]).toMatch(/^Menüler: değişti \(\d+ sayfa\), örneğin \/, \/(?!4)/)
  const { number } = desk.server.desk.waiting()!
  const groups = texts(await shown(`/desk/releases/${number}`), 'section h2')
  expect(groups.filter((text) => text === 'Menüler: değişti')).toHaveLength(1)
  const listed = texts(await shown(`/desk/releases/${number}`), 'section:first-of-type .lines a')
  expect(
    listed.filter((name) => name.startsWith('/4')),
    'error pages come last',
  ).toEqual([])
})

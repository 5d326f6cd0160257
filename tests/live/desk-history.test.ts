/** The desk's history: who wrote what, whom and which days it can be asked for, and pages wherever they stood. */
import { parse, type HTMLElement } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problem } from '../../src/config/problems/table.ts'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { ABOUT, openDeskSite, PERSON, type DeskSite } from '../harness/desk.ts'

let desk: DeskSite
let cookie: string
const AUTHOR = 'Elif <b>Demir</b>'
const { history: m, pageHistory, reasons } = deskMessages.tr

beforeEach(async () => {
  desk = await openDeskSite()
  cookie = await desk.enter()
})
afterEach(() => desk?.close())

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
  const days = { 'pages-lost': '1T20:59', 'home-lost': '1T21:00', 'links-broken': '3T20:59', 'pages-faulty': '3T21:00' }
  for (const [code, at] of Object.entries(days))
    await desk.state.history.add({ at: `2026-05-0${at}:59Z`, what: 'refused', by: 'build', details: { codes: [code] } })
  const found = linesOf(await shown('/desk/history?since=2026-05-02&until=2026-05-03')).join('\n')
  const { problems } = deskMessages.tr
  expect((Object.keys(days) as (keyof typeof days)[]).filter((code) => found.includes(problems[code]))).toEqual([
    'home-lost',
    'links-broken',
  ])
  for (const query of ['since=x', 'until=2026-02-30', 'since=9999-99-99', 'since=0000-01-01', 'until=9999-12-31'])
    expect(linesOf(await shown(`/desk/history?${query}`)).length, query).toBeGreaterThan(0)
})

test('what was taken back waits again without being submitted by who went back, and keeps its submitter', async () => {
  await desk.publish('Taken back')
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
  const typed = [original, ...paths, `www.example.com${original}`, `http://localhost/preview/7-x.y${paths[0]}`]
  const asked = await Promise.all(typed.map((each) => shown(`/desk/history?path=${each}`)))
  for (const page of asked) {
    const slugs = texts(page, '.edit dd').filter((text) => /first|second/.test(text))
    expect(slugs.slice(0, 2)).toEqual(['firstsecond', `${original.split('/').at(-1)}first`])
    expect(texts(page, 'main a')).toContain(m.ofPage)
  }
  expect(texts(await shown(`/desk/history?path=/none`), 'section p')[0]).toBe(m.noEdits)
})

test('of a page it is said who put a wrong price up and who approved it, whatever releases are pruned and changes came along', async () => {
  const { world } = desk.site.provider
  const price = async (text: string, author: string) => {
    world.editPage('en', 'about-us', (page) => {
      page.contents!.intro!.html = `<table><tr><td>Day in the spa</td><td>${text}</td></tr></table>`
    })
    desk.server.jobs.add([{ resource: 'page', url: 'about-us', lang: 'en' }], { author })
    await desk.server.jobs.idle()
  }
  await price('120 €', 'Cem')
  await desk.server.desk.approve(desk.server.desk.waiting()!, PERSON)
  // More causes than a line names.
  for (const { items } of [...world.menus.rows()].flat()) for (const item of items ?? []) item.text = `${item.text} ·`
  for (const { slug } of world.rooms.get(51, 'en')!) world.editRoom(51, 'en', slug, (each) => void (each.name += ' ·'))
  world.regions.edit(['en'], ([region]) => void (region!.name += ' ·'))
  desk.server.jobs.add(undefined)
  await price('12 €', AUTHOR)
  await desk.server.desk.approve(desk.server.desk.waiting()!, 'Bora')
  await price('1200 €', 'Cem')
  await price('120 €', 'Cem')
  await desk.server.desk.approve(desk.server.desk.waiting()!, PERSON)
  const wrong = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive)[1]!
  await desk.server.desk.undo(wrong, 'Deniz')
  await desk.server.desk.approve(desk.server.desk.waiting()!, PERSON)
  const live = (await desk.state.releases.live())!.number
  const numbers = (await desk.state.releases.list()).map(({ number }) => number)
  await desk.state.releases.forget(numbers.filter((number) => number < live))

  const edits = async (query: Record<string, string> = {}) =>
    texts(await shown(`/desk/history?${new URLSearchParams({ path: ABOUT, ...query })}`), '.edit').filter((text) =>
      text.includes('Day in the spa'),
    )
  const m = deskMessages.tr.pageEdits
  const [third, never, second, first] = await edits()
  expect(first).toMatch(/değiştiren: içerik sisteminde Cem\..*Yayınlayan: Ayşe Yılmaz\..*Sayfa “.*İngilizce.*120 €/)
  expect(second).toContain(`değiştiren: içerik sisteminde ${AUTHOR}`)
  expect(second).toContain('Yayınlayan: Bora')
  expect(second).toMatch(/120 ?12 €/)
  for (const text of [third, never]) expect(text).toMatch(/değiştiren: içerik sisteminde Cem/)
  const page = await shown(`/desk/history?path=${ABOUT}`)
  expect(page.querySelectorAll('.edit del').map(({ text }) => text)).toContain('120')
  expect([await edits({ who: 'Bora' }), await edits({ who: AUTHOR })]).toEqual([[second], [second]])
  expect(await edits({ until: '2020-01-01' })).toEqual([])
  expect(third).toMatch(/Yayından kalktı: .*dönüldü \(Deniz\)\. ?Yeniden yayına girdi: .*\(Ayşe Yılmaz\)/)
  expect(await edits({ who: 'Deniz' })).toEqual([third, never])
  expect(texts(await shown(`/desk/history?path=${ABOUT}&who=x`), 'section p')).toContain(
    'Bu seçime uyan bir satır yok.',
  )
  expect(
    (await edits()).filter((text) => text.includes(m.replaced)),
    '1200 € was never live',
  ).toEqual([never])
  const whole = await shown(`/desk/page?path=${ABOUT}`)
  expect(texts(whole, '.edit').filter((text) => text.includes('Day in the spa'))).toEqual(await edits())
})

test.each(['/desk', '/desk/releases/', '/desk/history', '/desk/inbox', '/desk/translations'])(
  '%s is filtered by hotel, language and kind, and found by a part of a hotel’s name',
  async (address) => {
    const { world } = desk.site.provider
    const [first] = world.rooms.get(51, 'tr')!
    const stamp = address.replaceAll('/', '.')
    world.editRoom(51, 'tr', first!.slug, (each) => void (each.name = `Oda ${stamp}`))
    world.editPage('en', 'about-us', (page) => void (page.title = `About ${stamp}`))
    world.editPage('tr', 'hakkimizda', (page) => void (page.title = `Biz ${stamp}`))
    desk.server.jobs.add(undefined)
    await desk.server.jobs.idle()
    for (const resource of [`room/tr/51/${first!.slug}`, 'page/en/about-us', 'menus/en/51'])
      await desk.state.findings.add(problem('call-failed-kept', resource, { call: '/v1', reason: 'status 500' }))
    const { number } = desk.server.desk.waiting()!
    const at = address.endsWith('/') ? `${address}${number}` : address
    const list = async (query: Record<string, string>) => {
      const page = await shown(`${at}?${new URLSearchParams(query)}`)
      return texts(page, address.endsWith('/') ? '.lines a' : '.card, .lines > li').join('\n')
    }
    const whole = await list({})
    const [hotel, none, room] = [
      await list({ hotel: 'deniz-KIZI' }),
      await list({ hotel: 'Zzz' }),
      await list({ record: 'room' }),
    ]
    expect(none).not.toMatch(/Oda|Biz|About|Odalar/)
    expect(hotel.length, 'less than all').toBeLessThan(whole.length)
    expect(hotel).not.toMatch(/“(?:Biz|About)/)
    expect(room).toContain('Oda “')
    expect(room).not.toMatch(/“(?:Biz|About)|Menüler/)
    expect((await list({ lang: 'en', hotel: 'kızı' })).length).toBeLessThan(hotel.length)
    const chosen = (await shown(`${at}?lang=en&record=room`)).querySelectorAll('.filter option[selected]')
    expect(chosen.map((option) => option.getAttribute('value'))).toEqual(['en', 'room'])
    const page = await shown(`${at}?hotel=Zzz&lang=xx&record=__proto__`)
    expect(page.toString()).toContain(deskMessages.tr.filter.noHotel('Zzz'))
    expect(page.querySelector('input[name=hotel]')!.getAttribute('value')).toBe('Zzz')
  },
)

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
  const one = 'record=menus&lang=en&hotel=kızı'
  const pagesIn = async (list: string, selector: string) =>
    /Menüler, Deniz Kızı, İngilizce: .*?(\d+) sayfa/.exec(texts(await shown(`${list}?${one}`), selector).join())?.[1]
  expect(await pagesIn('/desk/history', '.lines li')).toBe((await pagesIn('/desk', '.card li'))!)
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

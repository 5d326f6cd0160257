/** At the desk: what is wrong with the content, and translations that fell behind. */
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DESK_LOCALES, deskAddress, type DeskLocale } from '../../src/desk/views/locales.ts'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { FINDING_CODES, problem } from '../../src/config/problems/table.ts'
import { recordPages } from '../../src/desk/server/pages/record-pages.ts'
import { placeName } from '../../src/desk/server/pages/translations.ts'
import { openDeskSite, PERSON, type DeskSite } from '../harness/desk.ts'

const LARGEST = 50_000

let desk: DeskSite
let cookie: string

beforeEach(async () => {
  desk = await openDeskSite({ cmsUrl: 'https://cms.example/{resource}/{id}?lang={lang}' })
  cookie = await desk.enter()
})
afterEach(() => desk?.close())

async function shown(locale: DeskLocale, path: string): Promise<string> {
  const answer = await desk.ask(deskAddress(locale, path).replace('/?', '?'), {}, cookie)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(Buffer.byteLength(text), path).toBeLessThan(LARGEST)
  return text
}

/** What the frame of a page that is up to date asks with. */
async function seenNow(): Promise<{ seen: string }> {
  const [, address] = /<iframe[^>]* src="([^"]+)"/.exec(await shown('en', ''))!
  return { seen: new URL(address!.replaceAll('&amp;', '&'), 'http://desk').searchParams.get('seen')! }
}

async function publish(): Promise<void> {
  desk.server.jobs.add(undefined)
  await desk.server.jobs.idle()
}

function loseLink(): void {
  const link = { text: 'Gone <b>', url: 'no/such-page' }
  desk.site.provider.world.editPage('en', 'about-us', (page) => void (page.contents!.intro!.link = link))
}

test('every code that can stand in a report says what a guest sees and what to do', () => {
  for (const locale of DESK_LOCALES) {
    const { kinds } = deskMessages[locale].inbox
    expect(Object.keys(kinds).sort()).toEqual(FINDING_CODES.toSorted())
    for (const texts of Object.values(kinds))
      for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(8)
  }
})

test('a fault names its record, hotel and language, since when, the pages that show it and where to mend it', async () => {
  const { world } = desk.site.provider
  const room = world.rooms.get(51, 'de')![0]!
  world.editRoom(51, 'de', room.slug, (each: any) => void (each.features = [{ label: 5 }]))
  loseLink()
  await publish()
  for (const [locale, language] of [
    ['tr', 'Almanca'],
    ['en', 'German'],
  ] as const) {
    const m = deskMessages[locale]
    const text = await shown(locale, 'inbox')
    for (const code of ['part-dropped', 'link-missing', 'page-words'] as const) {
      expect(text).toContain(`${m.inbox.kinds[code].title} <span`)
      expect(text).toContain(m.inbox.kinds[code].sees)
    }
    const { number } = desk.server.desk.waiting()!
    expect(text).toContain(m.inbox.intro(number))
    expect(text).toContain(m.inbox.sees(false))
    expect(text).toContain(`${m.reasons.kinds.room} “${room.name}”, Deniz Kızı, ${language}</h3>`)
    expect(text).toContain(`href="https://cms.example/room/${room.id}?lang=de"`)
    expect(text).toMatch(new RegExp(`href="/preview/[^/]+/de/[^"]*${room.slug}"`))
    expect(text).toMatch(/href="\/preview\/[^/]+\/en\/about-us"/)
    expect(text).toMatch(/<time datetime="\d{4}-/)
  }
  const english = await shown('en', 'inbox')
  expect(english).toMatch(/The (?:title|description) has (?:only )?\d+ characters/)
  const link = await shown('en', 'inbox?kind=link-missing')
  expect(link.match(/href="\/preview/g), 'the page that has it, and none that names that page').toHaveLength(1)
  expect(link).toContain('/no/such-page, its text: “Gone &lt;b')
  const only = await shown('en', 'inbox?kind=part-dropped')
  expect(only.match(/<section/g)).toHaveLength(1)
  expect((await shown('en', 'inbox?kind=__proto__&from=1e9')).match(/<section/g)!.length).toBeGreaterThan(1)
})

test('what is live is told as what guests see now, at its live addresses; what waits or was taken back is not', async () => {
  const { inbox: m } = deskMessages.en
  const before = (await desk.state.releases.live())!
  loseLink()
  await desk.publish('Live')
  const text = await shown('en', 'inbox')
  for (const part of [m.intro(undefined), m.sees(true), 'href="/en/about-us"']) expect(text).toContain(part)
  expect(text).not.toContain('/preview/')
  const { number } = (await desk.state.releases.live())!
  await desk.server.desk.undo(before, PERSON)
  expect(await shown('en', 'inbox')).toContain(m.intro(number))
})

test('a fault of one hotel names it, and says how an address is written', async () => {
  const { world } = desk.site.provider
  const hotel = world.properties.find(({ id }) => id === 51)!
  hotel.reservationUrl = '/en/hotels'
  await publish()
  const text = await shown('en', 'inbox?kind=url-dropped')
  expect(text).toMatch(/Deniz Kızı › Booking address: [^<]*\/en\/hotels/)
  expect(text).toContain('(hotels, not /en/hotels)')
  expect(text).not.toContain('safe')
})

test('faults of a kind are listed 25 at a time, and the last of them leads to no page without any', async () => {
  const nth = (number: number) =>
    problem('file-missing', `file-${number}`, { source: `/${number}.jpg`, reason: 'status 404' })
  const listed = async (from: number) =>
    (await shown('en', `inbox?kind=file-missing&from=${from}`)).match(/<h3/g)?.length
  const leadsOn = async (from: number) =>
    (await shown('en', `inbox?kind=file-missing&from=${from}`)).includes(`from=${from + 25}"`)
  for (let number = 0; number < 25; number++) await desk.state.findings.add(nth(number))
  expect([await listed(0), await leadsOn(0)]).toEqual([25, false])
  expect(await listed(25), 'an address that somebody kept').toBe(25)
  await desk.state.findings.add(nth(25))
  expect([await listed(0), await leadsOn(0), await listed(25), await leadsOn(25)]).toEqual([25, true, 1, false])
})

test('a room without a name is one fault, not one more of its list', async () => {
  const { world } = desk.site.provider
  const { slug } = world.rooms.get(51, 'en')![0]!
  world.editRoom(51, 'en', slug, (each: any) => void delete each.name)
  await publish()
  const codes = desk.state.findings.all().map(({ problem: { code, resource } }) => `${code} ${resource}`)
  expect(codes).toEqual(expect.arrayContaining([`record-invalid-kept room/en/51/${slug}`, 'part-dropped rooms/en/51']))
  const text = await shown('en', 'inbox')
  expect(text).toContain(deskMessages.en.inbox.kinds['record-invalid-kept'].title)
  expect(text).not.toContain(`${deskMessages.en.reasons.kinds.rooms}, Deniz Kızı, English</h3>`)
  expect(text).toMatch(new RegExp(`To mend\\s*<span class="count">${codes.length - 1}<`))
})

test('a content system that does not answer is one fault, and nobody is told that nothing is new', async () => {
  const count = async () => Number(/To mend\s*<span class="count">(\d+)</.exec(await shown('en', ''))![1])
  const m = deskMessages.en
  const before = await count()
  const fetched = await shown('en', '?done=looking')
  expect(fetched).not.toContain(m.overview.behind)
  const working = `/desk/en/status?${new URLSearchParams({ ...(await seenNow()), working: '1' })}`
  for (const [status, outcome] of [
    [401, m.status.failed],
    [501, m.status.incomplete],
  ] as const) {
    desk.site.provider.faults = ({ path }) => (path.startsWith('/v1/') ? { status } : undefined)
    await publish()
    const ended = await (await desk.ask(working, {}, cookie)).text()
    expect(ended, `status ${status}`).toContain(outcome)
    expect(ended).not.toContain(m.status.finished)
  }
  desk.site.provider.faults = undefined
  for (const path of ['', '?done=looking']) {
    const text = await shown('en', path)
    expect(text).toContain(m.overview.behind)
    for (const untrue of [m.done.nothingNew, m.done.looked, m.overview.nothing]) expect(text).not.toContain(untrue)
  }
  expect(await count()).toBe(before + 1)
  const text = await shown('en', 'inbox')
  const [, unfetched] = /<h3>(\d+) records could not be fetched/.exec(text)!
  expect(Number(unfetched), 'each once').toBeLessThanOrEqual(desk.state.records.size)
  expect(text).not.toContain(m.inbox.kinds['call-failed-kept'].title)
  expect(await shown('en', 'history')).toContain('plot__over')
  await publish()
  expect([await count(), (await shown('en', '')).includes(m.overview.behind)]).toEqual([before, false])
  const up = [
    problem('provider-failing', '', { kept: 70, reason: 'it failed again and again' }),
    problem('call-failed-kept', 'page/en/about-us', { call: '/v1/pages', reason: 'status 500' }),
  ]
  for (const each of up) await desk.state.findings.add(each)
  expect([await count(), (await shown('en', 'inbox')).includes('71 records could not')]).toEqual([before + 1, true])
})

test('a missing picture names the record that shows it, and is gone once it can be fetched', async () => {
  const newest = (await desk.state.releases.read(desk.state.releases.newest()))!
  const [id, { source }] = [...newest.sources].find(([, each]) => /\/media\/test\/.*\.png$/.test(each.source))!
  for (const when of ['before it was ever fetched', 'while another process fetched it']) {
    await desk.state.findings.add(problem('file-missing', id, { source, reason: 'status 404' }))
    expect(await shown('en', 'inbox'), when).toContain(source)
    await expect.poll(() => shown('en', 'inbox'), { message: when }).not.toContain(source)
  }
})

test('two thousand faults are a page of the usual size, and all can be reached', async () => {
  const found = Array.from({ length: 2000 }, (_, index) =>
    problem('record-invalid-kept', `page/en/x-${index}`, { faults: [] }),
  )
  for (const each of found) await desk.state.findings.add(each)
  expect(await shown('tr', 'inbox')).toContain('(2000)')
  const named = new Set<string>()
  let path: string | undefined = 'inbox?kind=record-invalid-kept'
  for (let pages = 0; path !== undefined && pages < 100; pages++) {
    const text: string = await shown('tr', path)
    for (const [name] of text.matchAll(/x-\d+(?=”)/g)) named.add(name)
    path = /href="\/desk\/(inbox\?kind=record-invalid-kept&(?:amp;|#38;)?from=\d+)"/
      .exec(text)?.[1]!
      .replace(/&(?:amp|#38);/, '&')
  }
  expect(named.size).toBe(2000)
})

test('a translation that fell behind stands beside the Turkish text with its changes, until somebody says that it is in order', async () => {
  const { world } = desk.site.provider
  const url = [...world.pages.rows()].find(
    ({ locale, id }) => locale === 'tr' && id === world.pages.get('en', 'about-us')!.id,
  )!.url
  const english = world.pages.get('en', 'about-us')!.contents!.intro!.title!
  const german = [...world.pages.rows()].find(
    ({ locale, id }) => locale === 'de' && id === world.pages.get('en', 'about-us')!.id,
  )!
  world.editPage('tr', url, (page) => void (page.contents!.intro!.title = 'Yepyeni <script>alert(1)</script> başlık'))
  await publish()
  const text = await shown('en', 'translations')
  expect(text).toContain(deskMessages.en.translations.intro(1))
  expect(text).toMatch(/<ins>[^<]*Yepyeni/)
  expect(text).toMatch(/<del>/)
  expect(text).not.toContain('<script>')
  expect(text).toContain(`<dd lang="en">${english}</dd>`)
  expect(text).toContain(`href="https://cms.example/page/${german.id}?lang=de"`)
  expect(await shown('tr', '')).toMatch(/Çeviriler\s*<span class="count">1</)

  expect(text.match(/<ins>[^<]*Yepyeni/g), 'once, whichever languages are behind').toHaveLength(1)
  expect(text).toContain(`<h3>${deskMessages.en.fields.sections} › “intro” › ${deskMessages.en.fields.title}</h3>`)

  const [thing, lang] = [`page/${german.id}`, 'de']
  const source = /name="source" value="([^"]+)"/.exec(text)![1]!
  const fields = { thing, lang, source, place: 'sections/intro/title' }
  const refused = await desk.send('/desk/translations', fields, cookie, {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
  })
  expect(refused.status).toBe(403)
  expect(desk.state.translations.stale()).toHaveLength(3)
  const answer = await desk.send('/desk/en/translations', fields, cookie)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/en/translations?done=dismissed'])
  expect(desk.state.translations.stale().map(({ locale }) => locale)).toEqual(['en', 'ru'])
  expect(desk.state.history.lines().at(-1)).toMatchObject({
    what: 'dismissed',
    by: PERSON,
    details: { thing, locale: lang, places: ['sections/intro/title'] },
  })

  world.editPage('tr', url, (page) => void (page.contents!.intro!.subtitle = 'Yeni alt başlık'))
  await publish()
  const before = desk.state.translations.stale()
  const other = await desk.send('/desk/translations', { ...fields, lang: 'en', source: 'of another text' }, cookie)
  expect([other.status, desk.state.translations.stale()]).toEqual([409, before])
  expect(await other.text()).toContain(deskMessages.tr.translations.changed)
  await desk.send('/desk/translations', { ...fields, lang: 'en' }, cookie)
  const left = desk.state.translations.stale().find(({ locale }) => locale === 'en')!
  expect(Object.keys(left.texts), 'another field stays').toEqual(['sections/intro/subtitle'])
  expect((await desk.ask('/desk/translations')).status).toBe(401)
  expect((await desk.ask('/desk/inbox')).status).toBe(401)
})

test('a translation that was taken off by a slip is put back, and not once a text of it has changed', async () => {
  const { world } = desk.site.provider
  const about = [...world.pages.rows()].find(
    ({ locale, id }) => locale === 'tr' && id === world.pages.get('en', 'about-us')!.id,
  )!
  const retitle = (lang: 'tr' | 'de', title: string) => {
    const { url } = [...world.pages.rows()].find(({ locale, id }) => locale === lang && id === about.id)!
    world.editPage(lang, url, (page) => void (page.contents!.intro!.title = title))
    return publish()
  }
  const all = () => desk.state.translations.stale().filter(({ thing }) => thing === `page/${about.id}`)
  const isListed = () => all().some(({ locale, texts }) => locale === 'de' && 'sections/intro/title' in texts)
  const buttonIn = (text: string, action: string, ...values: string[]) =>
    parse(text)
      .querySelectorAll(`form[action*="${action}"]`)
      .find((form) => values.every((value) => form.toString().includes(`value="${value}"`)))
      ?.querySelectorAll('input')
      .map((each): [string, string] => [each.getAttribute('name')!, each.getAttribute('value')!])
  const press = (path: string, values: [string, string][]) =>
    desk.ask(`/desk/en/${path}`, { method: 'POST', body: new URLSearchParams(values) }, cookie)

  await retitle('tr', 'Listeye geri')
  const before = all()
  const off = buttonIn(await shown('en', 'translations'), '/translations', 'de', 'sections/intro/title')!
  await press('translations', off)
  expect(isListed()).toBe(false)
  const page = await shown('en', 'translations')
  expect(page).toContain(deskMessages.en.translations.takenOff)
  const back = buttonIn(page, 'translations/back')!
  const answer = await press('translations/back', back)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/en/translations?done=putBack'])
  expect(all()).toEqual(before)
  expect(desk.state.history.lines().at(-1)).toMatchObject({ what: 'dismissed', by: PERSON, details: { isBack: true } })
  expect(buttonIn(await shown('en', 'translations'), 'translations/back'), 'what is on the list').toBeUndefined()
  expect((await press('translations/back', back)).status, 'twice').toBe(409)
  expect(all()).toEqual(before)

  await press('translations', off)
  const again = buttonIn(await shown('en', 'translations'), 'translations/back')!
  await retitle('de', 'Neu übersetzt')
  expect(buttonIn(await shown('en', 'translations'), 'translations/back')).toBeUndefined()
  const late = await press('translations/back', again)
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining(deskMessages.en.translations.notPutBack),
  ])
  for (const number of ['', '-1', '99999999', 'x'])
    expect((await press('translations/back', [['number', number]])).status).toBe(409)
  expect(isListed()).toBe(false)
})

test('long texts that fell behind are pages of the usual size', async () => {
  const { world } = desk.site.provider
  for (const { locale, url } of world.pages.rows())
    if (locale === 'tr')
      world.editPage(
        'tr',
        url,
        (page) => void (page.contents!.intro!.html = `<p>${`Uzun bir öykü ${url} `.repeat(400)}</p>`),
      )
  const long = (letter: string) => `${letter.repeat(9)} `.repeat(400)
  const { url: home } = [...world.pages.rows()].find(({ locale, heroSlides }) => locale === 'tr' && heroSlides?.length)!
  world.editPage('tr', home, ({ heroSlides = [] }) => {
    for (const slide of heroSlides!) Object.assign(slide, { title: long('ş'), text: long('ı') })
    heroSlides!.push(...[5, 6, 7, 8].map((id) => ({ ...heroSlides![0]!, id: 9000 + id })))
  })
  await publish()
  const all = new Set(desk.state.translations.stale().map(({ thing }) => thing)).size
  expect(desk.state.translations.count()).toBe(all)
  let [seen, path]: [number, string | undefined] = [0, 'translations']
  let cut = false
  for (let pages = 0; path !== undefined && pages <= all; pages++) {
    const text: string = await shown('tr', path)
    seen += text.match(/<article/g)!.length
    cut ||= /ve \d+ metin daha/.test(text)
    path = /href="\/desk\/(translations\?from=\d+)"/.exec(text)?.[1]
  }
  expect([seen, cut]).toEqual([all, true])

  const second = /href="\/desk\/(translations\?from=\d+)"/.exec(await shown('tr', 'translations'))![1]!
  const page = parse(await shown('tr', second))
  const form = page.querySelector('form[method=post][action*=translations]')!
  expect(form.getAttribute('action')).toBe(`/desk/${second}`)
  const values = form.querySelectorAll('input').map((each) => [each.getAttribute('name')!, each.getAttribute('value')!])
  const [thing, lang] = ['thing', 'lang'].map((name) => values.find(([each]) => each === name)![1]!)
  const body = new URLSearchParams(values)
  const answer = await desk.ask(form.getAttribute('action')!, { method: 'POST', body }, cookie)
  expect(answer.headers.get('location'), 'the page of the list').toBe(`/desk/${second}&done=dismissed`)
  const [key] = desk.state.records
    .named(`page ${thing!.split('/')[1]}`)
    .filter((each) => each.startsWith(`page/${lang}/`))
  const { title } = JSON.parse(desk.state.records.value(desk.state.records.get(key!)!.digest)!) as { title: string }
  const [line] = parse(await shown('en', 'history')).querySelectorAll('.lines > li')
  expect(line!.text, 'names the record').toContain(`“${title}”`)
  const last = parse(await shown('tr', 'translations?from=99999999')).querySelectorAll('article h2')
  expect(last.length, 'beyond the end').toBeGreaterThan(0)
})

test('the page of a translation is its record’s own, in its language, in every language and for what belongs to it', async () => {
  const { world } = desk.site.provider
  const { id } = world.rooms.get(51, 'tr')![1]!
  const lists = await recordPages({ state: desk.state, desk: desk.server.desk })
  for (const locale of ['en', 'de', 'ru'] as const) {
    const room = world.rooms.get(51, locale)!.find((each) => each.id === id)!
    const paths = await lists.of(`room/${locale}/51/${room.slug}`)
    expect(paths, locale).toEqual([expect.stringMatching(new RegExp(`^/${locale}/.*/${room.slug}$`))])
    const pages = [...lists.release!.routes].filter(([, { record }]) => record.startsWith(`page/${locale}/`))
    for (const [path, { record, id: page }] of pages) {
      // The list of events is of the home page, too.
      expect(path, record).toMatch(RegExp(`^${(await lists.of(record))[0]}(?:/events)?$`))
      for (const kind of ['gastronomy', 'spa', 'outlet', 'contact', 'certificates'])
        if (desk.state.records.get(`${kind}/${locale}/${page}`))
          expect((await lists.of(`${kind}/${locale}/${page}`))[0]).toBe(path)
    }
  }
})

test('a field of a page that only machines name has words', () => {
  for (const locale of DESK_LOCALES)
    for (const place of ['og:title', 'og:description', 'twitter:title', 'twitter:description'])
      expect(placeName(`metas/${place}`, deskMessages[locale].fields), `${place} ${locale}`).not.toMatch(/:|“/)
})

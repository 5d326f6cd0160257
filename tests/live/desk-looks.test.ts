/** What the desk shows of releases: the pages that differ and why, two versions side by side, how a page came to be, what was done. */
import { parse, type HTMLElement } from 'node-html-parser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { MOST_KEPT, prune } from '../../src/engine/publisher/history.ts'
import { comparedView } from '../../src/desk/server/pages/page-views.ts'
import { openDeskPages } from '../../src/desk/server/pages.ts'
import { ABOUT, openDeskSite, type DeskSite } from '../harness/desk.ts'
import { publisherOf } from '../harness/publisher.ts'
import { RENDERER_FOLDER, SITE } from '../harness/settings.ts'

const HOTEL = '/en/hotels/deniz-kizi'
/** Bytes of a page of the desk. */
const MOST = 50_000

let desk: DeskSite
let cookie: string

async function open() {
  desk = await openDeskSite()
  cookie = await desk.enter('Ayşe')
  // 2 waits, and goes live; 3 waits.
  await desk.change('A <b>quiet</b> "house" & garden')
  await desk.server.desk.approve(desk.server.desk.waiting()!, 'Bora')
  const { world } = desk.site.provider
  const [room] = world.rooms.get(51, 'en')!
  world.editRoom(51, 'en', room!.slug, (each) => void (each.slug = 'the-new-room'))
  world.editPage('en', 'about-us', (page) => void (page.title = 'A </h1><script>alert(1)</script> house'))
  desk.server.jobs.add(undefined)
  await desk.server.jobs.idle()
}
const close = () => desk?.close()

async function shown(path: string): Promise<HTMLElement> {
  const answer = await desk.ask(path, {}, cookie)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store'])
  expect(Buffer.byteLength(text), path).toBeLessThan(MOST)
  expect(text, 'nothing of the content is markup of the desk').not.toMatch(/<script|<b>quiet/)
  return parse(text)
}

const texts = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(selector).map((each) => each.text.replace(/\s+/g, ' ').trim())
const compared = (release: number, against: number, path = ABOUT) =>
  `/desk/en/releases/${release}/page?${new URLSearchParams({ path, against: String(against) })}`

/** A page of two releases, the first of which is live, at the desk. */
async function sideBySide(mainOf: (side: number) => string | undefined, head = '') {
  const page = async (_path: string, number: number) => {
    const main = mainOf(number)
    return main === undefined ? undefined : { html: `${head}<main>${main}</main>`, policy: '' }
  }
  const read = async (number: number) => ({ number, id: 'a', pages: new Map() })
  const releases = { live: async () => ({ number: 1 }), read }
  const view = await comparedView(
    { state: { releases }, desk: { page, previewAddress: () => '/preview/a/' } } as never,
    { ...{ locale: 'tr', number: 2, path: '/x', query: new URLSearchParams({ against: '1' }), origin: '' } },
  )
  const frame = { locale: 'tr', title: 'x', otherLanguage: '/desk/en', nonce: 'x', name: 'A', counts: {} } as const
  return { view: view!, html: await openDeskPages(RENDERER_FOLDER)({ ...view!, frame }) }
}

describe('of two releases', () => {
  beforeAll(open)
  afterAll(close)

  describe('a release', () => {
    test('lists what differs from the live one by its reasons, new and removed pages apart, in both languages', async () => {
      const page = await shown('/desk/en/releases/3')
      expect(page.querySelector('h1')!.text).toBe('What is different in release 3')
      expect(texts(page, 'main > p')[0]).toMatch(
        /^\d+ pages changed, 1 page added, 1 page removed \(compared with release 2\)$/,
      )
      const headings = texts(page, 'h2')
      expect(headings.slice(0, 2)).toEqual(['Removed pages', 'New pages'])
      expect(headings.join()).toContain('List of rooms, Deniz Kızı, English: changed')
      expect(texts(page, '.lines a')).toContain('Room “Sea room 2”, Deniz Kızı, English')
      const ranks = headings
        .slice(2, -2)
        .map((text) => (text.startsWith('A page that it') ? 2 : Number(!/^(?:Page|Room) “/.test(text))))
      expect(ranks, 'what was changed before what follows: ' + headings.join(', ')).toEqual(ranks.toSorted())
      const rooms = page.querySelectorAll('.lines li').filter(({ text }) => text.includes('Moved'))
      expect(rooms.map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual(
        [
          ['sea-room-1', deskMessages.en.releases.movedTo(`${HOTEL}/rooms/the-new-room`)],
          ['the-new-room', deskMessages.en.releases.movedFrom(`${HOTEL}/rooms/sea-room-1`)],
        ].map(([slug, said]) => `Room “Sea room 1”, Deniz Kızı, English${HOTEL}/rooms/${slug}${said}`),
      )
      const links = page.querySelectorAll('.lines a').map((link) => link.getAttribute('href')!)
      expect(links).toContain(
        `/desk/en/releases/3/page?against=2&#38;path=${encodeURIComponent(ABOUT)}`.replace('&#38;', '&'),
      )
      const turkish = await shown('/desk/releases/3')
      expect(texts(turkish, 'h2').join()).toContain('Oda listesi, Deniz Kızı, İngilizce: değişti')
      expect(turkish.querySelector('main')!.text).toMatch(/3\. sürüm onaya sunuldu, \d+ sayfa farklı/)
    })

    test('is summed up by what was changed first, then by the lists that it is in, with how far each reaches', async () => {
      const [first, ...reasons] = texts(await shown('/desk/en'), '.card .paths li')
      expect(first).toMatch(/^(?:Page|Room) “.*”.*, English: (?:changed|added|removed)/)
      expect(reasons.join('\n')).toMatch(/List of rooms, Deniz Kızı, English: changed \(\d+ pages\)/)
    })

    test('that is live is compared with the one that was live before, and any with any other', async () => {
      const page = await shown('/desk/en/releases/2')
      expect(texts(page, 'main > p').slice(0, 2)).toEqual([
        'This release is live now.',
        '2 pages changed (compared with release 1)',
      ])
      expect(texts(page, '.lines:last-of-type li span').join()).toContain('Release 2 was approved (Bora)')
      const far = await shown('/desk/en/releases/3?against=1')
      expect(far.querySelector('main')!.text).toContain('(compared with release 1)')
      const back = await shown('/desk/en/releases/1?against=3')
      expect(texts(back, 'main > p')[0]).toMatch(/1 page added, 1 page removed \(compared with release 3\)/)
      const gone = await shown('/desk/en/releases/3?against=99')
      expect(gone.querySelector('main')!.text).toContain('no longer kept')
      expect((await desk.ask('/desk/en/releases/99', {}, cookie)).status).toBe(404)
    })
  })

  describe('a page side by side', () => {
    test('has both versions in frames, and their texts with what came and went', async () => {
      const page = await shown(compared(3, 2))
      expect(page.querySelector('h1')!.text).toContain('Side by side: A')
      const frames = page.querySelectorAll('iframe')
      expect(frames.map((frame) => frame.getAttribute('title'))).toEqual(['Release 2, live now', 'Release 3'])
      expect(frames.map((frame) => frame.getAttribute('sandbox'))).toEqual(['allow-same-origin', 'allow-same-origin'])
      expect(texts(page, 'ins').length).toBeGreaterThan(0)
      const heading = page.querySelectorAll('.words li').find((each) => each.text.includes('heading'))!
      expect(
        heading
          .querySelectorAll('del')
          .map(({ text }) => text)
          .join(''),
      ).toContain('quiet')
      expect(
        heading
          .querySelectorAll('ins')
          .map(({ text }) => text)
          .join(''),
      ).toContain('script')
      for (const frame of frames) expect((await desk.ask(frame.getAttribute('src')!, {}, cookie)).status).toBe(200)
    })

    test('compares a page that moved with itself, whichever of its addresses was asked for', async () => {
      const [old, fresh] = [`${HOTEL}/rooms/sea-room-1`, `${HOTEL}/rooms/the-new-room`]
      for (const path of [old, fresh]) {
        const page = await shown(compared(3, 2, path))
        expect(texts(page, '.said')).toEqual([deskMessages.en.compared.moved(old, fresh, true)])
        expect(page.querySelectorAll('figcaption a').map((link) => link.getAttribute('href'))).toEqual([
          old,
          expect.stringMatching(new RegExp(`^/preview/.*${fresh}$`)),
        ])
        for (const frame of page.querySelectorAll('iframe')) {
          const answer = await desk.ask(frame.getAttribute('src')!, {}, cookie)
          expect([answer.status, (await answer.text()).includes('data-difference="added"')], path).toEqual([200, false])
        }
      }
      expect((await desk.ask(old)).status).toBe(200)
      const back = await shown(compared(2, 3, old))
      expect(texts(back, '.said')).toEqual([deskMessages.en.compared.moved(fresh, old, false)])
    })

    test('says where a page is new or gone, and where the difference is elsewhere', async () => {
      const head = '<title>Shops</title>'
      const added = await sideBySide((side) => (side === 2 ? '<p>New</p>' : undefined))
      expect([texts(parse(added.html), '.said'), parse(added.html).querySelectorAll('iframe').length]).toEqual([
        [deskMessages.tr.compared.added(2)],
        1,
      ])
      const removed = await sideBySide((side) => (side === 1 ? '<p>Old</p>' : undefined), head)
      expect(texts(parse(removed.html), '.said')).toEqual([deskMessages.tr.compared.removed(2)])
      expect(removed.view.title).toBe('Shops')
      const same = await shown(compared(2, 1, '/en/contact'))
      expect(same.querySelector('main')!.text).toContain(deskMessages.en.compared.same)
      const around = await shown(compared(3, 2, '/de/hotels/deniz-kizi/rooms/meerzimmer-1'))
      expect(around.querySelector('main')!.text).toContain(deskMessages.en.compared.around)
      expect(texts(around, 'section')[1]).toContain('In menus and footerChanged: list item')
      const elsewhere = await sideBySide((side) => `<p data-side="${side}">Same</p>`)
      expect(texts(parse(elsewhere.html), 'section')[0]).toContain(deskMessages.tr.compared.elsewhere)
      expect((await desk.ask(compared(3, 99), {}, cookie)).status, 'a release that is not kept').toBe(404)
      for (const path of ['/none', '//evil.example/x', '/en/..%2f..', '%'])
        expect((await desk.ask(compared(3, 2, path), {}, cookie)).status, path).toBe(404)
    })
  })

  test('a page side by side tells of its content before it tells of menus, and of a new picture that says the same', async () => {
    const { html } = await sideBySide(
      (side) =>
        `<nav><a href="/s">Spa ${side}</a></nav><h1>Oda ${side}</h1><select><option>Otel ${side}</option></select><img src="/${side}" alt="Deniz">`,
    )
    expect(texts(parse(html), '.words .quiet')).toEqual([
      'Değişti: başlık',
      'Değişti: görsel, yeni görsel, açıklaması aynı',
      'Değişti: menü maddesi',
      'Değişti: seçenek',
    ])
  })

  test('a page side by side stays light, whatever and however much differs', async () => {
    const contents: [name: string, block: (side: number, index: number) => string][] = [
      ['pictures without words', (side, index) => `<img src="/img/${side}-${index}.webp" alt>`],
      ['links alone', (side, index) => `<p><a href="/${side}/${index}">the same</a></p>`],
      ['quotes', (side) => `<p>${`"'&amp;`.repeat(300)}${side}</p>`],
      ['other letters', (side) => `<p>${'Ж'.repeat(1500)}${side}</p>`],
      ['each second word', (side) => `<p>${Array.from({ length: 300 }, (_, at) => `w ${side}${at}`).join(' ')}</p>`],
    ]
    for (const [name, block] of contents) {
      const { view, html } = await sideBySide((side) =>
        Array.from({ length: 900 }, (_, index) => block(side, index)).join(''),
      )
      expect(view.blocks.length, name).toBeGreaterThan(2)
      expect(view.blocks.length + view.more, name).toBeGreaterThanOrEqual(900)
      expect(Buffer.byteLength(html), name).toBeLessThan(MOST)
    }
  })

  describe('a frame', () => {
    const frame = async (address: string) => {
      const answer = await desk.ask(address, {}, cookie)
      return { answer, page: parse(await answer.text()) }
    }
    const after = `/desk/frame/3?path=${ABOUT}&before=2`
    const before = `/desk/frame/2?path=${ABOUT}&after=3`

    test('marks what differs, runs no script, sends nothing, leads nowhere, and is shown by the desk alone', async () => {
      for (const address of [after, before, `/desk/frame/1?path=${HOTEL}&after=3`]) {
        const { answer, page } = await frame(address)
        const policy = answer.headers.get('content-security-policy')!.split('; ')
        for (const directive of ['script-src', 'connect-src', 'form-action', 'frame-src', 'default-src'])
          expect(policy, address).toContain(`${directive} 'none'`)
        expect(policy).toEqual(expect.arrayContaining(["frame-ancestors 'self'", 'sandbox allow-same-origin']))
        expect(policy.join(' '), 'no other host').not.toMatch(/https?:/)
        const names = ['cache-control', 'x-robots-tag', 'x-frame-options', 'etag']
        expect(names.map((name) => answer.headers.get(name))).toEqual([
          'no-store',
          'noindex, nofollow',
          'SAMEORIGIN',
          null,
        ])
        expect(page.querySelectorAll('script, a[href], area[href], [loading=lazy], [autofocus]')).toEqual([])
        expect(page.querySelectorAll('a').length).toBeGreaterThan(10)
      }
      const { page } = await frame(after)
      expect(page.querySelector('#difference')!.getAttribute('data-difference')).toBe('changed')
      expect(texts(page, 'h1[data-difference=changed]')[0]).toContain('alert(1)')
      expect(texts((await frame(before)).page, 'h1[data-difference=changed]')[0]).toContain('quiet')
    })

    test('has the files of its own release: of the live one at their addresses, of any other below a preview', async () => {
      for (const [address, where] of [
        [before, /^\/(?!preview\/)/],
        [after, /^\/preview\/3-/],
        [`/desk/frame/1?path=${ABOUT}&after=3`, /^\/preview\/1-/],
      ] as const) {
        const { page } = await frame(address)
        const addresses = (selector: string, name: string) =>
          page.querySelectorAll(selector).map((each) => each.getAttribute(name)!)
        const pictures = addresses('img', 'src')
        for (const picture of pictures) expect(picture).toMatch(where)
        const files = [...pictures, ...addresses('link[rel=stylesheet]', 'href')]
        expect([pictures.length > 0, files.length > pictures.length]).toEqual([true, true])
        for (const file of new Set(files)) expect((await desk.ask(file)).status, file).toBe(200)
      }
    })

    test('is not there for who is not signed in, nor for what is not kept', async () => {
      for (const address of [after, `/desk/en${after.slice('/desk'.length)}`]) {
        const answer = await desk.ask(address)
        expect([answer.status, (await answer.text()).includes('data-difference')], address).toEqual([401, false])
      }
      for (const address of ['/desk/frame/99?path=/', '/desk/frame/3?path=/none&before=2', '/desk/frame/3'])
        expect((await desk.ask(address, {}, cookie)).status, address).toBe(404)
    })
  })

  describe('the history of a page', () => {
    test('names the releases in which it changed, with the reason and a look, wherever the address was copied from', async () => {
      for (const path of [ABOUT, `https://www.crystalhotels.example${ABOUT}/?from=mail#x`, ABOUT.slice(1)]) {
        const page = await shown(`/desk/en/page?${new URLSearchParams({ path })}`)
        const releases = texts(page, '.lines b')
        expect(releases.slice(-3), path).toEqual(['Release 3', 'Release 2', 'Release 1'])
      }
      const page = await shown(`/desk/en/page?path=${ABOUT}`)
      const [first, second] = page.querySelectorAll('.lines > li').toReversed()
      expect(first!.text).toContain('oldest release that is kept')
      expect(second!.text).toMatch(/first live on .*\s+The page changed · Page “.*”, English: changed/s)
      const looks = page.querySelectorAll('.lines a[target]').map((link) => link.getAttribute('href')!)
      for (const look of looks) expect((await desk.ask(look)).status, look).toBe(200)
      expect(looks).toContain(ABOUT)
      const none = await shown('/desk/en/page?path=/none')
      expect(texts(none, '.said')).toEqual([deskMessages.en.pageHistory.none])
    })
  })
})

describe('as more happens', () => {
  beforeEach(open)
  afterEach(close)

  test('a release in which every page differs comes in parts, each of them light', async () => {
    const site = { ...SITE, copyrightYear: SITE.copyrightYear + 1 }
    const report = await publisherOf(desk.site, { site, needsApproval: true }).publish({})
    const number = report.waiting!
    const first = await shown(`/desk/en/releases/${number}`)
    const parts = Number(/List 1 of (\d+)/.exec(first.querySelector('main')!.text)![1])
    expect(parts).toBeGreaterThan(2)
    const listed: string[] = []
    let next: string | undefined = `/desk/en/releases/${number}?against=2`
    for (let part = 1; next; part++) {
      expect(part).toBeLessThanOrEqual(parts)
      const page = await shown(next)
      next = page
        .querySelectorAll('nav a')
        .find(({ text }) => text.trim() === deskMessages.en.releases.later)
        ?.getAttribute('href')
      const links = page.querySelectorAll('section:not(:last-of-type) .lines a')
      listed.push(...links.map((link) => new URL(link.getAttribute('href')!, 'http://x').searchParams.get('path')!))
    }
    const difference = await desk.server.desk.difference(2, number)
    expect(listed.toSorted()).toEqual(difference!.map(({ path }) => path).toSorted())
  })

  test('the history tells each deed in words, the newest first, fifty at once', async () => {
    for (let count = 0; count < 60; count++)
      await desk.state.history.add({
        at: new Date(Date.UTC(2026, 0, 1, 10, count)).toISOString(),
        what: 'refused',
        by: 'webhook',
        details: { codes: ['pages-lost'] },
      })
    const first = await shown('/desk/en/history')
    expect(texts(first, 'section:first-of-type .lines li')).toHaveLength(50)
    expect(texts(first, '.lines li')[0]).toBe(
      `A publish was stopped by a safety check (${deskMessages.en.people.webhook}): too many pages would be lostThursday, 1 January 2026, 13:59`,
    )
    const older = first
      .querySelectorAll('a')
      .find((link) => link.text.trim() === 'Older')!
      .getAttribute('href')!
    const second = await shown(older)
    const all = [...texts(first, 'section:first-of-type .lines li'), ...texts(second, '.lines li')]
    expect(all).toHaveLength(desk.state.history.lines().length)
    expect(all.join('\n')).toMatch(
      /Release 2 was published \(Bora\)[\s\S]*Release 2 was approved \(Bora\)[\s\S]*Release 1 was published/,
    )
    expect(second.querySelector('.plot'), 'beside the newest lines alone').toBeNull()
    const turkish = await shown('/desk/history')
    expect(texts(turkish, '.lines li')[0]).toContain('Yayın güvenlik denetiminde durduruldu')
  })

  test('the history is handed out whole, as JSON lines', async () => {
    for (let count = 0; count < 1100; count++)
      await desk.state.history.add({ at: '2026-01-01T10:00:00Z', what: 'refused', by: 'Ağ "x"\n', details: { count } })
    const answer = await desk.ask('/desk/history.jsonl', {}, cookie)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/jsonl; charset=utf-8',
      'no-store',
    ])
    const lines = (await answer.text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(desk.state.history.lines())
    expect((await desk.ask('/desk/history.jsonl')).status).toBe(401)
  })

  test('the history shows how long publishes took and which failed, in a picture and a table', async () => {
    const publishes = desk.state.runs.newest().length
    for (let more = publishes; more < 20; more++)
      await desk.state.runs.add({ at: '2027-01-01T09:00:00Z', by: 'build', outcome: 'published', ms: 900 })
    await desk.state.runs.add({ at: '2027-01-01T10:00:00Z', by: 'build', outcome: 'failed', ms: 12_340, error: 'x' })
    const page = await shown('/desk/en/history')
    const marks = page.querySelectorAll('.plot circle, .plot .plot__over')
    expect([marks.length, page.querySelectorAll('.plot .plot__over').length]).toEqual([Math.max(publishes, 20) + 1, 1])
    expect(page.querySelector('#plot-why')!.text).toContain('1 did not finish')
    expect(texts(page, 'tbody td'), 'approved or not by now').toContain('prepared')
    expect(page.querySelector('.plot')!.parentNode!.text).not.toMatch(/waits/)
    expect(texts(page, 'tbody tr:first-of-type td')).toEqual([
      'Friday, 1 January 2027, 13:00',
      deskMessages.en.people.build,
      'failed',
      '12.3 s',
    ])
    for (const circle of page.querySelectorAll('.plot circle')) {
      const [x, y] = ['cx', 'cy'].map((name) => Number(circle.getAttribute(name)))
      expect([x! > 64 && x! < 480, y! >= 10 && y! <= 190]).toEqual([true, true])
    }
  })

  test('the history of a page takes it for live with the first release that showed it so, and says of what was overtaken that it never was', async () => {
    const lines = async () => texts(await shown(`/desk/en/page?path=${ABOUT}`), '.lines > li > span:first-child')
    await desk.change('Shown with a later release')
    const superseded = desk.server.desk.waiting()!.number
    desk.site.provider.world.editPage('tr', 'hakkimizda', (page) => void (page.title = 'Başka bir şey'))
    desk.server.jobs.add(undefined)
    await desk.server.jobs.idle()
    const shownWith = desk.server.desk.waiting()!
    expect(shownWith.number).toBeGreaterThan(superseded)
    expect((await lines())[0]).toMatch(RegExp(`^Release ${superseded}, made on .*, not live yet`))
    await desk.server.desk.approve(shownWith, 'Bora')
    expect((await lines())[0]).toMatch(
      RegExp(`^Release ${shownWith.number}, first live on .* The page changed · Page “`),
    )
    expect((await lines()).join('\n')).not.toContain(`Release ${superseded},`)
    await desk.change('Overtaken')
    await desk.change('What waits')
    expect((await lines()).slice(0, 2)).toEqual([
      expect.stringMatching(/, made on .*, not live yet/),
      expect.stringMatching(/, made on .*, never live/),
    ])
  })

  test('the history of a page ends with the oldest release that is kept', async () => {
    for (let count = 0; count <= MOST_KEPT; count++) await desk.change(`Title ${count}`)
    // No address of a preview is good any more.
    await prune(desk.site.stateFolder, desk.state, new Date(Date.now() + 25 * 3_600_000))
    const kept = (await desk.state.releases.list()).map(({ number }) => number)
    expect(kept).not.toContain(3)
    const page = await shown(`/desk/en/page?path=${ABOUT}`)
    const named = texts(page, '.lines b').map((text) => Number(text.replace('Release ', '')))
    expect(named.filter((number) => !kept.includes(number))).toEqual([])
    expect(page.querySelector('main')!.text).toContain(deskMessages.en.pageHistory.kept)
    const history = await shown('/desk/en/history?from=8')
    expect(history.querySelector('main')!.text).toContain('Release 3 was submitted')
    expect(history.querySelectorAll('.lines a').map((link) => link.getAttribute('href'))).not.toContain(
      '/desk/en/releases/3',
    )
  })

  test('a page that is gone keeps its title in the list of a release', async () => {
    await desk.change('Gone soon')
    desk.site.provider.world.pages.delete('en', 'about-us')
    const { number } = (await desk.state.releases.list())[0]!
    desk.server.jobs.add(undefined)
    await desk.server.jobs.idle()
    const page = await shown(`/desk/en/releases/${number + 1}?against=${number}`)
    const gone = page.querySelectorAll('section:first-of-type .lines li').find(({ text }) => text.includes(ABOUT))
    expect(gone!.querySelector('a')!.text).toBe('Page “Gone soon”, English')
  })
})

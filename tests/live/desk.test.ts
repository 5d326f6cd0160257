/** The desk over HTTP: who comes in, what is done there, and what is kept from everybody else. */
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/engine/release/files/store.ts'
import { deskLinks } from '../../src/desk/server/session.ts'
import { dayText } from '../../src/desk/views/moment.ts'
import { PLANNED_DAY, ABOUT, DESK_SECRET, openDeskSite, PERSON, type DeskSite } from '../harness/desk.ts'

let desk: DeskSite
let now = new Date()

beforeEach(async () => {
  desk = await openDeskSite({ now: () => now })
})
afterEach(() => desk?.close())

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const links = deskLinks(DESK_SECRET)
const titleOf = async (answer: Response) => /<h1>([^<]*)/.exec(await answer.text())?.[1]
const liveTitle = async () => /<title>([^<|]*)/.exec(await (await desk.ask(ABOUT)).text())?.[1]?.trim()
const deeds = () => desk.state.history.lines().map(({ what, by }) => `${what} ${by}`)

async function waitingFields(): Promise<Record<string, string>> {
  const { number, release } = desk.server.desk.waiting()!
  return { number: String(number), release }
}

describe('who comes in', () => {
  test('asks for a page and gets the way in, in both languages, without a word of what is inside', async () => {
    await desk.change('Secret plans')
    for (const [path, title] of [
      ['/desk', 'Giriş'],
      ['/desk/en', 'Sign in'],
      ['/desk/undo/1', 'Giriş'],
      ['/desk/en/next', 'Sign in'],
    ] as const) {
      const answer = await desk.ask(path)
      const text = await answer.clone().text()
      expect([answer.status, await titleOf(answer)], path).toEqual([401, title])
      expect(text, path).not.toMatch(/Secret plans|preview\/|about-us/)
    }
  })

  test('gets the headers of the same answer where only those are asked for', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    for (const path of ['/desk', '/desk/en/history', '/desk/en/no-such-page', '/desk/status']) {
      for (const init of [{}, { headers }]) {
        const [whole, head] = [await desk.ask(path, init), await desk.ask(path, { ...init, method: 'HEAD' })]
        expect([head.status, await head.text()], path).toEqual([whole.status, ''])
      }
    }
  })

  test('signs in with the secret and a name, and goes where they wanted', async () => {
    const answer = await desk.send('/desk/en/sign-in', { name: ` ${PERSON} `, secret: DESK_SECRET, to: '/desk/undo/1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/undo/1'])
    const [cookie, ...rules] = answer.headers.get('set-cookie')!.split('; ')
    expect(cookie).toMatch(/^desk=[\w-]{43}$/)
    expect(rules.toSorted()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/desk', 'SameSite=Strict', 'Secure'])
    expect(await (await desk.ask('/desk', {}, cookie)).text()).toContain(PERSON)
    for (const to of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/desk//..//evil',
      '/desk\n',
      '/other',
      '/deskside',
    ])
      expect(
        (await desk.send('/desk/sign-in', { name: 'A', secret: DESK_SECRET, to })).headers.get('location'),
        to,
      ).toMatch(/^\/desk(?:$|\/)/)
  })

  test('signs in with a link once, as whom it was made for, until its time is over', async () => {
    const token = links.sign({ name: 'Bora', until: hours(2) })
    const looked = await desk.ask(`/desk/en/link/${token}`)
    expect([
      looked.status,
      looked.headers.get('set-cookie'),
      (await looked.text()).includes('Sign in as Bora'),
    ]).toEqual([200, null, true])
    const used = await desk.send('/desk/sign-in', { link: token })
    const cookie = used.headers.get('set-cookie')!.split(';')[0]!
    expect([used.status, used.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Max-Age=7200')])
    expect(await (await desk.ask('/desk', {}, cookie)).text()).toContain('Merhaba, Bora')
    const again = await desk.send('/desk/sign-in', { link: token })
    expect([again.status, again.headers.get('set-cookie')]).toEqual([401, null])
    await desk.send('/desk/sign-out', {}, cookie)
    expect((await desk.ask('/desk', {}, cookie)).status).toBe(401)
    expect((await desk.send('/desk/sign-in', { link: token })).status).toBe(401)
  })

  test('is let in by the link used before while still signed in, and told what is wrong with any other', async () => {
    const token = links.sign({ name: 'Bora', until: hours(2) })
    const path = `/desk/link/${token}`
    const cookie = (await desk.send('/desk/sign-in', { link: token })).headers.get('set-cookie')!.split(';')[0]!
    const [opened, pressed] = [
      await desk.ask(path, {}, cookie),
      await desk.send('/desk/sign-in', { link: token }, cookie),
    ]
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/desk'])
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/desk'])
    // A link from a mail on another site comes without the cookie: the second look, from our own page, has it.
    const fromMail = await desk.ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([fromMail.status, await fromMail.text()]).toEqual([200, expect.stringContaining('http-equiv="refresh"')])
    for (const [address, says] of [
      [path, 'daha önce kullanıldı'],
      [path.slice(0, -3), 'eksik veya bozuk'],
      [`/desk/link/${links.sign({ name: 'Bora', until: hours(-1) })}`, 'süresi doldu'],
    ] as const) {
      const answer = await desk.ask(address)
      expect([answer.status, await answer.text()], address).toEqual([401, expect.stringContaining(says)])
    }
  })

  test('after the session ended is told that nothing was done, and finds again what was typed', async () => {
    await desk.change('Typed while the time ended')
    const { number } = desk.server.desk.waiting()!
    const typed = { number: `${number}`, date: '2030-02-03', time: '10:07' }
    for (const path of ['approve', 'schedule', 'cancel', 'undo', 'look', 'translations']) {
      const answer = await desk.send(`/desk/${path}`, typed)
      expect([answer.status, await answer.text()], path).toEqual([401, expect.stringContaining('yerine getirilmedi')])
    }
    const signIn = await (await desk.send('/desk/schedule', typed)).text()
    const to = /name="to" value="([^"]*)"/.exec(signIn)![1]!.replaceAll('&amp;', '&')
    const begun = await desk.send('/desk/sign-in', { name: PERSON, secret: DESK_SECRET, to })
    const cookie = begun.headers.get('set-cookie')!.split(';')[0]!
    const page = await (await desk.ask(begun.headers.get('location')!, {}, cookie)).text()
    expect(page).toMatch(/name="date"[^>]*value="2030-02-03"/)
    expect(page).toMatch(/name="time"[^>]*value="10:07"/)
    expect(desk.server.desk.scheduled()).toEqual([])
  })

  test('signs out after the time is over, too', async () => {
    const answer = await desk.send('/desk/sign-out', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk?done=signedOut'])
  })

  test('has a name that can be read and is no machine’s', async () => {
    const enter = (name: string) => desk.send('/desk/en/sign-in', { name, secret: DESK_SECRET, to: '/desk/en' })
    for (const name of ['', ' ', '\u200b', '\u202e', 'webhook', 'Operator', 'build\u0000'])
      expect((await enter(name)).status, JSON.stringify(name)).toBe(422)
    const odd = await enter(`A\u202eyşe\u0007 ${'ü'.repeat(70)}`)
    const cookie = odd.headers.get('set-cookie')!.split(';')[0]!
    expect(await (await desk.ask('/desk/en', {}, cookie)).text()).toContain(`Hello, Ayşe ${'ü'.repeat(55)}<`)
  })

  test('gets where they wanted from an address with a slash, and from a wrong password in the other language', async () => {
    const slash = await desk.ask('/desk/en/?done=approved')
    expect([slash.status, slash.headers.get('location')]).toEqual([302, '/desk/en?done=approved'])
    // What was done before they signed in is no news; a name in an address may have a space.
    const history = await (await desk.ask('/desk/en/history?who=Ay%C5%9Fe+Kaya&done=signedOut')).text()
    const to = /name="to" value="([^"]*)"/.exec(history)![1]!
    const led = await desk.send('/desk/en/sign-in', { name: PERSON, secret: DESK_SECRET, to })
    expect(led.headers.get('location')).toBe('/desk/en/history?who=Ay%C5%9Fe+Kaya')
    const wrong = await desk.send('/desk/sign-in', { name: 'A', secret: 'wrong', to: '/desk' })
    expect(await wrong.text()).toContain('<a href="/desk/en" lang="en"')
  })

  test('is out when the time is over', async () => {
    const cookie = await desk.enter()
    const before = now
    now = hours(12)
    expect((await desk.ask('/desk', {}, cookie)).status).toBe(401)
    now = before
    expect((await desk.ask('/desk', {}, cookie)).status).toBe(200)
  })

  test('comes by a link from elsewhere and is let in by the second look, which the page itself takes', async () => {
    const cookie = await desk.enter()
    const first = await desk.ask('/desk/en', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([first.status, await first.text()]).toEqual([200, '<!doctype html><meta http-equiv="refresh" content="0">'])
    expect((await desk.ask('/desk/en', {}, cookie)).status).toBe(200)
  })
})

describe('who does not', () => {
  /** Hundreds of attempts, each of which would do something if it were believed. */
  async function attempts(cookie: string): Promise<[name: string, run: () => Promise<Response>][]> {
    const good = cookie.slice('desk='.length)
    const deed = { ...(await waitingFields()), date: '2030-01-01', time: '10:00' }
    const approve =
      (headers: HeadersInit, body: BodyInit = new URLSearchParams(deed)) =>
      () =>
        desk.ask('/desk/approve', { method: 'POST', body, headers: headers })
    const withCookie = (value: string) => approve({ cookie: `desk=${value}` })
    const token = links.sign({ name: 'Eve', until: hours(1) })
    const enter = (link: string) => () => desk.send('/desk/sign-in', { link })
    const crossSite = (headers: Record<string, string>) =>
      approve({ cookie, 'sec-fetch-site': 'cross-site', ...headers })
    return [
      ...[...good].flatMap((letter, at): [string, () => Promise<Response>][] => [
        [`cookie altered at ${at}`, withCookie(good.slice(0, at) + (letter === 'a' ? 'b' : 'a') + good.slice(at + 1))],
        [`cookie cut at ${at}`, withCookie(good.slice(0, at))],
      ]),
      ...[...token].map((letter, at): [string, () => Promise<Response>] => [
        `link altered at ${at}`,
        enter(token.slice(0, at) + (letter === 'a' ? 'b' : 'a') + token.slice(at + 1)),
      ]),
      ...Array.from({ length: 60 }, (_, index): [string, () => Promise<Response>] => [
        `link expired for ${index} hours`,
        enter(links.sign({ name: 'Eve', until: hours(-index) })),
      ]),
      ...Array.from({ length: 60 }, (_, index): [string, () => Promise<Response>] => [
        `link of another secret ${index}`,
        enter(deskLinks(`another secret of a desk ${index}`).sign({ name: 'Eve', until: hours(1) })),
      ]),
      ...['', 'x', DESK_SECRET.slice(1), `${DESK_SECRET} `, DESK_SECRET.toUpperCase()].map(
        (secret): [string, () => Promise<Response>] => [
          `secret "${secret}"`,
          () => desk.send('/desk/sign-in', { name: 'Eve', secret }),
        ],
      ),
      ['a preview address for a link', enter(desk.server.desk.previewAddress('next')!.split('/')[2]!)],
      ['no cookie', approve({})],
      ['from elsewhere', crossSite({})],
      ['from elsewhere, by its origin', crossSite({ origin: 'https://evil.example' })],
      ['from a neighbour', crossSite({ 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' })],
      ['from nowhere', crossSite({ origin: 'null' })],
      ['of another kind', approve({ cookie, 'content-type': 'text/plain' }, new URLSearchParams(deed).toString())],
      ...['x', '_', '+xml'].map((end): [string, () => Promise<Response>] => [
        `of a kind that is nearly right, ${end}`,
        approve(
          {
            ...{ cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
            'content-type': `application/x-www-form-urlencoded${end}`,
          },
          new URLSearchParams(deed).toString(),
        ),
      ]),
      ['as JSON', approve({ cookie, 'content-type': 'application/json' }, JSON.stringify(deed))],
      ['by a link', () => desk.ask(`/desk/approve?${new URLSearchParams(deed)}`, {}, cookie)],
      ...['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method): [string, () => Promise<Response>] => [
        method,
        () => desk.ask('/desk/approve', { method }, cookie),
      ]),
    ]
  }

  test('gets nowhere with 300 forged, expired, replayed and cross-site attempts', async () => {
    await desk.change('Not to be seen')
    const cookie = await desk.enter()
    const all = await attempts(cookie)
    expect(all.length).toBeGreaterThanOrEqual(300)
    const before = [deeds(), await liveTitle()]
    for (const [name, run] of all) {
      const answer = await run()
      expect(answer.status, name).toBeGreaterThanOrEqual(400)
      expect(
        [answer.headers.get('set-cookie'), answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')],
        name,
      ).toEqual([null, 'no-store', 'noindex, nofollow'])
    }
    expect([deeds(), await liveTitle()]).toEqual(before)
  })

  test('is slowed down after a few guesses, whatever the guess is worth', async () => {
    const guess = (secret: string) =>
      desk.send('/desk/en/sign-in', { name: 'Eve', secret }, undefined, { 'x-forwarded-for': '198.51.100.7' })
    const statuses = []
    for (let count = 0; count < 7; count++) statuses.push((await guess(`guess ${count}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const right = await guess(DESK_SECRET)
    expect([right.status, right.headers.get('set-cookie')]).toEqual([429, null])
    expect(await right.text()).toMatch(/Try again in \d+ seconds/)
  })

  test('finds no desk where there is no secret', async () => {
    const without = await desk.site.serve()
    try {
      for (const path of ['/desk', '/desk/en', '/desk/sign-in', '/desk/link/x']) {
        const { status, headers } = await fetch(without.url + path)
        expect([status, headers.get('set-cookie')], path).toEqual([404, null])
      }
      expect((await fetch(`${without.url}/desk/sign-in`, { method: 'POST' })).status).toBe(405)
    } finally {
      await without.close()
    }
  })
})

describe('where everything is published at once', () => {
  test('no time is offered that the next message would not keep', async () => {
    const auto = await openDeskSite({}, {})
    try {
      const cookie = await auto.enter()
      auto.site.provider.world.editPage('en', 'about-us', (page) => void (page.title = 'Looked at'))
      await auto.send('/desk/look', {}, cookie)
      await auto.server.jobs.idle()
      const page = await (await auto.ask('/desk/en', {}, cookie)).text()
      expect([page.includes('Publish now'), page.includes('Publish later')]).toEqual([true, false])
    } finally {
      await auto.close()
    }
  })
})

describe('what is done there', () => {
  test('approves what was looked at, by name, and tells the second person that it was so already', async () => {
    await desk.change('Approved')
    const [ayse, bora] = [await desk.enter('Ayşe'), await desk.enter('Bora')]
    const fields = await waitingFields()
    expect(await liveTitle()).not.toBe('Approved')
    const answers = await Promise.all([
      desk.send('/desk/approve', fields, ayse),
      desk.send('/desk/en/approve', fields, bora),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(answers.map(({ headers }) => headers.get('location')).toSorted()).toEqual(
      deeds().at(-1) === 'published Ayşe'
        ? ['/desk/en?done=unchanged', '/desk?done=approved']
        : ['/desk/en?done=approved', '/desk?done=unchanged'],
    )
    expect(await liveTitle()).toBe('Approved')
    expect(deeds().filter((line) => /^published (?:Ayşe|Bora)$/.test(line))).toHaveLength(1)
  })

  test('plans a time in Istanbul, takes it back, and publishes when it comes', async () => {
    await desk.change('Planned')
    const cookie = await desk.enter()
    const fields = await waitingFields()
    for (const [date, time] of [
      ['2031-02-30', '10:00'],
      ['', ''],
      ['2020-01-01', '10:00'],
    ] as const)
      expect((await desk.send('/desk/schedule', { ...fields, date, time }, cookie)).status, `${date} ${time}`).toBe(409)
    await desk.send('/desk/schedule', { ...fields, date: PLANNED_DAY, time: '09:30' }, cookie)
    expect(desk.server.desk.scheduled()).toMatchObject([{ at: `${PLANNED_DAY}T06:30:00.000Z`, by: PERSON }])
    expect(await (await desk.ask('/desk/en', {}, cookie)).text()).toContain(`${dayText(PLANNED_DAY, 'en')}, 09:30`)
    await desk.send('/desk/cancel', fields, cookie)
    expect(desk.server.desk.scheduled()).toEqual([])
    await desk.send('/desk/schedule', { ...fields, date: PLANNED_DAY, time: '09:30' }, cookie)
    const before = now
    now = new Date(`${PLANNED_DAY}T06:30:00Z`)
    await desk.server.desk.publishDue()
    now = before
    expect(await liveTitle()).toBe('Planned')
    expect(deeds().slice(-4)).toEqual([
      `scheduled ${PERSON}`,
      `cancelled ${PERSON}`,
      `scheduled ${PERSON}`,
      `published ${PERSON}`,
    ])
  })

  test('says what going back means before it is done, then does it', async () => {
    for (const title of ['First', 'Second']) await desk.publish(title)
    const cookie = await desk.enter()
    const [earlier] = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive).slice(1)
    const question = await (await desk.ask(`/desk/en/undo/${earlier!.number}`, {}, cookie)).text()
    expect(question).toMatch(/Go back to release \d+\?/)
    expect(question).toContain('It stays until something else is published')
    expect(await liveTitle()).toBe('Second')
    const { number, release } = earlier!
    const answer = await desk.send('/desk/en/undo', { number: String(number), release }, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/en?done=undone'])
    expect(await liveTitle()).toBe('First')
    expect((await desk.ask('/desk/en/undo/999', {}, cookie)).status).toBe(404)
    expect(await (await desk.ask('/desk/en', {}, cookie)).text()).toContain(
      `An earlier release is live again (${PERSON})`,
    )
  })

  test('looks at the newest state of the provider, which nobody sees before it is approved', async () => {
    const cookie = await desk.enter()
    desk.site.provider.world.editPage('en', 'about-us', (page) => void (page.title = 'Nobody was told'))
    const before = await liveTitle()
    const answer = await desk.send('/desk/look', {}, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk?done=looking'])
    await desk.server.jobs.idle()
    const after = await (await desk.ask('/desk/en?done=looking', {}, cookie)).text()
    expect([after.includes('it waits for you below'), after.includes('http-equiv="refresh"')]).toEqual([true, false])
    const steady = await desk.ask('/desk/next', {}, cookie)
    const shown = await desk.ask(steady.headers.get('location')!.slice(0, -1) + ABOUT)
    expect(await shown.text()).toContain('<title>Nobody was told')
    expect(await liveTitle()).toBe(before)
  })

  test('refuses at the field a day that is more than a year away, whatever the year, and offers none', async () => {
    await desk.change('Waits')
    const cookie = await desk.enter()
    const fields = await waitingFields()
    const page = await (await desk.ask('/desk/en', {}, cookie)).text()
    const last = /name="date"[^>]* max="([^"]*)"/.exec(page)![1]!
    expect([last.slice(0, 4), last.slice(5)]).toEqual([
      `${now.getFullYear() + 1}`,
      expect.stringMatching(/^\d\d-\d\d$/),
    ])
    const after = new Date(Date.parse(last) + 24 * 3_600_000).toISOString().slice(0, 10)
    for (const date of [after, '2062-07-01', '9999-12-31']) {
      const answer = await desk.send('/desk/en/schedule', { ...fields, date, time: '10:00' }, cookie)
      const text = await answer.text()
      expect(answer.status, date).toBe(409)
      const [, id] = /name="date"[^>]* aria-invalid="true" aria-describedby="([^"]+)"/.exec(text)!
      expect(RegExp(`id="${id}"[^>]*>\\s*([^<]*?)\\s*<`).exec(text)![1], date).toContain(dayText(last, 'en'))
      expect(text.match(/role="alert"/g), date).toHaveLength(1)
    }
    expect(desk.server.desk.scheduled()).toEqual([])
    expect((await desk.send('/desk/schedule', { ...fields, date: last, time: '10:00' }, cookie)).status).toBe(303)
    await desk.send('/desk/cancel', fields, cookie)
  })

  test('offers the time that is planned, or was just refused, where another one is chosen', async () => {
    await desk.change('Waits')
    const cookie = await desk.enter()
    const fields = await waitingFields()
    const offered = async (answer: Response) => {
      const text = await answer.text()
      const values = ['date', 'time'].map((name) => RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)![1])
      return [/<details open/.test(text), ...values]
    }
    const refused = { ...fields, date: '2020-01-01', time: '10:07' }
    expect(await offered(await desk.send('/desk/schedule', refused, cookie))).toEqual([true, '2020-01-01', '10:07'])
    expect((await offered(await desk.ask('/desk', {}, cookie)))[0]).toBe(false)
    await desk.send('/desk/schedule', { ...fields, date: PLANNED_DAY, time: '23:59' }, cookie)
    expect(await offered(await desk.ask('/desk', {}, cookie))).toEqual([true, PLANNED_DAY, '23:59'])
  })

  test('says whose plan a newer release takes away, before and after it is published', async () => {
    const cookie = await desk.enter('Bora')
    await desk.change('Planned')
    const fields = { ...(await waitingFields()), date: PLANNED_DAY, time: '23:59' }
    await desk.send('/desk/schedule', fields, await desk.enter())
    const { number } = desk.server.desk.scheduled()[0]!
    await desk.change('Newer')
    const newer = await waitingFields()
    const plan = `${dayText(PLANNED_DAY, 'en')}, 23:59`
    const shown = await (await desk.ask('/desk/en', {}, cookie)).text()
    expect(shown.split('If this newer one goes live before')).toHaveLength(2)
    expect(shown).toContain(`Release ${number} is planned for ${plan} (${PERSON})`)
    const answer = await desk.send('/desk/en/approve', newer, cookie)
    const told = await (await desk.ask(answer.headers.get('location')!, {}, cookie)).text()
    const fell = `the plan for ${plan} (${PERSON}) fell away, as release ${newer.number} was published before`
    expect(told).toContain(`Release ${number}: ${fell}`)
    expect(await (await desk.ask('/desk/en', {}, cookie)).text()).not.toContain('fell away')
  })

  test('says that what is taken back waits again, in the question and on its card, and offers it there alone', async () => {
    await desk.publish('Taken back')
    const cookie = await desk.enter()
    const live = (await desk.state.releases.live())!.number
    const [, earlier] = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive)
    const waitsAgain = `Release ${live} is not deleted: its changes wait for approval again.`
    expect(await (await desk.ask(`/desk/en/undo/${earlier!.number}`, {}, cookie)).text()).toContain(waitsAgain)
    await desk.send('/desk/undo', { number: String(earlier!.number), release: earlier!.release }, cookie)
    const text = await (await desk.ask('/desk/en', {}, cookie)).text()
    expect(text).toMatch(RegExp(`<h3>Release ${live}</h3>[^]*Withdrawn: it was live`))
    expect(text).not.toContain(`/undo/${live}"`)
    expect(await (await desk.ask(`/desk/en/undo/${live}`, {}, cookie)).text()).not.toContain('is not deleted')
    await desk.change('Mended')
    expect(await (await desk.ask('/desk/en', {}, cookie)).text()).not.toContain('Withdrawn')
  })

  test('is named in no file that guests get', async () => {
    const release = (await desk.state.releases.current())!
    const store = openStore(join(desk.site.stateFolder, 'store'))
    const files = [...release.pages].map(([path, { hash }]): [string, string] => [path, hash])
    for (const [name, hash] of [...files, ...release.assets]) {
      const content = (await store.get(hash)).toString('latin1')
      expect(/["'`(]\/desk[/"'`?)]|src\/desk/.test(content), name).toBe(false)
    }
  })

  test('is never kept by a cache nor listed, and light', async () => {
    const cookie = await desk.enter()
    for (const path of ['/desk', '/desk/en', '/desk/undo/1', '/desk/none', '/desk/next', '/desk/link/x']) {
      const answer = await desk.ask(path, {}, cookie)
      expect(
        [answer.headers.get('cache-control'), answer.headers.get('x-robots-tag'), answer.headers.get('etag')],
        path,
      ).toEqual(['no-store', 'noindex, nofollow', null])
      expect(Buffer.byteLength(await answer.text()), path).toBeLessThan(50_000)
    }
  })
})

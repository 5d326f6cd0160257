/** A button of the desk acts on what its page showed, or is refused: pressed while others act, after a change, and while a job runs. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importedText } from '../../src/routes/imported.ts'
import { PLANNED_DAY, ABOUT, openDeskSite, type DeskSite } from '../harness/desk.ts'
import { SITE } from '../harness/settings.ts'

let desk: DeskSite
let [ayse, bora] = ['', '']

beforeEach(async () => {
  desk = await openDeskSite()
  ;[ayse, bora] = [await desk.enter('Ayşe'), await desk.enter('Bora')]
})
afterEach(() => desk?.close())

type Fields = Record<string, string>
const liveTitle = async () => /<title>([^<|]*)/.exec(await (await desk.ask(ABOUT)).text())![1]!.trim()
const liveNumber = async () => (await desk.state.releases.live())!.number
const read = async (path: string) => (await desk.ask(path, {}, ayse)).text()
const waitingNumber = () => desk.server.desk.waiting()!.number

/** The fields of a form of a page as it was read, hidden ones included. */
function formOf(html: string, action: string): Fields {
  const [, form = ''] = RegExp(`<form[^>]* action="${action}"[^>]*>(.*?)</form>`, 's').exec(html) ?? []
  const inputs = [...form.matchAll(/<input([^>]*)>/g)].map(([, attributes]) => attributes!)
  const valueOf = (attributes: string, name: string) => RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  return Object.fromEntries(inputs.map((each) => [valueOf(each, 'name')!, valueOf(each, 'value') ?? '']))
}

const faultIn = (html: string) => /role="alert"[^>]*>\s*([^<]*?)\s*</.exec(html)?.[1]

async function press(action: string, fields: Fields, cookie = ayse) {
  const answer = await desk.send(action, fields, cookie)
  const html = await answer.text()
  return { status: answer.status, to: answer.headers.get('location'), fault: faultIn(html), html }
}

/** Address of the frame that says when a page is out of date. */
const frameOf = (html: string) =>
  /<iframe class="status" src="([^"]*)"/.exec(html)![1]!.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
const statusOf = async (html: string) => (await desk.ask(frameOf(html), {}, ayse)).text()

test('a release that came after the page was read is neither published nor planned, is named, and what was typed is kept', async () => {
  await desk.change('Shown')
  const [shown, turkish, before] = [await read('/desk/en'), await read('/desk'), await liveTitle()]
  await desk.change('Not shown')
  const newer = waitingNumber()
  const approved = await press('/desk/en/approve', formOf(shown, '/desk/en/approve'))
  expect([approved.status, approved.fault]).toEqual([
    409,
    expect.stringContaining(`A newer release waits meanwhile: Release ${newer}.`),
  ])
  expect((await press('/desk/approve', formOf(turkish, '/desk/approve'))).fault).toContain(
    `yeni bir sürüm bekliyor: ${newer}. sürüm`,
  )
  const typed = { ...formOf(shown, '/desk/en/schedule'), date: PLANNED_DAY, time: '10:07' }
  const planned = await press('/desk/en/schedule', typed)
  expect([planned.status, desk.server.desk.scheduled(), await liveTitle()]).toEqual([409, [], before])
  expect(formOf(planned.html, '/desk/en/schedule')).toMatchObject({
    number: `${newer}`,
    date: PLANNED_DAY,
    time: '10:07',
  })
  expect(planned.html).toContain('<details open')
})

test('“Publish now” while a job runs publishes what its page showed or nothing, and never what the job makes', async () => {
  const cookie = bora
  await desk.change('Not shown')
  desk.site.provider.world.editPage('en', 'about-us', (page) => void (page.title = 'Of the job'))
  const [shown, titles] = [await read('/desk/en'), [await liveTitle(), 'Not shown']]
  await desk.send('/desk/en/look', {}, cookie)
  const during = await read('/desk/en?done=looking')
  expect(during).not.toContain('http-equiv="refresh"')
  const { status } = await press('/desk/en/approve', formOf(shown, '/desk/en/approve'))
  expect(titles[status === 303 ? 1 : 0]).toBe(await liveTitle())
  await desk.server.jobs.idle()
  await press('/desk/en/approve', formOf(during, '/desk/en/approve'))
  expect(titles).toContain(await liveTitle())
  expect(await statusOf(during)).toMatch(/There is something newer[^]*href="\/desk\/en\?done=looking" target="_top"/)
})

test('whoever was asked about one live release takes no other one back', async () => {
  await desk.publish('Live')
  const [, earlier] = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive)
  const question = await read(`/desk/en/undo/${earlier!.number}`)
  await desk.change('Published by Bora')
  await press('/desk/en/approve', formOf(await read('/desk/en'), '/desk/en/approve'), bora)
  const live = await liveNumber()
  const undone = await press('/desk/en/undo', formOf(question, '/desk/en/undo'))
  expect([undone.status, undone.fault, await liveNumber()]).toEqual([
    409,
    expect.stringMatching(`Release ${live} .*Bora`),
    live,
  ])
  expect(await statusOf(question)).toContain('There is something newer')
})

test('what was taken back meanwhile is not published over by a page that did not show it', async () => {
  await desk.publish('Live')
  await desk.change('Waits')
  const shown = await read('/desk/en')
  const [, earlier] = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive)
  await press('/desk/en/undo', formOf(await read(`/desk/en/undo/${earlier!.number}`), '/desk/en/undo'), bora)
  const refused = await press('/desk/en/approve', formOf(shown, '/desk/en/approve'))
  expect([refused.status, refused.fault, await liveNumber()]).toEqual([
    409,
    expect.stringContaining('Bora'),
    earlier!.number,
  ])
})

test('a plan that somebody else made, moved or cancelled meanwhile is neither overruled nor cancelled', async () => {
  await desk.change('Waits')
  const unplanned = await read('/desk/en')
  const plan = async (time: string) =>
    press(
      '/desk/en/schedule',
      { ...formOf(await read('/desk/en'), '/desk/en/schedule'), date: PLANNED_DAY, time },
      bora,
    )
  expect(await plan('10:00')).toMatchObject({ status: 303 })
  const typed = { ...formOf(unplanned, '/desk/en/schedule'), date: PLANNED_DAY, time: '08:00' }
  expect(await press('/desk/en/schedule', typed)).toMatchObject({ status: 409, fault: expect.stringContaining('plan') })
  expect(await press('/desk/en/approve', formOf(unplanned, '/desk/en/approve'))).toMatchObject({ status: 409 })
  const planned = await read('/desk/en')
  expect(await plan('11:00')).toMatchObject({ status: 303 })
  expect(await press('/desk/en/cancel', formOf(planned, '/desk/en/cancel'))).toMatchObject({ status: 409 })
  expect(desk.server.desk.scheduled()).toMatchObject([{ at: `${PLANNED_DAY}T08:00:00.000Z`, by: 'Bora' }])
  const now = await read('/desk/en')
  expect(await press('/desk/en/cancel', formOf(now, '/desk/en/cancel'))).toMatchObject({
    to: '/desk/en?done=cancelled',
  })
  expect(await press('/desk/en/schedule', formOf(now, '/desk/en/schedule'))).toMatchObject({ status: 409 })
})

test('no page reloads; a frame of it says that it is current, and then that there is something newer', async () => {
  const [shown, turkish] = [await read('/desk/en'), await read('/desk')]
  expect(shown + turkish).not.toContain('http-equiv="refresh"')
  const [first] = [await desk.ask(frameOf(shown), {}, ayse)]
  expect([first.headers.get('x-frame-options'), first.headers.get('content-security-policy')]).toEqual([
    'SAMEORIGIN',
    expect.stringContaining("frame-ancestors 'self'"),
  ])
  expect(await first.text()).toMatch(/http-equiv="refresh"[^]*This page is up to date/)
  await desk.change('Newer')
  expect(await statusOf(shown)).toMatch(/There is something newer[^]*href="\/desk\/en" target="_top"/)
  expect(await statusOf(turkish)).toContain('daha yeni bir şey var')
  expect(await statusOf(shown)).not.toContain('http-equiv="refresh"')
  const out = await desk.ask(frameOf(shown))
  expect([out.status, await out.text()]).toEqual([401, expect.stringMatching(/no longer signed in[^]*target="_top"/)])
})

test('a link to a preview holds as long as was chosen', async () => {
  await desk.change('Waits')
  const from = Date.now()
  for (const [query, hours] of [
    ['', 24],
    ['?hours=1', 1],
    ['?hours=168', 168],
    ['?hours=99999', 24],
  ] as const) {
    const html = await read(`/desk/en/releases/${waitingNumber()}/share${query}`)
    const [, path = ''] = /data-path="([^"]*)"/.exec(html) ?? []
    // Its signed text ends with when it is over.
    const seconds = Number(path.split('.')[1])
    expect(Math.round((seconds * 1000 - from) / 3_600_000), query).toBe(hours)
    expect((await desk.ask(path)).status, query).toBe(200)
  }
  expect((await desk.ask('/desk/releases/99999/share', {}, ayse)).status).toBe(404)
})

test('a frame says that the work is over, also where nothing came of it', async () => {
  await desk.change('Waits')
  await desk.send('/desk/en/look', {}, ayse)
  const shown = await read('/desk/en?done=looking')
  await desk.server.jobs.idle()
  expect(await statusOf(shown)).toMatch(/The newest state is prepared[^]*href="\/desk\/en\?done=looking"/)
})

test('the desk goes back to no release that lacks the live one’s imported redirects or was made for another address, and says so', async () => {
  const [earlier] = (await desk.state.releases.list()).filter(({ wasLive }) => wasLive)
  const redirects = importedText([{ from: '/old', status: 301, line: 1, to: ABOUT }])
  const faults: Record<string, readonly string[]> = {}
  for (const [code, site] of [
    ['redirects-lost', { ...SITE, redirects }],
    ['made-for-another', { ...SITE, siteUrl: 'https://www.other.example' }],
  ] as const) {
    await desk.site.rebuild({ site })
    const live = await liveNumber()
    faults[code] = await Promise.all(
      ['/desk', '/desk/en'].map(async (at) => {
        const question = formOf(await read(`${at}/undo/${earlier!.number}`), `${at}/undo`)
        const { status, fault } = await press(`${at}/undo`, question)
        expect([status, await liveNumber()]).toEqual([409, live])
        return fault!
      }),
    )
  }
  expect(faults).toEqual({
    'redirects-lost': [expect.stringContaining('yönlendirmeler eksik'), expect.stringContaining('lacks redirects')],
    'made-for-another': [
      expect.stringContaining('başka bir site adresi'),
      expect.stringContaining('another site address'),
    ],
  })
})

/** Pages about what a hotel has, lists of hotels and of events, for a guest's trip in their address: what suits comes first, and the rest is there. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { useDemo } from '../harness/site.ts'

const demo = useDemo()

const page = async (address: string) => parse(await (await fetch(demo.url + address)).text())
const WEEK = 'checkin=2027-07-05&checkout=2027-07-12'

async function rowsAt(address: string): Promise<string[]> {
  const rows = (await page(address)).querySelectorAll('.suits .facts > div')
  return rows.map((row) => `${row.classNames.slice('suits--'.length)} ${row.querySelector('dt')!.text.trim()}`)
}

test.each([
  [`/en/hotels/crystal-family/crispy-kids-world?adult=2&age=4&age=9&${WEEK}`, ['yes Rabbits', 'yes Foxes', 'no Ducks']],
  [
    `/en/hotels/crystal-flora/crispy-kids-world?adult=2&age=4&age=9&checkin=2027-07-11&checkout=2027-07-18`,
    ['yes Ladybirds', 'yes Hedgehogs', 'no Rangers'],
  ],
  [
    `/en/hotels/crystal-world-of-colours/crispy-kids-world?adult=2&age=4&checkin=2027-12-20&checkout=2027-12-27`,
    ['no Season'],
  ],
])('%s says what suits', async (address, rows) => {
  expect(await rowsAt(address)).toEqual(rows)
})

test('an aquapark says for each slide which child may use it', async () => {
  const { text } = (await page(`/en/hotels/crystal-family/aquapark?adult=2&age=4&age=9`)).querySelector('.suits')!
  expect(text).toContain('Fits: 9 years · from 120 cm (4 years: about 103 cm)')
})

test('restaurants that do not take the children come last in their group', async () => {
  const address = '/en/hotels/crystal-family/gastronomy'
  const groupsOf = async (query: string) =>
    (await page(address + query)).querySelectorAll('[data-fit] > section').map((group) =>
      group.querySelectorAll('.outlet').map((outlet) => ({
        name: outlet.querySelector('h3')!.text.trim(),
        isUnfit: outlet.querySelector('.suits--no') !== null,
      })),
    )
  const published = await groupsOf('')
  const answered = await groupsOf('?adult=2&child=1&age=4')
  expect(answered.flat().filter(({ isUnfit }) => isUnfit)).toHaveLength(2)
  for (const [index, group] of answered.entries()) {
    const names = published[index]!.map(({ name }) => name)
    expect(group.map(({ name }) => name).sort()).toEqual(names.sort())
    expect(group.map(({ isUnfit }) => Number(isUnfit))).toEqual(group.map(({ isUnfit }) => Number(isUnfit)).sort())
  }
})

test.each(['/en/crispy-kids-world', '/en/erken-rezervasyon-firsatlari'])(
  '%s begins with hotels that are open on the dates, and says why others are not for them',
  async (path) => {
    const hotelsOf = (await page(`${path}?adult=2&checkin=2027-12-20&checkout=2027-12-27`))
      .querySelectorAll('.suits__room')
      .map(({ classNames, text }) => [classNames.includes('suits--yes'), text.trim()] as const)
    const all = hotelsOf.map(([isOpen]) => isOpen)
    expect(new Set(all).size).toBe(2)
    expect(all).toEqual(all.toSorted((one, other) => Number(other) - Number(one)))
    expect(hotelsOf.at(-1)![1]).toMatch(/^Season: closed on your dates/)
  },
)

test('events of the stay come first, with those on the days of arrival and departure', async () => {
  const dates = (root: Awaited<ReturnType<typeof page>>) =>
    root.querySelectorAll('article.event').map((event) => ({
      date: event.querySelector('time')!.getAttribute('datetime')!.slice(0, 10),
      isOn: event.querySelector('.suits--yes') !== null,
    }))
  const published = dates(await page('/ru/events'))
  const answered = dates(await page('/ru/events?checkin=2027-08-07&checkout=2027-08-21'))
  expect(answered.slice(0, 2)).toEqual([
    { date: '2027-08-07', isOn: true },
    { date: '2027-08-21', isOn: true },
  ])
  expect(answered.slice(2)).toEqual(published.filter(({ date }) => !date.startsWith('2027-08')))
})

test.each([
  ['/etkinlikler', '10–17 Nis 2027'],
  ['/en/events', '10–17 Apr 2027'],
  ['/de/events', '10.–17. Apr. 2027'],
  ['/ru/events', '10–17 апр. 2027'],
])('%s says all days of an event, which is on in a stay that only meets its middle', async (path, days) => {
  const [first] = (await page(`${path}?checkin=2027-04-12&checkout=2027-04-14`)).querySelectorAll('article.event')
  expect(first!.querySelector('.suits--yes')).not.toBeNull()
  const words = first!
    .querySelector('.figures')!
    .text.replace(/[\u2060\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))
  expect(words).toMatch(days)
})

test.each([
  ['ru', 1, '1–3 года'],
  ['tr', 3, '1 grup daha'],
])('a hotel says ages and further groups of its club as its language has it (%s)', async (locale, children, words) => {
  const ages = [2, 5, 9].slice(0, children).map((age) => `&age=${age}`)
  const hotel = `${locale === 'tr' ? '' : `/${locale}`}/${locale === 'tr' ? 'oteller' : 'hotels'}/crystal-admiral`
  const { text } = (await page(`${hotel}?adult=2&child=${children}${ages.join('')}`)).querySelector('.suits')!
  expect(text).toContain(words)
})

test.each(['/en/hotels/crystal-family/spa-and-wellness', '/en/events', '/en/crispy-kids-world'])(
  '%s is as published for any other query',
  async (path) => {
    const [published, other] = await Promise.all(
      ['', '?utm_source=letter&kids=1'].map((query) => fetch(demo.url + path + query)),
    )
    expect(await other!.text()).toBe(await published!.text())
  },
)

test.each(['&amp;', '%26', ';'])(
  'an answer to an address with "%s" for "&" is as private, and passes no birth date on',
  async (and) => {
    const query = ['utm_source=letter', 'adult=2', 'childages=2023-02-01', 'checkin=2027-07-05'].join(and)
    const answer = await fetch(`${demo.url}/en/hotels/crystal-aura/spa-and-wellness?${query}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const root = parse(await answer.text())
    expect(root.querySelector('body')!.hasAttribute('data-private')).toBe(true)
    expect(root.querySelectorAll('a').filter((link) => link.getAttribute('href')!.includes('2023'))).toEqual([])
  },
)

test('a page with no word on the trip is drawn for it all the same: no third party reads its address, and its links say it', async () => {
  const hotel = '/en/hotels/crystal-aura'
  const spa = await page(`${hotel}/spa-and-wellness?adult=2&${WEEK}&childages=2023-02-01`)
  expect(spa.querySelectorAll('.suits')).toEqual([])
  expect(spa.querySelector('body')!.hasAttribute('data-private')).toBe(true)
  const linksTo = (path: string) =>
    spa.querySelectorAll(`a[href^="${path}"]`).map((link) => link.getAttribute('href')!.slice(path.length))
  expect(new Set(linksTo(`${hotel}/rooms`).map((href) => href.replace(/^\/[^?]*/, '')))).toEqual(
    new Set([`?age=4&adult=2&child=1&${WEEK}`]),
  )
  expect(linksTo(`${hotel}/online-reservation`)[0]).toBe(`?${WEEK}&adult=2&child=1&age=4`)
  expect(linksTo(`${hotel}/contact`)).not.toContainEqual(expect.stringContaining('?'))
  const bare = await page(`${hotel}/spa-and-wellness?utm_source=letter`)
  expect(bare.querySelectorAll('a[href*="adult="]')).toEqual([])
})

const MONDAYS = 'adult=2&checkin=2027-07-12&checkout=2027-07-19'
const HOTEL = '/en/hotels/crystal-waterworld'
test.each([
  `${HOTEL}?${MONDAYS}`,
  `${HOTEL}/rooms?${MONDAYS}`,
  `${HOTEL}/rooms/wave-room?${MONDAYS}`,
  `${HOTEL}/online-reservation?${MONDAYS}&child=0`,
  `/en/compare?hotel=crystal-waterworld&${MONDAYS}`,
  `/en/compare?room=crystal-waterworld/wave-room&${MONDAYS}`,
  `/en/hotels?${MONDAYS}&region=BELEK`,
  `/en/crispy-kids-world?${MONDAYS}`,
])('R5.37 %s says the nearest stays of a hotel that sells Sunday to Sunday, and a touch takes one', async (address) => {
  const main = (await page(address)).querySelector('main')!
  expect(main.text).toContain('Stays run Sunday to Sunday')
  expect(
    main.querySelectorAll('.suits__room.suits--yes').filter((note) => address.startsWith(HOTEL) && note.text),
  ).toHaveLength(0)
  const stays = main.querySelectorAll('a').filter((link) => /\bJuly$/.test(link.text.trim()))
  const days = new Set(stays.map((link) => link.text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').trim()))
  expect([...days].filter((words) => !words.startsWith('1–'))).toEqual(
    expect.arrayContaining(['11–18 July', '18–25 July']),
  )
  const later = stays.find((link) => link.getAttribute('href')!.includes('checkin=2027-07-18'))!
  const href = later.getAttribute('href')!.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
  const path = href.startsWith('?') ? address.split('?')[0]! + href : href
  expect((await page(path)).querySelector('main')!.text).not.toContain('Stays run Sunday to Sunday')
})

test.each([...['', '/rooms', '/rooms/wave-room', '/spa-and-wellness'].map((path) => HOTEL + path), '/en/hotels'])(
  'R2.161 %s says nothing of days that are over, as with script',
  async (path) => {
    const says = async (days: string) => (await page(`${path}?adult=2${days}`)).querySelector('body')!.text
    const bare = await says('')
    expect(await says('&checkin=2025-07-14&checkout=2025-07-19')).toBe(bare)
    expect(await says('&month=2025-07&nights=7')).toBe(bare)
  },
)

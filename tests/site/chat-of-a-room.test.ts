/** A hotel that takes reservations by telephone, reached from one of its rooms: the chat names the room. */
import { expect, test } from 'vitest'
import { useDemo } from '../harness/site.ts'
import { ask } from './ask.ts'
import { attribute, hrefs, LANGS, placeOf, words } from './pages.ts'

const demo = useDemo()
const plain = (text: string) => text.replace(/\s+/g, ' ')
const textsOf = (links: string[]) =>
  links.filter((href) => href.startsWith('https://wa.me/')).map((href) => new URL(href).searchParams.get('text'))

test('R2.116 chats of a reservation by telephone begin with the room that was asked for', async () => {
  const rooms = demo.site.paths.filter((path) => /crystal-kaymakli\/(?:odalar|rooms)\/[^/]+$/.test(path))
  expect(new Set(rooms.map((path) => placeOf(path).lang))).toEqual(new Set(LANGS))
  for (const path of rooms) {
    const { dom } = await ask(demo.server, path)
    const name = plain(words(dom.querySelector('h1')))
    const [way] = hrefs(dom).filter((href) => /online-re.*room=/.test(href))
    const asked = await ask(demo.server, way!)
    expect(attribute(asked.dom.querySelector('html'), 'lang')).toBe(placeOf(path).lang)
    const said = textsOf(hrefs(asked.dom))
    expect(said.length, way).toBeGreaterThan(0)
    for (const text of said) expect(plain(text!)).toBe(`Crystal Kaymakli, ${name}`)
    const facts = ({ dom: page }: typeof asked) =>
      page.querySelectorAll('[data-asked] dd').map((value) => plain(words(value)))
    expect(facts(asked), way).toEqual([name])
    const withStay = facts(await ask(demo.server, `${way}&checkin=2027-07-05&checkout=12.07.2027&adult=3`))
    expect(withStay[0]).toBe(name)
    expect(withStay.join()).toMatch(/05\.07\.2027.*12\.07\.2027.*7,3 /)
  }
  for (const [query, path] of [
    ['room=1', '/en/hotels/crystal-kaymakli/online-reservation'],
    ['', '/de/hotels/crystal-kaymakli/online-reservation'],
  ])
    expect(new Set(textsOf(hrefs((await ask(demo.server, `${path}?${query}`)).dom)))).toEqual(
      new Set(['Crystal Kaymakli']),
    )
})

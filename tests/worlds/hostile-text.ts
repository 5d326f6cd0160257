import { NETWORK } from '../../src/demo/contract.ts'
import type { World } from '../../src/demo/world.ts'
import { makeWorld } from './build.ts'
import { homeId, outletId, subPageId } from './hotel.ts'
import { hotelSeed } from './seed.ts'
import { roomSlug } from './rooms.ts'

/** What html from a CMS may hold at its worst; the words KEEP must survive, the words DROP must not. */
export const HOSTILE_HTML = [
  '<h2>KEEP heading</h2><p onclick="alert(1)">KEEP paragraph<script>DROP()</script></p>',
  '<img src="/media/test/1-400x300.png" alt="KEEP picture" onerror="DROP()"><img src="data:text/html,DROP">',
  '<a href="javascript:DROP()">KEEP words of a bad link</a> <a href="JaVa\tScript:DROP()">KEEP another</a>',
  '<a href="https://elsewhere.example/x" target="_blank">KEEP outside link</a> <a href="hotels/deniz-kizi/rooms">KEEP inside link</a>',
  '<a href="hotels/no-such-hotel">KEEP words of a dead link</a> <a href="//evil.example/x">KEEP double slash</a>',
  '<iframe src="https://evil.example/DROP"></iframe><iframe src="https://www.google.com/maps/embed?pb=1" title="Map"></iframe>',
  '<style>body{display:none}/*DROP*/</style><link rel="stylesheet" href="https://evil.example/DROP.css">',
  '<form action="https://evil.example/DROP"><input name="DROP"><button>DROP</button></form>',
  '<svg onload="DROP()"><a xlink:href="javascript:DROP()"><text>x</text></a></svg><math href="javascript:DROP()"></math>',
  '<table><tr><th scope="row">KEEP head</th><td style="position:fixed">KEEP cell</td></tr></table>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/DROP"><base href="https://evil.example/DROP/">',
  '<ul><li>KEEP item <strong>KEEP strong</strong> <em>KEEP em</em></li></ul><!-- DROP --><p>KEEP unclosed',
].join('\n')

/** Plain text that must show as it stands. */
export const HOSTILE_TITLE = '<b>Bold</b> & "quoted" \'single\' </title></script><script>alert(1)</script> {{x}} ${y}'

/** Urls that must be dropped and reported, wherever a `url` field stands. */
export const HOSTILE_URLS = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
]

const HOTEL = hotelSeed()

/** Every text of one hotel is hostile, in the right shapes; a second hotel sends wrong types (`badRecords`). */
export function hostileText(): World {
  const world = makeWorld({ hotels: [{}, { id: 52, name: 'Bozuk', slug: 'bozuk' }] })
  for (const lang of ['tr', 'en', 'de', 'ru'] as const) {
    for (const url of lang === 'tr'
      ? ['oteller/deniz-kizi', 'oteller/deniz-kizi/hakkimizda']
      : ['hotels/deniz-kizi', 'hotels/deniz-kizi/about-us'])
      world.editPage(lang, url, (page) => {
        page.title = HOSTILE_TITLE
        page.metas = [
          { name: 'description', content: HOSTILE_TITLE },
          { property: 'og:title"><script>alert(1)</script>', content: 'x' },
          { name: 'robots" onload="alert(1)', content: 'x' },
        ]
        page.contents = {
          '__proto__x"><script>': { ordinal: 1, layout: 'TEXT', title: HOSTILE_TITLE, html: HOSTILE_HTML },
          links: {
            ordinal: 2,
            layout: 'CARDS',
            items: HOSTILE_URLS.map((each) => ({ title: HOSTILE_TITLE, link: { text: HOSTILE_TITLE, url: each } })),
          },
        }
        for (const slide of page.heroSlides ?? []) Object.assign(slide, { title: HOSTILE_TITLE, text: HOSTILE_TITLE })
        for (const option of page.options ?? []) if (option.file) option.file.alt = '"><script>alert(1)</script>'
      })
    world.editRoom(HOTEL.id, lang, roomSlug(0, lang), (room) => {
      Object.assign(room, { name: HOSTILE_TITLE, html: HOSTILE_HTML, text: HOSTILE_TITLE, beds: HOSTILE_TITLE })
      room.features = [{ label: HOSTILE_TITLE, value: HOSTILE_TITLE }]
    })
    world.outlets.edit([outletId(HOTEL, 0), lang], (outlet) => {
      Object.assign(outlet, { title: HOSTILE_TITLE, html: HOSTILE_HTML })
    })
    world.contacts.edit([subPageId(HOTEL, 'contact'), lang], (contact) => {
      Object.assign(contact, { directions: HOSTILE_HTML, phone: 'javascript:alert(1)', email: '"><script>@x.example' })
    })
    world.events.edit([NETWORK.id, lang, [...slugsOfEvents(world, lang)][0] ?? ''], (event) => {
      Object.assign(event, { title: HOSTILE_TITLE, html: HOSTILE_HTML, venue: HOSTILE_TITLE })
    })
    world.menus.edit([HOTEL.id, lang], ([header]) => {
      HOSTILE_URLS.forEach((url, index) => header?.items.push({ id: 990 + index, text: HOSTILE_TITLE, url }))
    })
  }
  sendBadRecords(world, 52)
  return world
}

function* slugsOfEvents(world: World, lang: string) {
  for (const [publisher, each, slug] of world.events.keys()) if (publisher === NETWORK.id && each === lang) yield slug
}

/** One good hotel and one (id 52, slug `bozuk`) of which many answers have wrong types. */
export function badRecords(): World {
  const world = makeWorld({ hotels: [{}, { id: 52, name: 'Bozuk', slug: 'bozuk' }] })
  sendBadRecords(world, 52)
  return world
}

/** Whole answers and single entries of the wrong type; the languages differ in what is wrong. */
function sendBadRecords(world: World, id: number): void {
  const hotel = hotelSeed({ id, slug: 'bozuk' })
  const page = (lang: string, url: string) => `/v1/pages/url-lang?property-network-id=2&url=${url}&lang=${lang}`
  // Entries beside good ones: the good ones stay.
  world.properties.push({ id: 'x', name: 5, slug: null } as never, null as never)
  const rooms = world.rooms.get(id, 'en') ?? []
  world.rooms.set([id, 'en'], [...rooms, { id: -1, slug: 'bad', name: 7 } as never, null as never])
  world.editRoom(id, 'de', roomSlug(0, 'de'), (room) => Object.assign(room, { name: { text: 'x' }, images: 'none' }))
  world.editRoom(id, 'ru', roomSlug(0, 'ru'), (room) => Object.assign(room, { slug: '../../../etc/passwd' }))
  // Whole answers.
  world.fixAnswer(page('en', 'hotels/bozuk'), { id: homeId(hotel), title: null, url: 12 })
  world.fixAnswer(page('de', 'hotels/bozuk'), [])
  world.fixAnswer(page('ru', 'hotels/bozuk'), 'page')
  world.fixAnswer(page('en', 'hotels/bozuk/about-us'), null)
  world.fixAnswer(`/v1/menus?property-id=${id}&lang=en`, { type: 'HEADER' })
  world.fixAnswer(`/v1/stories?property-id=${id}&lang=en&platform=WEB_ONLY`, [{ id: 1, title: 'x', items: 'none' }])
  world.fixAnswer(`/v1/pages/${subPageId(hotel, 'gastronomy')}/gastronomy?lang=en`, {
    groups: [{ code: 1, items: {} }],
  })
  world.fixAnswer(`/v1/pages/${subPageId(hotel, 'contact')}/contact?lang=en`, { phone: 5, latitude: 'north' })
}

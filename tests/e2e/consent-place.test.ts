// @module-tag chromium
/** Where a page asks for consent: above all else, so that of the first screen it covers nothing, and pushes out neither heading nor main action. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { atDepth, sample } from '../harness/depth.ts'
import { missingPath, PAGE_KINDS } from '../harness/page-kinds.ts'
import { useDemoPage } from '../harness/visit.ts'
import { resize } from './page/ready.ts'
import { useThirdPartySite } from './page/third-parties.ts'

const SIZES = [
  [320, 740],
  [360, 640],
  [360, 740],
  [375, 740],
  [640, 360],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
].map(([width, height]) => ({ width: width!, height: height! }))

/** What guests come to a kind of page for; of several the first that is shown. */
const ACTIONS: Record<string, string> = {
  home: '.hero .btn, .hero .search__go',
  hotel: '.hero .btn, .hero .search__go',
  'hotel-list': '.choose__title, .choose__form input',
  reservation: '[data-book]',
  'reservation-request': '[data-book]',
  search: '.search-page input',
  compare: '.compare__acts .btn, [data-book]',
  missing: '.lost input',
}
const OTHERS = '[data-nav] [data-book]'

/** Whose whole kind is asked in `npm test`: heroes, forms and short pages. */
const SAMPLE = ['home', 'hotel-list', 'hotel', 'room', 'gastronomy', 'reservation-request', 'event', 'missing']

const kinds: { name: string; path?: string }[] = [
  ...PAGE_KINDS,
  { name: 'reservation-request', path: '/en/hotels/crystal-centro/online-reservation' },
  { name: 'missing' },
]
/** Home, the first kind, in Russian: its heading is the longest. */
const locales = LOCALES.toReversed()
const looks = kinds
  .filter(({ name }) => atDepth(SAMPLE, [name]).includes(name))
  .flatMap((kind, index) =>
    atDepth<readonly Locale[]>([locales[index % locales.length]!], LOCALES).map((locale) => ({ ...kind, locale })),
  )

const demo = useDemoPage()
const asking = useThirdPartySite()

/** The demo's page as a site with other companies' services has it: the strip is the same on all pages of a language. */
async function openAsking(path: string, locale: Locale): Promise<Page> {
  const page = await demo.newPage({ bypassCSP: true })
  await page.goto(demo.at(path))
  const home = await asking.site.dom(locale === 'tr' ? '/' : `/${locale}`)
  await page.evaluate(
    ([styles, strip]) => {
      document.head.insertAdjacentHTML('beforeend', styles!)
      document.querySelector('.skip')!.insertAdjacentHTML('afterend', strip!)
    },
    [home.querySelectorAll('head style').at(-1)!, home.querySelector('.ask')!].map((each) => each.outerHTML),
  )
  return page
}

/** Whether heading and main action are in the window, what lies under the strip, and how far the page is wider than the window. */
const lookAt = (page: Page, action: string, isAsking: boolean) =>
  page.evaluate(
    ([selector, asks]) => {
      document.documentElement.toggleAttribute('data-asks', asks)
      const isInside = (element: Element | undefined) => {
        const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(-1)
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      }
      const letters = document.createRange()
      letters.selectNodeContents(document.querySelector('.page-head__words > :last-child') ?? document.head)
      const picture = document.querySelector('.page-head__picture')?.getBoundingClientRect().top
      const shown = (all: string) => [...document.querySelectorAll(all)].filter((each) => each.checkVisibility())
      const covered = shown('h1, header a, header button, main :is(a, button, input, select, textarea, summary)')
        .filter(isInside)
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.ask')
        })
      return {
        touched: picture !== undefined && picture < letters.getBoundingClientRect().bottom + 4,
        heading: isInside(document.querySelector('h1')!),
        action: isInside(shown(selector)[0]),
        answers: shown('.ask button').filter(isInside).length,
        covered: covered.map(({ textContent }) => textContent),
        sideways: document.documentElement.scrollWidth - innerWidth,
      }
    },
    [action, isAsking] as const,
  )

describe.each(looks)('$name in $locale', ({ name, path, locale }) => {
  test('what the first screen shows stays in it, uncovered, while the page asks', async () => {
    const page = await openAsking(path ? await demo.pathIn(locale, path) : missingPath(locale), locale)
    for (const size of SIZES) {
      await resize(page, size)
      const where = `${size.width} × ${size.height}`
      const action = ACTIONS[name] ?? OTHERS
      const before = await lookAt(page, action, false)
      const found = await lookAt(page, action, true)
      const kept = { ...(before.heading && { heading: true }), ...(before.action && { action: true }) }
      expect(found, where).toMatchObject({ ...kept, answers: 3, touched: false, covered: [], sideways: 0 })
    }
  })
})

test.each(
  sample(
    [
      [375, 740],
      [1280, 720],
    ] as const,
    0,
  ),
)('dates and guests of a reservation are in the first screen of %i × %i while it asks', async (width, height) => {
  const page = await openAsking('/en/hotels/crystal-centro/online-reservation', 'en')
  await resize(page, { width, height })
  expect(await lookAt(page, '[name=checkin], [data-field=checkIn]', true)).toMatchObject({ action: true, covered: [] })
})

test.each(sample(LOCALES, 2))(
  "a picture's words and controls lie neither under the strip nor under the header, in %s",
  async (locale) => {
    for (const kind of ['home', 'hotel']) {
      const page = await openAsking(
        await demo.pathIn(locale, PAGE_KINDS.find(({ name }) => name === kind)!.path),
        locale,
      )
      for (const size of SIZES.filter(({ width }) => width < 992)) {
        await resize(page, size)
        for (const asks of [false, true])
          expect(await coveredInHero(page, asks), `${kind}, ${size.width} × ${size.height}`).toEqual([])
      }
    }
  },
)

/** Words of the hero's pictures, whichever is shown, that begin above the header's end, and controls whose middle does. */
const coveredInHero = (page: Page, isAsking: boolean) =>
  page.evaluate((asks) => {
    document.documentElement.toggleAttribute('data-asks', asks)
    const end = document.querySelector('header')!.getBoundingClientRect().bottom
    const isCovered = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return element.checkVisibility() && top + (element.localName === 'button' ? height / 2 : 0) < end
    }
    return [...document.querySelectorAll('[data-hero-pause], [data-hero-bar]')]
      .filter(isCovered)
      .map((element) => element.textContent || element.getAttribute('aria-label'))
  }, isAsking)

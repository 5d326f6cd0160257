/** A stay outside the hotel's season, on reservation pages as they are drawn for a query: what a guest without script reads. */
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { SEASONS_FILE } from '../../src/config/data-files.ts'
import { LOCALES } from '../../src/config/locales.ts'
import type { Season } from '../../src/config/site-types.ts'
import { translator } from '../../src/i18n/index.ts'
import { queriedAt } from '../../src/routes/queried.ts'
import { addDays, showDate } from '../../src/domain/trip/dates.ts'
import { isOutside } from '../../src/domain/trip/season.ts'
import { alternatePaths } from '../harness/page-kinds.ts'
import { useDemo } from '../harness/site.ts'

const demo = useDemo()

const FIRST_DAY = '2027-01-01'
const DAYS_OF_TWO_YEARS = 730

let asked = 0

/** What the page says of the dates; `undefined`: nothing. */
async function saidAt(path: string, query: Record<string, string>): Promise<string | undefined> {
  // From another address each time: limits are by address.
  const address = `10.1.${(asked >> 8) & 255}.${asked++ & 255}`
  const response = await fetch(`${demo.url}${path}?${new URLSearchParams(query)}`, {
    headers: { 'x-forwarded-for': address },
  })
  expect(response.status).toBe(200)
  return parse(await response.text()).querySelector('main [data-closed] p')?.text
}

test('R2.73 dates outside the season are told on the page of each hotel, dates within it are not', async () => {
  const seasons = (await (await fetch(`${demo.url}/${SEASONS_FILE}`)).json()) as Record<string, Season>
  const pages = await Promise.all(
    demo.site.paths
      .filter((path) => path.startsWith('/en/') && queriedAt(path)?.name === 'reservation')
      .map(async (path) => ({ slug: path.split('/')[3]!, paths: alternatePaths(await demo.site.html(path)) })),
  )
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(({ slug }) => seasons[slug]).length).toBeGreaterThan(3)
  const day = fc.integer({ min: 0, max: DAYS_OF_TWO_YEARS }).map((days) => addDays(FIRST_DAY, days))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pages),
      fc.constantFrom(...LOCALES),
      day,
      fc.integer({ min: 1, max: 30 }),
      async ({ slug, paths }, locale, checkIn, nights) => {
        const stay = { checkIn, checkOut: addDays(checkIn, nights) }
        const season = seasons[slug]
        const said = await saidAt(paths[locale], {
          checkInDate: showDate(stay.checkIn),
          checkOutDate: showDate(stay.checkOut),
          adult: '2',
        })
        expect(said !== undefined).toBe(season !== undefined && isOutside(season, stay))
        if (said === undefined) return
        const [before, between, after] = translator(locale)('components.common.search.outOfSeason', {
          from: '|',
          until: '|',
        }).split('|')
        expect(said.startsWith(before!) && said.includes(between!) && said.endsWith(after!), said).toBe(true)
      },
    ),
  )
})

test('R2.73 the season’s days are named in the page’s language, and no stay says nothing', async () => {
  const paths = alternatePaths(await demo.site.html('/en/hotels/crystal-admiral/online-reservation'))
  const days = { tr: ['1 Nisan', '31 Ekim'], en: ['1 April', '31 October'], de: ['1. April', '31. Oktober'] }
  const stay = { checkInDate: '01.02.2028', checkOutDate: '05.02.2028', adult: '2', child: '0' }
  for (const [locale, [from = '', until = '']] of Object.entries({ ...days, ru: ['1 апреля', '31 октября'] })) {
    const said = await saidAt(paths[locale as keyof typeof paths], stay)
    expect(said).toContain(from)
    expect(said).toContain(until)
  }
  expect(await saidAt(paths.en, {})).toBeUndefined()
})

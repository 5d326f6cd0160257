// @module-tag chromium
/** A provider whose menus name nothing: what stands in the menu elsewhere must be reached all the same. */
import { expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { useSite } from '../harness/site.ts'
import { useVisit } from '../harness/visit.ts'
import { oneHotel } from '../worlds/index.ts'

const served = useSite(() => {
  const world = oneHotel()
  for (const key of [...world.menus.keys()]) world.menus.set(key, [])
  return world
})
const visit = useVisit(() => served.url)

test.each(sample(['/en', '/en/hotels/deniz-kizi', '/en/hotels/deniz-kizi/rooms'], 1))(
  'R2.136 on a phone without a menu the languages stand in the nav bar: %s',
  async (path) => {
    const page = await visit.open(path, { viewport: { width: 390, height: 844 } })
    expect(await page.locator('[data-nav] .nav__toggle').count()).toBe(0)
    await page.locator('[data-nav] .lang summary').click()
    await page.locator('[data-nav] [data-language=de]').click()
    await page.waitForURL(`**${path.replace('/en', '/de')}`)
  },
)

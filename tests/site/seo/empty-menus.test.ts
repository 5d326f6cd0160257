/** Every page is few clicks from its language's home, though the provider's menus name none. */
import { expect, test } from 'vitest'
import { demoWorld } from '../../../src/demo/assemble/demo-world.ts'
import type { World } from '../../../src/demo/world.ts'
import { atDepth } from '../../harness/depth.ts'
import { SITE } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { hotelAdded, manyHotels, unlistedPages } from '../../worlds/index.ts'
import { reach } from './reach.ts'
import { searchSite } from './site.ts'

const WORLDS: [name: string, world: () => World][] = [
  ...atDepth<[string, () => World][]>(
    [['two hotels', hotelAdded]],
    [
      ['three large hotels', () => manyHotels(3)],
      ['the embedded provider', demoWorld],
    ],
  ),
  ['pages that no list knows', unlistedPages],
]

test.each(WORLDS)('R2.141 four clicks lead to every page with empty menus: %s', async (_, makeWorld) => {
  const world = makeWorld()
  for (const key of [...world.menus.keys()]) world.menus.set(key, [])
  const site = await searchSite(await siteOf(world), SITE.siteUrl)
  expect(site.pages.size).toBeGreaterThan(50)
  expect(reach.faults(site)).toEqual([])
})

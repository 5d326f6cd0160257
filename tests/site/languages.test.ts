import { expect, test } from 'vitest'
import { useSite } from '../harness/site.ts'
import { unlistedPages } from '../worlds/index.ts'
import { alternatesOf, switcherOf } from './pages.ts'

/** A hotel has another slug in each language; the about page is there in German and Russian alone. */
const served = useSite(() => {
  const world = unlistedPages()
  world.pages.delete('tr', 'hakkimizda')
  world.pages.delete('en', 'about-us')
  return world
})

test('R3.7 R2.102 the alternates of a hotel whose slug differs by language are its own paths', async () => {
  const cluster = {
    tr: '/oteller/tas-ev',
    en: '/en/hotels/stone-house',
    de: '/de/hotels/steinhaus',
    ru: '/ru/hotels/kamennyy-dom',
  }
  for (const path of Object.values(cluster)) {
    const dom = await served.site.dom(path)
    expect(alternatesOf(dom), path).toEqual({ ...cluster, 'x-default': cluster.tr })
    expect(switcherOf(dom), path).toEqual(cluster)
  }
})

test('R3.8 the default is the first of en, de, ru where there is no Turkish page', async () => {
  const cluster = { de: '/de/about-us', ru: '/ru/about-us' }
  for (const path of Object.values(cluster)) {
    const dom = await served.site.dom(path)
    expect(alternatesOf(dom), path).toEqual({ ...cluster, 'x-default': '/de/about-us' })
    for (const list of ['languages', 'menu-languages']) expect(dom.querySelectorAll(`#${list} a`)).toHaveLength(2)
  }
  expect(served.site.paths).not.toContain('/hakkimizda')
})

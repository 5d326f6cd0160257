import { beforeAll, describe, expect, test } from 'vitest'
import { demoSite } from '../harness/site.ts'
import { CHECKS, faultsOf } from './checks/index.ts'

describe("the embedded provider's site, on all its pages", () => {
  let pages: number
  let faults: Map<string, string[]>
  beforeAll(async () => {
    const site = await demoSite()
    pages = site.manifest.pages.size
    faults = await faultsOf(site)
  })

  test('has pages to check', () => {
    expect(pages).toBeGreaterThan(1000)
  })

  test.each(CHECKS.map(({ name }) => name))('%s', (name) => {
    expect(faults.get(name)).toEqual([])
  })
})

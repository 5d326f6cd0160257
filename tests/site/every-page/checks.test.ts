import { expect, test } from 'vitest'
import { CHECKS } from '../checks/index.ts'
import { isLookedAt, onEveryPage } from './pass.ts'

const faults = new Map<string, string[]>()
let pages = 0

onEveryPage(({ manifest }) => {
  const started = CHECKS.map(({ name, start }) => ({ name, faultsIn: start(manifest) }))
  return (page) => {
    if (!isLookedAt(page)) return
    pages++
    for (const { name, faultsIn } of started)
      faults.set(name, [...(faults.get(name) ?? []), ...faultsIn(page).map((each) => `${page.path}: ${each}`)])
  }
})

test('there are pages to check', () => {
  expect(pages).toBeGreaterThan(800)
})

test.each(CHECKS.map(({ name }) => name))('%s', (name) => {
  expect(faults.get(name)).toEqual([])
})

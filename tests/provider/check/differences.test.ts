/** Differences are planted into a provider that has everything; each is found, and nothing else is said. */
import { expect, test } from 'vitest'
import { checkProvider } from '../../../src/provider/check/check.ts'
import type { CheckReport } from '../../../src/provider/check/report.ts'
import { atDepth } from '../../harness/depth.ts'
import { makeWorld } from '../../worlds/index.ts'
import { COMPLETE, plantedProvider, type Plant } from './planted.ts'
import { BEDS } from './plants.ts'

/** Some of each kind and language. */
const LIMIT = 190

async function checked(plants: readonly Plant[]): Promise<CheckReport> {
  const url = await plantedProvider(makeWorld(), [COMPLETE, ...plants])
  return checkProvider({ url, limit: LIMIT })
}

function saidOf({ differences, neverGiven }: CheckReport): string[] {
  return [
    ...differences.map(({ code, calls, unit, field }) => `${code} ${field ? `${unit}.${field}` : calls.join()}`),
    ...neverGiven.map((name) => `never-given ${name}`),
  ].sort()
}

test('of a provider that is as the contract has it nothing is said', async () => {
  const report = await checked([])
  expect(report).toMatchObject({ isPublishable: true, differences: [], neverGiven: [], quarantined: [], stops: [] })
  expect(report.proposal).toBeUndefined()
})

test('more than forty differences are planted', () => {
  expect(Object.values(BEDS).flat().length).toBeGreaterThanOrEqual(40)
})

test.each(Object.keys(BEDS))('what is %s is found, and nothing else is said', async (bed) => {
  const planted = BEDS[bed]!
  const report = await checked(planted.map(([, plant]) => plant))
  expect(saidOf(report)).toEqual(planted.map(([found]) => found).sort())
})

const ALONE = Object.values(BEDS).flat()

test.each(ALONE.slice(0, atDepth(1, ALONE.length)))('%s is found where it is alone', async (found, plant) => {
  expect(saidOf(await checked([plant]))).toEqual([found])
})

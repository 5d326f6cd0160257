/** Differences are planted into a provider that has everything; each is found, and nothing else is said. */
import { expect, test } from 'vitest'
import { checkProvider } from '../../../src/provider/check/check.ts'
import type { CheckReport } from '../../../src/provider/check/report.ts'
import { parametersOf, PATHS } from '../../../src/provider/endpoints.ts'
import type { ProviderMapping } from '../../../src/provider/mapping/mapping.ts'
import type { WireKind } from '../../../src/provider/wire.ts'
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

/** A provider of other paths and names of parameters throughout. */
const KINDS = Object.keys(PATHS) as WireKind[]
const ELSEWHERE: ProviderMapping = {
  query: Object.fromEntries(KINDS.flatMap(parametersOf).map((name) => [name, `x-${name}`])),
  calls: Object.fromEntries(KINDS.map((kind) => [kind, { path: PATHS[kind].replace('/v1', '/cms') }])),
}
const toContract = (url: URL) => {
  url.pathname = url.pathname.replace(/^\/cms/, '/v1')
  url.search = url.search.replace(/(?<=[?&])x-/g, '')
}
const BEDS_ELSEWHERE = ['calls that fail', ...atDepth(['missing or invalid'], Object.keys(BEDS))]

test.each(BEDS_ELSEWHERE)(
  'under a mapping, %s is named by what was asked, and beside it by the contract',
  async (bed) => {
    const asked = new Set<string>()
    const url = await plantedProvider(makeWorld(), [
      { request: ({ pathname, search }) => void asked.add(pathname + search) },
      { request: toContract },
      COMPLETE,
      ...BEDS[bed]!.map(([, plant]) => plant),
    ])
    const report = await checkProvider({ url, limit: LIMIT, mapping: ELSEWHERE })
    expect(saidOf(report)).toEqual(BEDS[bed]!.map(([found]) => found).sort())
    expect(report.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(['/cms/rooms', '/cms/menus']))
    const examples = [
      ...report.differences.map(({ example }) => example),
      ...report.quarantined.map(({ call }) => call),
    ]
    for (const example of examples) {
      const [, own, contract] = /^(\S+) \(in the contract (\/v1\/\S+)\)$/.exec(example) ?? []
      expect([...asked], example).toContain(own)
      const read = new URL(own!, url)
      toContract(read)
      expect(contract).toBe(read.pathname + read.search)
    }
    const sentences = [...report.differences, ...report.stops].map(({ message }) => message)
    for (const sentence of sentences) expect(sentence.replace(/\(in the contract [^)]+\)/g, '')).not.toContain('/v1/')
  },
)

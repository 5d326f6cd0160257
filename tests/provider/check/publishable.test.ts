/** Whether a site could be published: the check says what a first build says, of every call that is missing, fails or has nothing. */
import { expect, test } from 'vitest'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { checkProvider } from '../../../src/provider/check/check.ts'
import { PATHS } from '../../../src/provider/endpoints.ts'
import type { WireKind } from '../../../src/provider/wire.ts'
import { atDepth } from '../../harness/depth.ts'
import { siteOf } from '../../harness/site.ts'
import { manyHotels, oneHotel } from '../../worlds/index.ts'
import { plantedProvider, type Reply } from './planted.ts'

const KINDS = (Object.keys(PATHS) as WireKind[]).filter((kind) => kind !== 'properties')
const JSON_TYPE = { 'content-type': 'application/json' }
const WAYS: Record<string, Reply> = {
  'answered with 404': { status: 404, headers: JSON_TYPE, body: { status: 404, message: 'no such call' } },
  refused: { status: 403, headers: JSON_TYPE, body: { status: 403, message: 'sign in' } },
  'answered with null': { status: 200, headers: JSON_TYPE, body: null },
}
const CASES = KINDS.flatMap((kind) => Object.keys(WAYS).map((way) => [kind, way] as const))
const SAMPLE: typeof CASES = [
  ['menus', 'answered with 404'],
  ['gastronomy', 'answered with 404'],
  ['rooms', 'refused'],
  ['outlet', 'refused'],
]

/** Each once: a check asks for a sample. */
const codes = (problems: readonly { code: string }[]) => [...new Set(problems.map(({ code }) => code))].sort()

async function firstBuild(providerUrl: string): Promise<string[]> {
  const refused = await siteOf(oneHotel(), { plain: true, providerUrl }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refused === undefined) return []
  expect(refused).toBeInstanceOf(MustNotPublish)
  return codes((refused as MustNotPublish).problems)
}

test.each(atDepth(SAMPLE, CASES))('where the call %s is %s', async (kind, way) => {
  const url = await plantedProvider(oneHotel(), [{ reply: (_, asked) => (asked === kind ? WAYS[way]! : undefined) }])
  const [report, refused] = await Promise.all([checkProvider({ url, limit: 1000 }), firstBuild(url)])
  expect(codes(report.stops)).toEqual(refused)
  expect(report.isPublishable).toBe(refused.length === 0)
})

test.each([
  ['one', 1000],
  ['twenty, asked by a sample', undefined],
])(
  '%s: hotels are listed and none has a page: neither is a site published, nor said to be publishable',
  async (name, limit) => {
    const noHotels: Reply = WAYS['answered with 404']!
    const url = await plantedProvider(name === 'one' ? oneHotel() : manyHotels(20), [
      {
        reply: (_, kind, { href }) =>
          kind === 'page' && /(?:hotels|oteller)\//.test(decodeURIComponent(href)) ? noHotels : undefined,
      },
    ])
    const [report, refused] = await Promise.all([checkProvider({ url, ...(limit && { limit }) }), firstBuild(url)])
    expect([codes(report.stops), refused]).toEqual([['hotel-pages-missing'], ['hotel-pages-missing']])
    expect(report.isPublishable).toBe(false)
  },
)

test('a list that nobody has stops a first build, says its path, and yields to force', async () => {
  const url = await plantedProvider(oneHotel(), [
    { reply: (_, asked) => (asked === 'rooms' ? WAYS['answered with 404'] : undefined) },
  ])
  const { stops } = await checkProvider({ url, limit: 1000 })
  expect(stops.map(({ code, message }) => [code, message])).toEqual([
    ['lists-unanswered', expect.stringMatching(/: \/v1\/rooms, 404 each of \d+ times$/)],
  ])
  const site = await siteOf(oneHotel(), { plain: true, providerUrl: url, force: true })
  expect(site.manifest.pages.size).toBeGreaterThan(10)
})

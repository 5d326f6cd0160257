/** Which addresses search engines are told of, over releases made by hand. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitChangedUrls, type IndexNowOptions } from '../../../src/engine/publish/index-now.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { forgetBefore, manifestOf, pageOf, publishedIn } from '../../harness/manifest.ts'
import { SITE } from '../../harness/settings.ts'
import { KEY, startService } from './index-now-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let options: IndexNowOptions

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.messages.length = 0
  const settings = { key: KEY, endpoint: service.endpoint }
  options = { settings, siteUrl: SITE.siteUrl, state: openState(), retryDelay: 1 }
})

const sent = () => service.messages.map(({ body }) => body.urlList)

test('more pages than a message may hold are told in several', async () => {
  const state = openState()
  const paths = Array.from({ length: 10_001 }, (_, index) => `/en/rooms/${index}`)
  const release = (hash: string) =>
    manifestOf({}, { pages: new Map(paths.map((path) => [path, { ...pageOf(hash), listing: '<url/>' }])) })
  const many = { ...options, state }
  await publishedIn(state, release('a'))
  expect(await submitChangedUrls(many)).toEqual({ submitted: 0 })
  await publishedIn(state, release('b'))
  expect(await submitChangedUrls(many)).toEqual({ submitted: 10_001 })
  expect(sent().map(({ length }) => length)).toEqual([10_000, 1])
})

test('what changed since a release that is forgotten is told', async () => {
  const state = openState()
  const next = async (changes: Record<string, string>) => {
    const base = (await state.releases.current())?.pages ?? new Map()
    const entries = Object.entries(changes).map(
      ([path, hash]) => [path, { ...pageOf(hash), listing: '<url/>' }] as const,
    )
    return publishedIn(state, manifestOf({}, { pages: new ChangedMap(base, new Map(entries)) }))
  }
  await next({ '/en/same': '1', '/en/changed': '1' })
  await submitChangedUrls({ ...options, state })
  await next({ '/en/changed': '2' })
  const { number } = await next({ '/en/new': '1' })
  await forgetBefore(state, number)
  expect(await submitChangedUrls({ ...options, state })).toEqual({ submitted: 2 })
  expect(sent()).toEqual([[`${SITE.siteUrl}/en/changed`, `${SITE.siteUrl}/en/new`]])
})

test('the first release is told to nobody, nor one of another address', async () => {
  const state = openState()
  await publishedIn(state, manifestOf({ '/': 'a' }))
  await submitChangedUrls({ ...options, state })
  await publishedIn(state, manifestOf({ '/': 'b' }))
  await submitChangedUrls({ ...options, state, siteUrl: 'https://another.example' })
  expect(service.messages).toEqual([])
})

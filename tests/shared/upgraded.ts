/** What a state that was upgraded must still know: of the databases in `state/schemas`. */
import { expect } from 'vitest'
import { leftAddresses, redirectsOf } from '../../src/engine/release/redirects.ts'
import type { State } from '../../src/engine/state/state.ts'
import { manifestOf, pageOf, publishedIn } from '../harness/manifest.ts'

/** Publishes a release in which the room has moved once more, and looks where its addresses lead. */
export async function expectKnown(state: State): Promise<void> {
  const live = await state.releases.current()
  expect([live?.number, live?.pages.get('/en/rooms/new')?.thing]).toEqual([2, 'room en 29 1'])
  expect(state.approvals.scheduled()).toMatchObject([{ number: 3, by: 'Ayşe' }])

  const pages = new Map([
    ['/en', pageOf('1', 'page en 0 1')],
    ['/en/rooms/newest', pageOf('2', 'room en 29 1')],
  ])
  const before = state.releases.pagesOf(state.releases.newest())
  const left = [...state.formerAddresses.of('embedded'), ...leftAddresses(before, pages)]
  const redirects = redirectsOf(left, pages)
  expect(redirects).toEqual({ '/en/rooms/new': '/en/rooms/newest', '/en/rooms/old': '/en/rooms/newest' })
  const { number } = await publishedIn(state, manifestOf({}, { pages, redirects, provider: 'embedded' }))
  expect(number).toBeGreaterThan(2)
  expect(state.formerAddresses.gone(number)).toMatchObject([{ path: '/en/lost' }])
  expect(state.formerAddresses.goneAt('/en/lost', number)).toBeDefined()
}

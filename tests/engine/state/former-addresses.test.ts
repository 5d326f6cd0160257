import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_GONE } from '../../../src/engine/state/releases/former-addresses.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { forgetBefore, goBackTo, manifestOf, pageOf } from '../../harness/manifest.ts'

let state: State
beforeEach(() => void (state = openState()))

/** A release of pages, each of whose texts is new. */
async function publish(paths: string[], { waits = false, redirects = {} } = {}): Promise<void> {
  const text = `${state.releases.newest()}`
  const pages = Object.fromEntries(['/', ...paths].map((path) => [path, text]))
  await state.releases.publish({ release: manifestOf(pages, { redirects }), records: [], waits })
}

/** Paths that are answered as gone: one by one, and in the list for web servers. */
async function gone(paths = ['/a', '/b', '/none']): Promise<string[]> {
  const { number } = (await state.releases.live())!
  const pages = state.releases.pagesOf(number)
  const found = paths.filter((path) => !pages.has(path) && state.formerAddresses.goneAt(path, number) !== undefined)
  const all = state.formerAddresses.gone(number).filter(({ path }) => paths.includes(path))
  expect(all).toEqual(found.map((path) => ({ path, thing: state.formerAddresses.goneAt(path, number) })))
  return found
}

describe('a page is gone', () => {
  test('once a release has it no more, though all that had it are forgotten', async () => {
    await publish(['/a', '/b'])
    expect(await gone()).toEqual([])
    await publish(['/a'])
    expect(await gone()).toEqual(['/b'])
    for (let count = 0; count < 3; count++) await publish(['/a'])
    await forgetBefore(state, 5)
    expect(await gone()).toEqual(['/b'])
  })

  test('until it is there again, and from when it goes again', async () => {
    for (const paths of [['/a'], [], ['/a']]) await publish(paths)
    expect(await gone()).toEqual([])
    await publish([])
    expect(await gone()).toEqual(['/a'])
  })

  test('not where its redirect leads on, but where that ends', async () => {
    await publish(['/a'])
    await publish(['/b'], { redirects: { '/a': '/b' } })
    expect(state.formerAddresses.gone(2)).toEqual([])
    await publish([])
    expect(await gone()).toEqual(['/a', '/b'])
  })

  test('for visitors of the release that has it no more: not before it is live, nor once it was gone back from', async () => {
    await publish(['/a'])
    await publish([], { waits: true })
    expect(await gone()).toEqual([])
    await state.approvals.approve(state.approvals.waiting()!, { by: 'test' })
    expect(await gone()).toEqual(['/a'])
    for (const paths of [['/b'], []]) await publish(paths)
    expect(await gone()).toEqual(['/a', '/b'])
    await goBackTo(state, 1)
    expect(await gone()).toEqual([])
  })

  test('not where nobody but previews has seen it', async () => {
    await publish(['/a'])
    await publish(['/a', '/b'], { waits: true })
    expect(await gone()).toEqual([])
    await publish(['/b'], { waits: true })
    await publish([])
    expect(await gone()).toEqual(['/a'])
  })
})

test('of several things that stood at an address the last one is gone; one of a different provider is not named', async () => {
  const release = async (things: string[], provider: string) => {
    const pages = new Map(things.map((thing) => ['/a', pageOf(thing, thing)]))
    await state.releases.publish({ release: manifestOf({ '/': provider }, { pages, provider }), records: [] })
    const number = state.releases.newest()
    const at = state.formerAddresses.goneAt('/a', number)
    expect(state.formerAddresses.gone(number)).toEqual(things.length > 0 ? [] : [{ path: '/a', thing: at }])
    return at
  }
  await release(['room en 51 1'], 'demo')
  await release(['room en 52 1'], 'demo')
  expect(await release([], 'demo')).toBe('room en 52 1')
  expect(await release([], 'real')).toBe('')
  await release(['room en 53 1'], 'real')
  expect(await release([], 'real')).toBe('room en 53 1')
})

test('an error page or an answer to a form is none', async () => {
  const lost = { ...pageOf('1', '/en/404'), status: 404 as const }
  await state.releases.publish({ release: manifestOf({}, { pages: new Map([['/en/404', lost]]) }), records: [] })
  await publish([])
  expect(state.formerAddresses.gone(2)).toEqual([])
})

test(`the last ${MAX_GONE} are known`, async () => {
  const many = Array.from({ length: MAX_GONE }, (_, index) => `/many/${index}`)
  for (const paths of [['/a'], many, ['/b'], []]) await publish(paths)
  expect(state.formerAddresses.gone(4)).toHaveLength(MAX_GONE)
  expect(await gone()).toEqual(['/b'])
})

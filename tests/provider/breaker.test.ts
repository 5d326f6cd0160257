import { describe, expect, test } from 'vitest'
import { createBreaker } from '../../src/provider/breaker.ts'

/** A host that can be turned off, and a breaker before it. */
function hostOf({ threshold = 3, pauses = [0, 1, 1] } = {}) {
  const host = { isUp: true, probes: 0, calls: 0, upAtProbe: Infinity }
  const probe = async () => {
    if (++host.probes >= host.upAtProbe) host.isUp = true
    return host.isUp
  }
  const breaker = createBreaker(probe, { threshold, pauses })
  const ask = () =>
    breaker.run(
      async () => {
        host.calls++
        return host.isUp ? 'answer' : 'failure'
      },
      (result) => result === 'failure',
    )
  const askTimes = async (times: number) => {
    const results = []
    for (let time = 0; time < times; time++) results.push(await ask())
    return results
  }
  return { host, ask, askTimes }
}

describe('a breaker', () => {
  test('hands on what calls give, failures too, and probes nothing', async () => {
    const { host, askTimes } = hostOf()
    expect(await askTimes(2)).toEqual(['answer', 'answer'])
    host.isUp = false
    expect(await askTimes(2)).toEqual(['failure', 'failure'])
    host.isUp = true
    expect(await askTimes(1)).toEqual(['answer'])
    expect(host.probes).toBe(0)
  })

  test('counts failures in a row only', async () => {
    const { host, ask } = hostOf()
    for (const isUp of [false, false, true, false, false, true, false, false]) {
      host.isUp = isUp
      await ask()
    }
    expect(host.probes).toBe(0)
  })

  test('gives the host up after the last probe in vain, and asks it no more', async () => {
    const { host, askTimes } = hostOf()
    host.isUp = false
    expect(await askTimes(5)).toEqual(['failure', 'failure', 'failure', undefined, undefined])
    expect(host).toMatchObject({ calls: 3, probes: 3 })
    host.isUp = true
    expect(await askTimes(1)).toEqual([undefined])
  })

  test('lets calls wait while it probes, and go on when the host is back', async () => {
    const { host, ask, askTimes } = hostOf({ pauses: [0, 20, 20] })
    host.isUp = false
    host.upAtProbe = 2
    await askTimes(2)
    // The third opens it; those that come now are not made before the host is back.
    const opening = ask()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await Promise.all([opening, ask(), ask()])).toEqual(['failure', 'answer', 'answer'])
    expect(host).toMatchObject({ calls: 5, probes: 2 })
  })

  test('probes at once, so that one failing kind of call among good ones costs no pause', async () => {
    const { host, askTimes } = hostOf({ pauses: [0, 60_000] })
    host.isUp = false
    host.upAtProbe = 1
    expect(await askTimes(4)).toEqual(['failure', 'failure', 'failure', 'answer'])
  })
})

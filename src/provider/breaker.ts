/**
 * Leaves a host alone that fails again and again. After so many failures in a row all calls wait, while a probe looks whether the host is back: at
 * once, then after pauses that double. When it is, calls go on; after the last probe in vain nothing is asked any more.
 */
import { setTimeout as pause } from 'node:timers/promises'

export interface BreakerOptions {
  /** Failures in a row, with no success between them, after which the host is probed. */
  threshold?: number
  /** Milliseconds before each probe. */
  pauses?: readonly number[]
}

export interface Breaker {
  /** What the call gives, as soon as it may be made; nothing once the host has been given up. */
  run<T>(call: () => Promise<T>, hasFailed: (result: T) => boolean): Promise<T | undefined>
}

/** `probe` tells whether the host answers. It must not throw. */
export function createBreaker(probe: () => Promise<boolean>, options: BreakerOptions = {}): Breaker {
  const { threshold = 32, pauses = [0, 1000, 2000, 4000] } = options
  let failures = 0
  let probing: Promise<boolean> | undefined
  let isGivenUp = false

  async function isBack(): Promise<boolean> {
    for (const wait of pauses) {
      await pause(wait)
      if (await probe()) return true
    }
    return false
  }

  async function lookAgain(): Promise<void> {
    isGivenUp = !(await (probing ??= isBack()))
    probing = undefined
    failures = 0
  }

  return {
    async run(call, hasFailed) {
      while (probing) await probing
      if (isGivenUp) return undefined
      const result = await call()
      failures = hasFailed(result) ? failures + 1 : 0
      if (failures >= threshold) await lookAgain()
      return result
    },
  }
}

/**
 * A circuit breaker for a failing host. After a number of failures in a row all calls wait while a probe checks the
 * host: at once, then after the given pauses. When it is back, calls continue; after the last failed probe no more
 * calls are made.
 */
import { setTimeout as pause } from 'node:timers/promises'

export interface BreakerOptions {
  /** Consecutive failures after which the host is probed. */
  threshold?: number
  /** Milliseconds before each probe. */
  pauses?: readonly number[]
}

export interface Breaker {
  /** The result of the call, made as soon as the breaker allows it; `undefined` once the host has been given up. */
  run<T>(call: () => Promise<T>, hasFailed: (result: T) => boolean): Promise<T | undefined>
}

/** `probe` resolves to whether the host is back. It must not reject. */
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rotation } from '../../../src/features/hero/browser/rotation.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('R9.13 acts once in each interval while it runs, and not before it was started', () => {
  const act = vi.fn()
  const { run } = rotation(1000, act)
  vi.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
  run(true)
  vi.advanceTimersByTime(999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(act).toHaveBeenCalledTimes(3)
})

test('a stopped one acts no more, and a started one begins anew', () => {
  const act = vi.fn()
  const { run } = rotation(1000, act)
  run(true)
  vi.advanceTimersByTime(900)
  run(false)
  vi.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
  run(true)
  vi.advanceTimersByTime(999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
})

test('a restart gives the full time again, and starts nothing that does not run', () => {
  const act = vi.fn()
  const { run, restart } = rotation(1000, act)
  restart()
  vi.advanceTimersByTime(2000)
  run(true)
  vi.advanceTimersByTime(900)
  restart()
  vi.advanceTimersByTime(900)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(1)
})

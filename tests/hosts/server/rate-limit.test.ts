import { describe, expect, test, vi } from 'vitest'
import { createRateLimit } from '../../../src/hosts/server/rate-limit.ts'

function limitAt(options: { burst?: number; most?: number } = {}) {
  const clock = { now: 1_000_000 }
  const limit = createRateLimit({ burst: 3, refill: 10_000, ...options, now: () => clock.now })
  return { clock, take: limit.take }
}

describe('what a sender may send', () => {
  test('a burst, then one for each while that has passed', () => {
    const { clock, take } = limitAt()
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 10])
    clock.now += 4000
    expect(take('a')).toBe(6)
    clock.now += 6000
    expect([take('a'), take('a')]).toEqual([0, 10])
  })

  test('no more than a burst, however long it waits', () => {
    const { clock, take } = limitAt()
    take('a')
    clock.now += 1_000_000
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 10])
  })

  test('attempts that weigh more', () => {
    const { take } = limitAt()
    expect([take('a', 2), take('a', 2), take('a', 1)]).toEqual([0, 10, 0])
  })

  test('as much when the time of day is set back', () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    try {
      const { take } = createRateLimit({ burst: 3, refill: 10_000 })
      take('a')
      clock.mockReturnValue(Date.now() - 3_600_000)
      expect(take('a')).toBe(0)
    } finally {
      clock.mockRestore()
    }
  })

  test('and another sender as much', () => {
    const { take } = limitAt({ burst: 1 })
    expect([take('192.0.2.1'), take('192.0.2.1'), take('192.0.2.2')]).toEqual([0, 10, 0])
  })
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:7%eth0', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::1', '::2', true],
])('%s and %s are the same sender: %s', (first, second, same) => {
  const { take } = limitAt({ burst: 1 })
  take(first)
  expect(take(second) > 0).toBe(same)
})

test('who was seen least lately is forgotten, so that memory is bounded', () => {
  const { take } = limitAt({ burst: 1, most: 2 })
  take('a')
  take('b')
  take('a')
  take('c')
  expect([take('a') > 0, take('b') > 0]).toEqual([true, false])
})

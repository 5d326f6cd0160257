import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf } from '../../../src/features/booking/bar/history.ts'

let entries: string[]
beforeEach(() => {
  entries = ['/en?a=1#top']
  const location = {
    pathname: '/en',
    hash: '#top',
    get search() {
      return new URL(entries.at(-1)!, 'http://localhost').search
    },
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    pushState: (_state: unknown, _title: string, url: string) => void entries.push(url),
    replaceState: (_state: unknown, _title: string, url: string) => void (entries[entries.length - 1] = url),
  })
})
afterEach(() => vi.unstubAllGlobals())

const write = (_query: string, state: string) => `?${state}`

test('one panel’s choices are one step back, however many they are', () => {
  const address = addressOf(write)
  address.keep('guests=2', 'guests')
  address.keep('guests=3', 'guests')
  expect(entries).toEqual(['/en?a=1#top', '/en?guests=3#top'])
  address.keep('hotel=x', 'hotel')
  expect(entries).toEqual(['/en?a=1#top', '/en?guests=3#top', '/en?hotel=x#top'])
})

test('a panel that was left begins another step', () => {
  const address = addressOf(write)
  address.keep('guests=2', 'guests')
  address.endStep()
  address.keep('guests=3', 'guests')
  expect(entries).toHaveLength(3)
})

test('a choice that changes nothing is no step', () => {
  const address = addressOf(write)
  address.keep('a=1', 'guests')
  expect(entries).toEqual(['/en?a=1#top'])
  address.keep('b=1', 'guests')
  expect(entries).toHaveLength(2)
})

test('what is written is made from the address as it is', () => {
  const asked: string[] = []
  const address = addressOf((query, state: string) => {
    asked.push(query)
    return `${query}&${state}`
  })
  address.keep('b=2', 'guests')
  address.keep('c=3', 'hotel')
  expect(asked).toEqual(['?a=1', '?a=1&b=2'])
  expect(entries.at(-1)).toBe('/en?a=1&b=2&c=3#top')
})

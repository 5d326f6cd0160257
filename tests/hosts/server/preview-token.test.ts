import { expect, test } from 'vitest'
import { previewTokens } from '../../../src/hosts/server/preview/token.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const UNTIL = new Date('2027-03-02T09:00:00Z')
const RELEASE = { number: 12, release: '0123456789abcdef' }
const tokens = previewTokens('a secret of the desk, long enough')

test('a token says which release, and until when', () => {
  for (const of of [RELEASE, 'next'] as const) {
    const token = tokens.sign({ of, until: UNTIL })
    expect(token).toMatch(/^[\w.-]+$/)
    expect(tokens.read(token, NOW)).toEqual({ of, until: UNTIL })
    expect(tokens.read(token, new Date(UNTIL.getTime() - 1))).toBeDefined()
    expect(tokens.read(token, UNTIL)).toBeUndefined()
  }
})

test('no character of it can be another', () => {
  const token = tokens.sign({ of: RELEASE, until: UNTIL })
  let tried = 0
  for (let at = 0; at < token.length; at++) {
    for (const character of '09afAZ-_.') {
      if (token[at] === character) continue
      expect(tokens.read(token.slice(0, at) + character + token.slice(at + 1), NOW)).toBeUndefined()
      tried++
    }
    expect(tokens.read(token.slice(0, at) + token.slice(at + 1), NOW)).toBeUndefined()
  }
  expect(tried).toBeGreaterThan(300)
  for (const end of ['=', 'A', ' ', '\n', '/']) expect(tokens.read(token + end, NOW)).toBeUndefined()
})

test('another secret signs others', () => {
  const others = previewTokens('another secret of the desk, as long')
  expect(tokens.read(others.sign({ of: RELEASE, until: UNTIL }), NOW)).toBeUndefined()
})

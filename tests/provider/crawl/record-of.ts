/** What the provider answers, as a record. */
import { expect } from 'vitest'
import { createShaper } from '../../../src/provider/crawl/reshape.ts'
import { sift } from '../../../src/provider/lenient.ts'
import { wire, type WireKind } from '../../../src/provider/wire.ts'

export const PROVIDER = 'https://provider.example'

/** The record of an answer, of which nothing is reported. */
export function recordOf(kind: WireKind, answer: unknown): any {
  const { reshape, notes } = createShaper(PROVIDER, {})
  const record = reshape(kind, sift(wire(kind).parse(answer)).value as never)
  expect(notes).toEqual([])
  return record
}

export const NO_PICTURE = { sourceUrl: 'ftp://a.example/x.jpg' }

/** The id of any file. */
export const ID = expect.stringMatching(/^[0-9a-z]{9}$/)

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { faultText, pathText } from '../../src/config/problems/details.ts'
import { list, listAnswer, Rejected, sift, soft } from '../../src/provider/lenient.ts'

const number = z.int()
const slide = z.object({ id: number, title: soft(z.string()) })

describe('an optional field', () => {
  test.each([undefined, null])('that is %s is missing, and nothing is wrong with it', (value) => {
    expect(soft(number).parse(value)).toBeUndefined()
  })

  test('that is wrong is marked with the reason', () => {
    const marked = soft(slide).parse({ id: 'x' }) as unknown
    expect(marked).toBeInstanceOf(Rejected)
    expect((marked as Rejected).fault).toEqual({
      field: ['id'],
      issue: { code: 'type', type: 'number', received: 'string' },
    })
    expect((soft(number).parse('x') as unknown as Rejected).fault.field).toEqual([])
    const missing = soft(slide).parse({ title: 'x' }) as unknown as Rejected
    expect(missing.fault.issue).toEqual({ code: 'missing', type: 'number', received: 'undefined' })
    expect(soft(number).parse(7)).toBe(7)
    expect(soft(z.object({ slide })).parse({ slide: { id: 'x' } })).toMatchObject({
      fault: { field: ['slide', 'id'], issue: { code: 'type' } },
    })
  })
})

describe('a list', () => {
  test.each([undefined, null])('that is %s is empty', (value) => expect(list(number).parse(value)).toEqual([]))

  test('keeps its good items in their order, and marks the others', () => {
    const [first, wrong, last] = list(number).parse([1, 'x', 2]) as unknown[]
    expect([first, last]).toEqual([1, 2])
    expect(wrong).toBeInstanceOf(Rejected)
  })

  test('that is none is one wrong item', () => {
    expect(list(number).parse({ 0: 1 })).toEqual([
      new Rejected({ field: [], issue: { code: 'type', type: 'array', received: 'object' } }),
    ])
  })

  test('as a whole answer may be null, and nothing else that is no list', () => {
    expect(listAnswer(number).parse(null)).toEqual([])
    expect(listAnswer(number).parse([1])).toEqual([1])
    for (const wrong of [undefined, {}, 'x', 0]) expect(listAnswer(number).safeParse(wrong).success).toBe(false)
  })
})

describe('an answer is sifted', () => {
  const answer = z.object({
    id: number,
    image: soft(z.object({ width: soft(number) })),
    slides: list(slide),
    texts: z.record(z.string(), soft(z.string())),
  })

  test('of what is wrong, which is named with its place', () => {
    const { value, rejected } = sift(
      answer.parse({
        id: 1,
        image: { width: 'wide' },
        slides: [{ id: 1, title: 5 }, { id: 'x' }, null, { id: 3, title: 'good' }],
        texts: { de: 7, en: 'text', ru: null },
      }),
    )
    expect(value).toEqual({
      id: 1,
      image: {},
      slides: [{ id: 1 }, { id: 3, title: 'good' }],
      texts: { en: 'text', ru: undefined },
    })
    expect(Object.keys(value.texts)).not.toContain('de')
    expect(rejected.map(({ at }) => pathText(at))).toEqual([
      'image.width',
      'slides[0].title',
      'slides[1]',
      'slides[2]',
      'texts.de',
    ])
    for (const each of rejected) expect(faultText(each)).toMatch(/\(.{5,}\)$/)
  })

  test('and is the same where nothing is wrong', () => {
    const good = { id: 1, image: { width: 2 }, slides: [{ id: 1, title: 'a' }], texts: {} }
    expect(sift(answer.parse(good))).toEqual({ value: good, rejected: [], cleaned: [] })
    expect(sift(null)).toEqual({ value: null, rejected: [], cleaned: [] })
  })

  test('whole, where it is wrong itself', () => {
    expect(sift(soft(number).parse('x'))).toEqual({
      value: undefined,
      rejected: [expect.objectContaining({ at: [] })],
      cleaned: [],
    })
  })
})

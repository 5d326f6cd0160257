/** How a check scores what a provider gives against a shape of the contract. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { envelopeOf, formOf } from '../../../src/provider/check/fit.ts'

test('a form is proposed where half of the values fit as they are', () => {
  expect(formOf({ is: 'value', schema: z.boolean() }, [true, 'no'])).toEqual({ form: 'boolean', fit: 1 })
})

test('what wraps an answer is left out where half of what is in it fits', () => {
  const flags = { is: 'list', of: { is: 'value', schema: z.boolean() } } as const
  expect(envelopeOf(flags, { data: [true, 'no'], ids: [1, 2] })).toBe('data')
})

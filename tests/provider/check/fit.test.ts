/** How a check scores what a provider gives against a shape of the contract. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formOf } from '../../../src/provider/check/fit.ts'

test('a form is proposed where half of the values fit as they are', () => {
  expect(formOf({ is: 'value', schema: z.boolean() }, [true, 'no'])).toEqual({ form: 'boolean', fit: 1 })
})

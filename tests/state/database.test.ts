/** The database file: what is written at the same time by one connection. */
import { expect, test } from 'vitest'
import { openState } from '../../src/state/state.ts'

test('of a hundred writes at once by one connection none is lost', async () => {
  const { history } = openState()
  const at = '2027-01-01T00:00:00.000Z'
  await Promise.all(Array.from({ length: 100 }, (_, index) => history.add({ at, what: 'refused', by: String(index) })))
  expect(history.lines().map(({ by }) => Number(by))).toEqual(Array.from({ length: 100 }, (_, index) => index))
})

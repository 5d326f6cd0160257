/** Trips as guests may say them. */
import fc from 'fast-check'
import { CHILD_AGE, MOST_CHILDREN } from '../../../src/site/reservation.ts'
import { addDays } from '../../../src/domain/trip/dates.ts'
import { WISH_NAMES, type Trip, type Wishes } from '../../../src/domain/trip/trip.ts'

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const ages = fc.array(fc.nat(CHILD_AGE.most), { maxLength: MOST_CHILDREN })

const party = fc
  .record({ adults: some(fc.integer({ min: 1, max: 99 })), more: some(fc.nat(3)), ages })
  .map(({ adults, more, ages: said }) => ({
    ...(adults !== undefined && { adults }),
    ...((more !== undefined || said.length > 0) && { children: said.length + (more ?? 0) }),
    ages: said,
  }))

const days = fc.record({ from: fc.nat(700), nights: some(fc.integer({ min: 1, max: 60 })) }).map(({ from, nights }) => {
  const arrival = addDays('2027-06-01', from)
  return { arrival, ...(nights && { departure: addDays(arrival, nights) }) }
})
const month = fc
  .record({ at: fc.nat(40), nights: some(fc.integer({ min: 1, max: 60 })) })
  .map(({ at, nights }) => ({ month: addDays('2027-06-15', at * 30).slice(0, 7), ...(nights && { nights }) }))

const name = fc.oneof(
  fc.constantFrom('1', 'SIDE', 'KE MER', 'sand', 'a=b&c', 'çöl'),
  fc.string({ minLength: 1, maxLength: 60 }),
)
const valuesOf = (wish: string) =>
  wish === 'hall'
    ? fc.integer({ min: 1, max: 3000 }).map((people) => [String(people)])
    : fc.uniqueArray(name, { minLength: 1, maxLength: 4 }).map((values) => values.sort())
const wishes = fc.record(Object.fromEntries(WISH_NAMES.map((wish) => [wish, valuesOf(wish)])), {
  requiredKeys: [],
}) as fc.Arbitrary<Wishes>

export const trips: fc.Arbitrary<Trip> = fc
  .tuple(party, fc.oneof(fc.constant({}), days, month), wishes)
  .map(([who, when, wished]) => ({ ...who, ...when, wishes: wished }))

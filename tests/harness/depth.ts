/** How much of a matrix a run tries: `npm test` a sample that proves the rule, `npm run test:deep` everything. */
export const DEEP = process.env.TEST_DEPTH === 'deep'

/** The larger of two sizes in a deep run. */
export const atDepth = <Value>(sample: Value, deep: Value): Value => (DEEP ? deep : sample)

/** The cases of a table that a run asks: all of them in a deep run, in `npm test` those at these places. */
export const sample = <Case>(cases: readonly Case[], first: number, ...others: number[]): readonly Case[] =>
  DEEP ? cases : [first, ...others].map((place) => cases[place]!)

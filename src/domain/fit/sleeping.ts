/** Who of a party sleeps in which bed of a room. Pure. */
import type { BedKind, Bedding } from '../../records/readings.ts'
import type { Party } from './party.ts'

/** A child is its age in whole years, or 'child' if that is not said. */
export type Sleeper = 'adult' | 'child' | number

export interface Sleeping {
  /** In the order of the hotel's text; empty beds included. */
  beds: { kind: BedKind; sleepers: Sleeper[] }[]
  /** For whom no bed is named. */
  left: Sleeper[]
}

/** A cot is counted for children up to this age. */
export const COT_AGE = 2

const PLACES: Record<BedKind, number> = {
  king: 2,
  double: 2,
  single: 1,
  bunk: 2,
  sofa: 2,
  day: 1,
  chair: 1,
  folding: 1,
  cot: 1,
  bed: 1,
}
/** Where they go first. Two adults share a large bed before. */
const FOR_ADULTS: readonly BedKind[] = ['king', 'double', 'single', 'bed', 'day', 'sofa', 'folding', 'chair', 'bunk']
const FOR_CHILDREN: readonly BedKind[] = ['bunk', 'single', 'bed', 'sofa', 'day', 'folding', 'chair', 'double', 'king']

/** Of the beds that guests may choose, those with a place for most of them; the first of equal ones. */
export function sleepingIn(bedding: Bedding, party: Party): Sleeping {
  const all = bedding.map((beds) => placed(beds, party))
  return all.reduce((best, each) => (each.left.length < best.left.length ? each : best))
}

function placed(kinds: readonly BedKind[], { adults, children, ages }: Party): Sleeping {
  const beds: Sleeping['beds'] = kinds.map((kind) => ({ kind, sleepers: [] }))
  const left: Sleeper[] = []
  let single = adults
  for (const { sleepers } of beds.filter(({ kind }) => kind === 'king' || kind === 'double')) {
    if (single < 2) break
    sleepers.push('adult', 'adult')
    single -= 2
  }
  const seat = (sleeper: Sleeper, order: readonly BedKind[]) => {
    const free = (kind: BedKind) =>
      beds.find((bed) => bed.kind === kind && bed.sleepers.length < PLACES[kind] && mayJoin(bed.sleepers, sleeper))
    const bed = order.map(free).find(Boolean)
    if (bed) bed.sleepers.push(sleeper)
    else left.push(sleeper)
  }
  for (let adult = 0; adult < single; adult++) seat('adult', FOR_ADULTS)
  const young: Sleeper[] = [
    ...[...ages].sort((one, other) => other - one),
    ...Array.from({ length: children - ages.length }, (): Sleeper => 'child'),
  ]
  for (const child of young) {
    const isBaby = typeof child === 'number' && child <= COT_AGE
    seat(child, isBaby ? ['cot', ...FOR_CHILDREN] : FOR_CHILDREN)
  }
  return { beds, left }
}

/** An adult does not move in with a child; a child may be put beside anybody where no other bed is left. */
function mayJoin(sleepers: readonly Sleeper[], sleeper: Sleeper): boolean {
  return sleeper !== 'adult' || sleepers.every((each) => each === 'adult')
}

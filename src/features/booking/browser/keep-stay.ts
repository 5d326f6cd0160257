/** Dates and guests of the search become the trip's. */
import type * as keptTrip from '../../../domain/trip/kept.ts'
import { twice } from '../../../components/browser/load.ts'
import { keptStay, noteChosen, storeStay } from './kept-stay.ts'
import { followStay } from './visit.ts'

let trip: typeof keptTrip | undefined
/** The trip and the stay that wait for the module. */
let before: string | undefined
let latest = ''

/** The module comes with the first choice. Until then, and if it does not come, the stay and what it leaves as it is are kept. */
export function keepStay(query: string): void {
  noteChosen()
  if (trip) storeStay(trip.withStay(keptStay(), query))
  else keepUntilLoaded(query)
  followStay()
}

/** The guest has changed the search: a form of the page that asks for parts of it, too, shows its answer in place. */
export function followInPlace(): void {
  twice(() => import('./carried-trip.ts')).then(({ followSearch }) => followSearch(), console.error)
}

const STAY_NAMES = ['checkin', 'checkout', 'month', 'nights', 'adult', 'child', 'childages']

/** What the trip has besides the stay: a guest may leave the page before the module comes. */
function othersIn(trip: string, stay: string): URLSearchParams {
  const others = new URLSearchParams(trip)
  const isSame = (others.get('child') ?? '0') === new URLSearchParams(stay).get('child')
  for (const name of isSame ? STAY_NAMES : [...STAY_NAMES, 'age']) others.delete(name)
  return others
}

function keepUntilLoaded(query: string): void {
  latest = query
  const isFirst = before === undefined
  before ??= keptStay()
  storeStay([query, String(othersIn(before, query))].filter(Boolean).join('&'))
  if (isFirst)
    twice(() => import('../../../domain/trip/kept.ts')).then((loaded) => {
      trip = loaded
      storeStay(loaded.withStay(before!, latest))
    }, console.error)
}

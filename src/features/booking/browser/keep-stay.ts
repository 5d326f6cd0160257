/** Dates and guests of the search become the trip's. */
import type * as keptTrip from '../../../views/trip/kept.ts'
import { twice } from '../../../components/browser/load.ts'
import { keptStay, storeStay } from './kept-stay.ts'
import { followStay } from './visit.ts'

let trip: typeof keptTrip | undefined
/** The trip and the stay that wait for the module. */
let before: string | undefined
let latest = ''

/** The module comes with the first choice. Until then, and if it does not come, the stay alone is kept. */
export function keepStay(query: string): void {
  if (trip) storeStay(trip.withStay(keptStay(), query))
  else keepUntilLoaded(query)
  followStay()
}

function keepUntilLoaded(query: string): void {
  latest = query
  const isFirst = before === undefined
  before ??= keptStay()
  storeStay(query)
  if (isFirst)
    twice(() => import('../../../views/trip/kept.ts')).then((loaded) => {
      trip = loaded
      storeStay(loaded.withStay(before!, latest))
    }, console.error)
}

/** A page without a search bar keeps the stay of its address, as the bar does elsewhere. */
import { withStay } from '../../../views/trip/kept.ts'
import { stayOf } from '../../../views/trip/said.ts'
import { saidStay, withKept } from '../rules/query.ts'
import { keptStay, storeStay } from './kept-stay.ts'

const said = saidStay(new URLSearchParams(stayOf(location.search)), Date.now())
if (said.size > 0) storeStay(withStay(keptStay(), withKept(said, stayOf(keptStay())).toString()))

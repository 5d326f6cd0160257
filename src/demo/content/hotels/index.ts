import type { HotelContent } from '../types.ts'
import { admiral } from './admiral.ts'
import { aura } from './aura.ts'
import { boutique } from './boutique.ts'
import { centro } from './centro.ts'
import { deLuxe } from './de-luxe.ts'
import { family } from './family.ts'
import { flora } from './flora.ts'
import { greenBay } from './green-bay.ts'
import { kaymakli } from './kaymakli.ts'
import { landOfParadise } from './land-of-paradise.ts'
import { palace } from './palace.ts'
import { paraisoVerde } from './paraiso-verde.ts'
import { prestigeElite } from './prestige-elite.ts'
import { sunriseQueen } from './sunrise-queen.ts'
import { sunset } from './sunset.ts'
import { tatBeach } from './tat-beach.ts'
import { waterworld } from './waterworld.ts'
import { worldOfColours } from './world-of-colours.ts'

/** The hotels in the order of the provider's property list. */
export const hotels: readonly HotelContent[] = [
  admiral,
  paraisoVerde,
  waterworld,
  tatBeach,
  aura,
  boutique,
  centro,
  deLuxe,
  family,
  flora,
  greenBay,
  sunriseQueen,
  sunset,
  kaymakli,
  landOfParadise,
  prestigeElite,
  palace,
  worldOfColours,
]

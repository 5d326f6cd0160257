import type { HotelContent, HotelKey, Picture, Subject } from '../content/types.ts'

/** What a hotel is known by. In the order of the hotels no two neighbours show the same. */
const SIGNATURES: Record<HotelKey, Subject> = {
  aura: 'terrace',
  'de-luxe': 'harbour',
  'paraiso-verde': 'garden',
  waterworld: 'aquapark',
  'tat-beach': 'beach',
  boutique: 'courtyard',
  family: 'pool',
  admiral: 'beach',
  'sunrise-queen': 'coast',
  sunset: 'ruins',
  palace: 'facade',
  'world-of-colours': 'kids',
  centro: 'pool',
  kaymakli: 'cappadocia',
  'prestige-elite': 'mountain',
  'green-bay': 'terrace',
  'land-of-paradise': 'beach',
  flora: 'garden',
}

/** The picture that stands for the hotel: on its card, at the head of its home page, where it is shared. */
export const signatureOf = (hotel: HotelContent): Picture => ({ subject: SIGNATURES[hotel.key], seed: hotel.id * 10 })

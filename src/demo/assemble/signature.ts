import type { HotelContent, Picture } from '../content/types.ts'

/** The picture that stands for the hotel: on its card, at the head of its home page, where it is shared. */
export const signatureOf = (hotel: HotelContent): Picture => ({ subject: hotel.signature, seed: hotel.id * 10 })

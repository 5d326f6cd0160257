/** The shape that every language must fill; a missing or surplus key does not type-check. English is the reference. */
import type { en } from './en/index.ts'

type Words<T> = T extends string ? string : { [K in keyof T]: Words<T[K]> }

/** Texts without plural forms, all areas. */
export type Messages = Words<Omit<typeof en, 'counts'>>

export type Counted =
  | 'nights'
  | 'adults'
  | 'children'
  | 'guests'
  | 'hotels'
  | 'showHotels'
  | 'rooms'
  | 'roomKinds'
  | 'pictures'
  | 'allPictures'
  | 'years'
  | 'ageOnArrival'
  | 'fromAge'
  | 'untilAge'
  | 'minutes'
  | 'squareMetres'
  | 'kilometres'
  | 'metres'
  | 'outletsIncluded'
  | 'halls'
  | 'persons'
  | 'results'

/** One text for each counted word and plural category of a language. */
export type CountMessages<Category extends Intl.LDMLPluralRule> = Record<`${Counted}_${Category}`, string>

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string]

/** Every key that `t` takes: dotted paths, plurals by their bare name (`counts.nights`, with `count`). */
export type MessageKey = Paths<Messages> | `counts.${Counted}`

/** Words that a number stands before: one text for each plural category of a language. */

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

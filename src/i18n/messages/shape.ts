/** The shape that every language must fill; a missing or surplus key does not type-check. English is the reference. */
import type { Counted } from './counted.ts'
import type { en } from './en/index.ts'
import type { FeatureTexts } from './features.ts'
import type { Words } from '../../config/texts.ts'

/** Texts without plural forms, all areas. */
export type Messages = Words<Omit<typeof en, 'counts'> & FeatureTexts<'en'>>

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string]

/** Every key that `t` takes: dotted paths, plurals by their bare name (`counts.nights`, with `count`). */
export type MessageKey = Paths<Messages> | `counts.${Counted}`

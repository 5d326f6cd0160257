/** Texts of a feature in all languages. */
import type { Locale } from './locales.ts'

/** What a language must fill, after the English texts. */
export type Words<T> = T extends string ? string : { [K in keyof T]: Words<T[K]> }

/** English is the reference: a key that a language lacks, or has beyond it, does not type-check. */
export const texts = <T>(all: { en: T } & Record<Exclude<Locale, 'en'>, Words<NoInfer<T>>>) => all

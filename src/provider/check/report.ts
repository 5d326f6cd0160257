/** What a check found, as it is written as JSON. */
import type { Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import type { DifferenceCode } from './difference-codes.ts'

export interface CheckReport {
  provider: string
  /** Whether a site could be published from what was asked. */
  isPublishable: boolean
  /** What stands in the way. */
  stops: Problem[]
  asked: { requests: number; limit: number; isWhole: boolean; ms: number }
  calls: CallReport[]
  /** Where it is not as the contract says. */
  differences: Difference[]
  /** Optional fields that no answer has: 'room.sizeM2'. */
  neverGiven: string[]
  pages: PageCount[]
  /** Pages of the specification that would not stand. */
  missingPages: MissingPage[]
  quarantined: { call: string; message: string }[]
  /** What `provider.mapping.ts` could say, and what would come of it. */
  proposal?: {
    mapping: ProviderMapping
    text: string
    isPublishable: boolean
    pages: PageCount[]
    missingPages: MissingPage[]
  }
}

export interface CallReport {
  call: WireKind | FormCall
  path: string
  asked: number
  answered: number
  absent: number
  failed: number
  /** Milliseconds. */
  ms?: { least: number; median: number; most: number }
  etag: 'all' | 'some' | 'none' | 'unknown'
  /** Whether a validator is answered with 304. */
  notModified: 'yes' | 'no' | 'unknown'
  /** What guests see where it is missing. */
  instead: string
}

/** They would send something to somebody, so nobody tries them. */
export type FormCall = 'newsletter' | 'contactForm'

export interface Difference {
  code: DifferenceCode
  /** The calls in whose answers it is. */
  calls: WireKind[]
  unit?: Unit
  field?: string
  message: string
  remedy: string
  /** What guests see. */
  instead: string
  count: number
  /** An answer that shows it: path and query. */
  example: string
  /** Whether a mapping is proposed for it. */
  isMapped: boolean
}

/** `stands`: by language. */
export interface PageCount {
  kind: string
  stands: Record<Locale, number>
  notAsked: number
}

export interface MissingPage {
  path: string
  kind: string
  locale: Locale
  why: string
  instead: string
}

/** The result of a check, written as JSON. */
import type { Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import type { DifferenceCode } from './difference-codes.ts'

export interface CheckReport {
  provider: string
  /** Whether a site could be published. */
  isPublishable: boolean
  /** Problems that prevent it. */
  stops: Problem[]
  asked: { requests: number; limit: number; isWhole: boolean; ms: number }
  calls: CallReport[]
  differences: Difference[]
  /** Optional fields that no answer has: 'room.sizeM2'. */
  neverGiven: string[]
  pages: PageCount[]
  /** Pages of the specification that would not exist. */
  missingPages: MissingPage[]
  quarantined: { call: string; message: string }[]
  /** A proposed `provider.mapping.ts`, and its effect. */
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
  /** Whether a request with a validator is answered with 304. */
  notModified: 'yes' | 'no' | 'unknown'
  /** What guests see if it is missing. */
  instead: string
}

/** Not tried, since they would send a message to somebody. */
export type FormCall = 'newsletter' | 'contactForm'

export interface Difference {
  code: DifferenceCode
  /** Calls whose responses have it. */
  calls: WireKind[]
  unit?: Unit
  field?: string
  message: string
  remedy: string
  /** What guests see. */
  instead: string
  count: number
  /** Path and query of a response with the difference. */
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

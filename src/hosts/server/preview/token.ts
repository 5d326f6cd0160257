/** Signed preview tokens: a release and an expiry. */
import type { ReleaseName } from '../../../records/release.ts'
import { signing } from '../signed.ts'

export const PREVIEW_FOLDER = '/preview'

/** 'next': whichever release waits when the address is opened. */
export type PreviewOf = ReleaseName | 'next'

export interface PreviewToken {
  of: PreviewOf
  until: Date
}

export interface PreviewTokens {
  sign(token: PreviewToken): string
  /** `undefined` if the signature is wrong or the token has expired. */
  read(text: string, now: Date): PreviewToken | undefined
}

const CLAIM = /^(next|([1-9]\d{0,14})-([0-9a-f]{16}))\.([1-9]\d{0,11})$/

/** `secret`: `DESK_SECRET`. */
export function previewTokens(secret: string): PreviewTokens {
  const signed = signing(secret, 'preview')
  return {
    sign({ of, until }) {
      const name = of === 'next' ? of : `${of.number}-${of.release}`
      return signed.sign(`${name}.${Math.floor(until.getTime() / 1000)}`)
    },
    read(text, now) {
      const [, name, number, release, seconds] = CLAIM.exec(signed.read(text) ?? '') ?? []
      if (name === undefined) return undefined
      const until = new Date(Number(seconds) * 1000)
      if (until <= now) return undefined
      return { of: name === 'next' ? name : { number: Number(number), release: release! }, until }
    },
  }
}

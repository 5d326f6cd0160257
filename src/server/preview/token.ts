/** Addresses of previews: which release, and until when, signed. */
import type { ReleaseName } from '../../state/release.ts'
import { signing } from '../signed.ts'

export const PREVIEW_FOLDER = '/preview'

/** 'next': whatever waits at the time it is asked for. */
export type PreviewOf = ReleaseName | 'next'

export interface PreviewToken {
  of: PreviewOf
  until: Date
}

export interface PreviewTokens {
  sign(token: PreviewToken): string
  /** `undefined` where it is not one that was signed, or where its time is over. */
  read(text: string, now: Date): PreviewToken | undefined
}

const CLAIM = /^(next|([1-9]\d{0,14})-([0-9a-f]{16}))\.([1-9]\d{0,11})$/

/** `secret`: of the desk. */
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

/** Addresses of previews: which release, and until when, signed. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ReleaseName } from '../../state/release.ts'

/** Hours that an address is good for. */
export const PREVIEW_HOURS = 24

/** 'next': whatever waits at the time it is asked for. */
export type PreviewOf = ReleaseName | 'next'

export interface PreviewToken {
  of: PreviewOf
  until: Date
}

export interface PreviewTokens {
  sign(token: PreviewToken): string
  /** `undefined` where it is not one that was signed, character by character, or where its time is over. */
  read(text: string, now: Date): PreviewToken | undefined
}

const TOKEN = /^(next|([1-9]\d{0,14})-([0-9a-f]{16}))\.([1-9]\d{0,11})\.[\w-]{43}$/

/** `secret`: of the desk. Signatures are made with a key of their own, which tells nothing of it. */
export function previewTokens(secret: string): PreviewTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview', 32))
  const signed = (claim: string) => `${claim}.${createHmac('sha256', key).update(claim).digest('base64url')}`

  return {
    sign({ of, until }) {
      const name = of === 'next' ? of : `${of.number}-${of.release}`
      return signed(`${name}.${Math.floor(until.getTime() / 1000)}`)
    },
    read(text, now) {
      const [, name, number, release, seconds] = TOKEN.exec(text) ?? []
      if (name === undefined) return undefined
      // As text: the last character of base64 has bits that are not read.
      const [given, expected] = [text, signed(`${name}.${seconds}`)].map((each) => Buffer.from(each))
      if (given!.length !== expected!.length || !timingSafeEqual(given!, expected!)) return undefined
      const until = new Date(Number(seconds) * 1000)
      if (until <= now) return undefined
      return { of: name === 'next' ? name : { number: Number(number), release: release! }, until }
    },
  }
}

/** Signing in at the desk, with its secret or with a signed link that works once. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Sessions } from '../../engine/state/sessions.ts'
import { keyOf, signing } from '../../hosts/server/signed.ts'

/** Hours of a session begun with the secret. */
const SESSION_HOURS = 12
export interface DeskLink {
  id: string
  /** Name of the person it is for. */
  name: string
  until: Date
}

export interface DeskLinks {
  /** The last part of the link's address, `/desk/link/{token}`. */
  sign(link: Omit<DeskLink, 'id'>): string
  /** `undefined` if the signature is wrong, for example of a link that was copied in part. */
  read(token: string): DeskLink | undefined
}

/** Why a link cannot be used. */
export type LinkFault = 'linkUnreadable' | 'linkExpired' | 'linkUsed'

export interface DeskSession {
  /** Value of the browser's cookie. */
  key: string
  until: Date
}

export interface SignIn {
  withSecret(given: string, name: string): Promise<DeskSession | undefined>
  withLink(token: string): Promise<DeskSession | LinkFault>
  /** The link's content, or why it cannot be used. */
  linkOf(token: string): DeskLink | LinkFault
  /** The name of the session with this key. */
  nameOf(key: string | undefined): string | undefined
  end(key: string): Promise<void>
}

export function deskLinks(secret: string): DeskLinks {
  const signed = signing(secret, 'desk link')
  return {
    sign({ name, until }) {
      const claim = [randomBytes(9).toString('base64url'), name, until.getTime()]
      return signed.sign(Buffer.from(JSON.stringify(claim)).toString('base64url'))
    },
    read(token) {
      const claim = signed.read(token)
      if (claim === undefined) return undefined
      const [id, name, time] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, string, number]
      return { id, name, until: new Date(time) }
    },
  }
}

/** A new secret ends all sessions, since their digests are keyed with it. */
export function openSignIn(sessions: Sessions, secret: string, now: () => Date): SignIn {
  const links = deskLinks(secret)
  const [sessionKey, compareKey] = [keyOf(secret, 'session'), keyOf(secret, 'sign in')]
  const digest = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

  async function begin(name: string, until: Date, link?: string): Promise<DeskSession | undefined> {
    const key = randomBytes(32).toString('base64url')
    const isBegun = await sessions.begin({ id: digest(sessionKey, key), name, until, link }, now())
    return isBegun ? { key, until } : undefined
  }

  function linkOf(token: string): DeskLink | LinkFault {
    const link = links.read(token)
    if (!link) return 'linkUnreadable'
    if (link.until <= now()) return 'linkExpired'
    return sessions.isUsed(link.id) ? 'linkUsed' : link
  }

  return {
    async withSecret(given, name) {
      // Compares digests, so that the duration does not reveal where the texts differ.
      if (digest(compareKey, given) !== digest(compareKey, secret)) return undefined
      return begin(name, new Date(now().getTime() + SESSION_HOURS * 3_600_000))
    },
    async withLink(token) {
      const link = linkOf(token)
      if (typeof link === 'string') return link
      return (await begin(link.name, link.until, link.id)) ?? 'linkUsed'
    },
    linkOf,
    nameOf: (key) => (key === undefined ? undefined : sessions.nameOf(digest(sessionKey, key), now())),
    end: (key) => sessions.end(digest(sessionKey, key)),
  }
}

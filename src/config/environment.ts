/** What the environment says, checked once at the start of a command. */
import { dayAt } from './zones.ts'
import { isIP } from 'node:net'
import type { ServiceHosts } from './headers.ts'
import { purgeSettings, type PurgeSettings } from './purge.ts'
import { serviceHosts } from './service-hosts.ts'
import { EnvironmentError, oneOf, webAddress } from './setting.ts'
import { staged, type StageSettings } from './stage-settings.ts'

export { EnvironmentError }

export interface Environment extends ServiceHosts, StageSettings {
  /** Base address of the provider; nothing means the embedded one. */
  providerUrl?: string
  /** Canonical origin, without a slash at its end; by default this machine with `port`. */
  siteUrl: string
  port: number
  /** Address to listen on (`HOST`), an IPv6 address without brackets; by default loopback. */
  host?: string
  /** Year in the copyright line: an input of the release, so that two builds of one state are equal. */
  copyrightYear: number
  /** `whsec_…`: what the rebuild webhook's messages are signed with. */
  webhookSecret?: string
  /** Hosts that the provider may name: of booking sites, of pictures and files, of links. One that is not set allows every public host. */
  hosts?: { booking?: string[]; media?: string[]; links?: string[] }
  /** Largest share of its pages that a release may lose, 0 to 1. */
  pageLoss?: number
  /** Days for which it is kept what changed on a page, and by whom. */
  historyDays?: number
  /** Addresses and networks of proxies of our own, '10.0.0.0/8': only these may say where a visitor is. */
  trustedProxies?: readonly string[]
  /** `PUBLISH=approve`: what messages and builds bring waits until somebody approves it. */
  needsApproval?: true
  /** What addresses of previews are signed with; without it there are no previews. */
  deskSecret?: string
  /** Who is told of releases that were published, wait or were refused (`NOTIFY_URL`), and what the messages are signed with (`NOTIFY_SECRET`). */
  notify?: { url: string; secret: string }
  /** Shared caches that are told what to forget when a release goes live (`PURGE`). */
  purge?: PurgeSettings
  /** Where a record is edited (`CMS_URL`): an address with {resource}, {id} and {lang} in it. */
  cmsUrl?: string
  /** `postgres://…`: the state lives there, for any number of servers; without it in a file (`DATABASE_URL`). */
  databaseUrl?: string
  /** Search engines are told of changes with this key (`INDEXNOW_KEY`) at this address (`INDEXNOW_HOST`, by default the shared one). */
  indexNow?: { key: string; endpoint: string }
  /** CSV file of addresses that the site before this one had, and where they lead (`REDIRECTS`). */
  redirectsFile?: string
  /** Where weaknesses are reported (`SECURITY_CONTACT`), for `/.well-known/security.txt`: `mailto:…`, `https:…` or `tel:…`. */
  security?: SecurityContact
}

export interface SecurityContact {
  contact: string
  /** ISO 8601. */
  expires: string
}

const USUAL_PORT = 4321

type Variables = Record<string, string | undefined>

export function readEnvironment(variables: Variables, today = new Date()): Environment {
  const { env, ...staging } = staged(variables)
  const port = wholeNumber('PORT', env.PORT || String(USUAL_PORT), { least: 0, most: 65_535 })
  const siteUrl = webAddress('SITE_URL', env.SITE_URL || `http://localhost:${port || USUAL_PORT}`)
  if (new URL(siteUrl).pathname !== '/') {
    throw new EnvironmentError(
      `SITE_URL must be an origin without a path, such as https://www.example.com; it is ${siteUrl}`,
    )
  }
  const { REBUILD_WEBHOOK_SECRET, MAX_PAGE_LOSS, INDEXNOW_KEY, DESK_SECRET, NOTIFY_URL, DATABASE_URL } = env
  const purge = purgeSettings(env)
  return {
    ...serviceHosts(env),
    ...(env.PROVIDER_API_URL && { providerUrl: webAddress('PROVIDER_API_URL', env.PROVIDER_API_URL) }),
    ...(REBUILD_WEBHOOK_SECRET && {
      webhookSecret: webhookSecret('REBUILD_WEBHOOK_SECRET', REBUILD_WEBHOOK_SECRET),
    }),
    ...(env.HISTORY_DAYS && { historyDays: wholeNumber('HISTORY_DAYS', env.HISTORY_DAYS, { least: 1, most: 3650 }) }),
    ...(MAX_PAGE_LOSS && { pageLoss: share('MAX_PAGE_LOSS', MAX_PAGE_LOSS) }),
    ...(env.TRUSTED_PROXIES && { trustedProxies: networks('TRUSTED_PROXIES', env.TRUSTED_PROXIES) }),
    ...(INDEXNOW_KEY && { indexNow: indexNow(INDEXNOW_KEY, env.INDEXNOW_HOST || 'https://api.indexnow.org') }),
    ...(oneOf('PUBLISH', env.PUBLISH, ['auto', 'approve']) === 'approve' && { needsApproval: true }),
    ...(DESK_SECRET && { deskSecret: deskSecret(DESK_SECRET) }),
    ...(NOTIFY_URL && { notify: notify(NOTIFY_URL, env.NOTIFY_SECRET) }),
    ...(purge && { purge }),
    ...(DATABASE_URL && { databaseUrl: databaseUrl(DATABASE_URL) }),
    ...(env.CMS_URL && { cmsUrl: cmsUrl(env.CMS_URL) }),
    ...(env.REDIRECTS && { redirectsFile: env.REDIRECTS }),
    ...(env.SECURITY_CONTACT && { security: securityContact(env.SECURITY_CONTACT, today) }),
    ...hostLists(env),
    ...staging,
    siteUrl,
    port,
    ...(env.HOST && { host: env.HOST.replace(/^\[(.*)\]$/, '$1') }),
    copyrightYear: wholeNumber('COPYRIGHT_YEAR', env.COPYRIGHT_YEAR || groupYear(today), {
      least: 2000,
      most: 2200,
    }),
  }
}

/** The error must not contain the value: it holds a password. */
function databaseUrl(value: string): string {
  if (!URL.canParse(value) || !/^postgres(?:ql)?:$/.test(new URL(value).protocol)) {
    throw new EnvironmentError('DATABASE_URL must be an address such as postgres://user:password@host/database')
  }
  return value
}

function hostLists(env: Variables): Pick<Environment, 'hosts'> {
  const { BOOKING_HOSTS, MEDIA_HOSTS, LINK_HOSTS } = env
  if (!BOOKING_HOSTS && !MEDIA_HOSTS && !LINK_HOSTS) return {}
  return {
    hosts: {
      ...(BOOKING_HOSTS && { booking: hostList('BOOKING_HOSTS', BOOKING_HOSTS) }),
      ...(MEDIA_HOSTS && { media: hostList('MEDIA_HOSTS', MEDIA_HOSTS) }),
      ...(LINK_HOSTS && { links: hostList('LINK_HOSTS', LINK_HOSTS) }),
    },
  }
}

function hostList(name: string, value: string): string[] {
  const hosts = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host))
  if (wrong !== undefined) {
    throw new EnvironmentError(
      `${name} must be names of hosts with commas between them; it has ${JSON.stringify(wrong)}`,
    )
  }
  return hosts
}

/** Of at least 24 bytes, with or without padding. What `atob` cannot decode would fail with each message. */
const WEBHOOK_SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/

function webhookSecret(name: string, value: string): string {
  if (!WEBHOOK_SECRET.test(value)) {
    throw new EnvironmentError(`${name} must be whsec_ and at least 24 bytes in base64`)
  }
  return value
}

const LEAST_DESK_SECRET = 24

function deskSecret(value: string): string {
  if (value.length < LEAST_DESK_SECRET) {
    throw new EnvironmentError(`DESK_SECRET must have at least ${LEAST_DESK_SECRET} characters`)
  }
  return value
}

function cmsUrl(pattern: string): string {
  if (!pattern.includes('{id}')) {
    throw new EnvironmentError(
      `CMS_URL must have {id} in it, such as https://cms.example/{resource}/{id}?lang={lang}; it is ${JSON.stringify(pattern)}`,
    )
  }
  webAddress('CMS_URL', pattern.replace(/[{}]/g, ''))
  return pattern
}

/** Needs a secret of its own: recipients must not be able to trigger rebuilds. */
function notify(url: string, secret = ''): { url: string; secret: string } {
  return { url: webAddress('NOTIFY_URL', url), secret: webhookSecret('NOTIFY_SECRET', secret) }
}

function indexNow(key: string, host: string): { key: string; endpoint: string } {
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key)) {
    throw new EnvironmentError(`INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens; it is ${JSON.stringify(key)}`)
  }
  return { key, endpoint: `${webAddress('INDEXNOW_HOST', host)}/indexnow` }
}

/** It holds for less than a year, as RFC 9116 asks, and changes once a month: builds of one month are the same. */
function securityContact(value: string, today: Date): SecurityContact {
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+\d+)$/.test(value)) {
    throw new EnvironmentError(
      `SECURITY_CONTACT must be an address such as mailto:security@example.com or https://example.com/report; it is ${JSON.stringify(value)}`,
    )
  }
  return { contact: value, expires: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11)).toISOString() }
}

function networks(name: string, value: string): string[] {
  const named = value.split(/[\s,]+/).filter(Boolean)
  for (const network of named) {
    const [address = '', bits, ...rest] = network.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    if (isIP(address) === 0 || rest.length > 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
      throw new EnvironmentError(
        `${name} must be addresses or networks, such as 127.0.0.1, 10.0.0.0/8; it is ${JSON.stringify(value)}`,
      )
  }
  return named
}

function share(name: string, value: string): number {
  const number = Number(value)
  if (!(number >= 0 && number <= 1)) {
    throw new EnvironmentError(`${name} must be a number from 0 to 1, such as 0.1; it is ${JSON.stringify(value)}`)
  }
  return number
}

function wholeNumber(name: string, value: string, { least, most }: { least: number; most: number }): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new EnvironmentError(
      `${name} must be a whole number from ${least} to ${most}; it is ${JSON.stringify(value)}`,
    )
  }
  return number
}

function groupYear(date: Date): string {
  return dayAt(date.getTime()).slice(0, 4)
}

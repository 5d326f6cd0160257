/** Response headers: the one place that says what browsers may do with the site's answers. Servers, `dist/_headers` and proxies' files follow it. */
import { RULES_FILE } from './ahead.ts'
import { BOOKING, WIDGET } from '../site/reservation.ts'

/** Purposes that a visitor may agree to. */
export type Service = 'chat' | 'tagManager' | 'map'

/** Hosts of other companies, as in the environment; a missing one is named nowhere. */
export interface ServiceHosts {
  chatHost?: string | undefined
  /** The chat's script, with `{lang}` and `{id}` (`CHAT_WIDGETS`) in it where it depends on them; by default `{chatHost}/{id}.js`. */
  chatScript?: string | undefined
  /** CSS selector of what the script puts into the page; by default `#live-chat`. */
  chatSelector?: string | undefined
  tagManagerHost?: string | undefined
  mapHost?: string | undefined
  /** In place of the booking site's own: the embedded provider's stand-in. */
  bookingHost?: string | undefined
  /** Origins that a service asks for besides its own, `https://*.chat.example` or `wss://chat.example`. */
  serviceOrigins?: Partial<Record<Service, readonly string[]>> | undefined
}

/** A source that a page needs besides the site's own files: a directive and its value, `style-src 'sha256-…'`. */
export type PolicySource = string

const SELF = "'self'"

/**
 * The content security policy of all pages of a release: one for all of them, so that any web server can send it. `sources`: what pages need
 * besides the site's own files and the services; order and repeats do not matter.
 */
export function contentPolicy(hosts: ServiceHosts, sources: Iterable<PolicySource> = []): string {
  const all = (host: string | undefined, service: Service) =>
    host === undefined ? [] : [originOf(host), ...(hosts.serviceOrigins?.[service] ?? [])]
  const origins = { chat: all(hosts.chatHost, 'chat'), tagManager: all(hosts.tagManagerHost, 'tagManager') }
  const [chat, tagManager, map] = [origins.chat, origins.tagManager, all(hosts.mapHost, 'map')].map((each) =>
    each.filter((origin) => !/^wss?:/.test(origin)),
  ) as [string[], string[], string[]]
  const frames = [...chat, ...map]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [SELF, ...chat, ...tagManager],
    'style-src': [SELF, ...chat],
    'img-src': [SELF, ...chat, ...tagManager],
    'font-src': [SELF, ...chat],
    'media-src': [SELF, ...chat],
    'connect-src': [SELF, ...origins.chat, ...origins.tagManager],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': [SELF],
    // A search without script is sent to the site, which leads on to where the reservation is made.
    'form-action': [SELF, originOf(hosts.bookingHost ?? BOOKING.url), originOf(WIDGET.url)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Other companies' scripts, and the dialog that asks for consent to them, write markup of their own.
    ...(isAlone(hosts) && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site', 'default'] }),
  }
  const more = [...new Set(sources)].sort().map((source) => source.split(' ') as [string, string])
  return Object.entries(directives)
    .map(([name, values]) => {
      const added = more.filter(([directive]) => directive === name).map(([, value]) => value)
      return [name, ...new Set([...values, ...added])].join(' ')
    })
    .join('; ')
}

/** Of every answer, whatever it is. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const

/** Of every file of a release and every page. Beside them stands `content-security-policy`, which each release has of its own. */
export const PAGE_HEADERS = { ...SECURITY_HEADERS, 'speculation-rules': `"${RULES_FILE}"` } as const

/** Of pictures and files: mails and messengers show them too. */
export const MEDIA_HEADERS = { ...SECURITY_HEADERS, 'cross-origin-resource-policy': 'cross-origin' } as const

/** Of an answer that is no page and should do nothing where a browser takes it for one. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Of names that change with their content. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Of what leads elsewhere for good. */
export const FOR_AN_HOUR = 'public, max-age=3600'
/** Of everything else: kept, and asked about each time. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Of an imported redirect. */
export const redirectCaching = (status: number) => (status === 302 ? ASK_EACH_TIME : FOR_AN_HOUR)

/**
 * `CDN-Cache-Control` (RFC 9213), for caches that many visitors share and that are told of each release. Seconds: the hour mends a message that a
 * cache lost; for the day the last page that it has is better than none.
 */
export const UNTIL_TOLD = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'

/** Below the output folder, of files whose names change with their content. */
export const HASHED_FOLDER = '_astro'

/** Whether a file's name, below the output folder, changes with its content. */
export function isForever(name: string): boolean {
  return name.startsWith(`${HASHED_FOLDER}/`)
}

const isAlone = ({ chatHost, tagManagerHost, mapHost }: ServiceHosts) => !chatHost && !tagManagerHost && !mapHost

function originOf(address: string): string {
  return new URL(address).origin
}

/** Shared caches that are purged when a release goes live: `PURGE` says which kind they are, and each kind has variables of its own. */
import { EnvironmentError, webAddress } from './setting.ts'

export const CACHE_KINDS = ['varnish', 'fastly', 'cloudflare'] as const
export type CacheKind = (typeof CACHE_KINDS)[number]

export type PurgeSettings =
  | { cache: 'varnish'; urls: readonly string[] }
  /** `api`: base address of the service's API. */
  | { cache: 'fastly'; api: string; service: string; token: string }
  | { cache: 'cloudflare'; api: string; zone: string; token: string }

type Variables = Record<string, string | undefined>

/** `PURGE_URL` alone means Varnish. */
export function purgeSettings(env: Variables): PurgeSettings | undefined {
  const kind = env.PURGE || (env.PURGE_URL ? 'varnish' : undefined)
  if (kind === undefined) return undefined
  if (!isKind(kind)) {
    throw new EnvironmentError(
      `PURGE must be one of ${CACHE_KINDS.join(', ')}, which says what caches there are; it is ${JSON.stringify(kind)}`,
    )
  }
  if (kind !== 'varnish' && env.PURGE_URL) {
    throw new EnvironmentError(
      `PURGE_URL is for PURGE=varnish alone: with PURGE=${kind} nobody would purge that cache. Unset one of them.`,
    )
  }
  return READERS[kind](env)
}

const isKind = (kind: string): kind is CacheKind => (CACHE_KINDS as readonly string[]).includes(kind)

const READERS: Record<CacheKind, (env: Variables) => PurgeSettings> = {
  varnish(env) {
    needed('varnish', env, ['PURGE_URL'])
    return { cache: 'varnish', urls: purgeUrls(env.PURGE_URL!) }
  },
  fastly(env) {
    needed('fastly', env, ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'])
    return {
      cache: 'fastly',
      api: webAddress('FASTLY_API_URL', env.FASTLY_API_URL || 'https://api.fastly.com'),
      service: identifier('FASTLY_SERVICE_ID', env.FASTLY_SERVICE_ID!, {
        form: /^[0-9A-Za-z]+$/,
        is: 'letters and digits',
      }),
      token: token('FASTLY_API_TOKEN', env.FASTLY_API_TOKEN!),
    }
  },
  cloudflare(env) {
    needed('cloudflare', env, ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'])
    return {
      cache: 'cloudflare',
      api: webAddress('CLOUDFLARE_API_URL', env.CLOUDFLARE_API_URL || 'https://api.cloudflare.com/client/v4'),
      zone: identifier('CLOUDFLARE_ZONE_ID', env.CLOUDFLARE_ZONE_ID!, {
        form: /^[0-9a-f]{32}$/i,
        is: 'the 32 digits of the zone’s overview',
      }),
      token: token('CLOUDFLARE_API_TOKEN', env.CLOUDFLARE_API_TOKEN!),
    }
  },
}

function needed(kind: CacheKind, env: Variables, names: readonly string[]): void {
  const missing = names.filter((name) => !env[name])
  if (missing.length > 0)
    throw new EnvironmentError(`PURGE=${kind} needs ${names.join(' and ')}; not set: ${missing.join(', ')}`)
}

function purgeUrls(value: string): string[] {
  const urls = value.split(/[\s,]+/).filter(Boolean)
  // `fetch` refuses them, and its error would name the password.
  if (urls.some((url) => URL.canParse(url) && new URL(url).username + new URL(url).password))
    throw new EnvironmentError('PURGE_URL must be addresses without a user or a password')
  return [...new Set(urls.map((url) => webAddress('PURGE_URL', url)))]
}

function identifier(name: string, value: string, { form, is }: { form: RegExp; is: string }): string {
  if (!form.test(value)) throw new EnvironmentError(`${name} must be ${is}; it is ${JSON.stringify(value)}`)
  return value
}

/** The error must not contain the value. */
function token(name: string, value: string): string {
  if (!/^[!-~]+$/.test(value)) throw new EnvironmentError(`${name} must be a token, without spaces or other letters`)
  return value
}

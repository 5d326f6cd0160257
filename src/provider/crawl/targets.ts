/** Addresses as authors write them → targets. */
import type { Target } from '../../records/parts.ts'
import { pageUrl } from '../../routes/paths.ts'

/**
 * A site path becomes `{ site }`, an `http(s):`, `tel:` or `mailto:` address `{ external }`, as does `www.…` without a
 * scheme.
 * Returns `undefined` for other schemes, for addresses with credentials, for paths that cannot be a page's, and for a lone fragment, which authors use as a
 * placeholder.
 */
export function toTarget(raw: string): Target | undefined {
  // Browsers ignore these characters inside a scheme, so 'java\tscript:' would run.
  const url = raw.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g, '').trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return toExternal(url)
  if (/^www\.[^/?#]+\.[^/?#]/i.test(url)) return toExternal(`https://${url}`)
  if (/^(?:\/\/|#)/.test(url) || url.includes('\\')) return undefined
  const site = pageUrl(decoded(url))
  if (site === undefined) return undefined
  const suffix = /[?#].*$/.exec(url)?.[0]
  return suffix && suffix.length > 1 ? { site, suffix } : { site }
}

/** 'Koy <info@koy.example>', as mail programs write it. */
const NAMED_MAILBOX = /(?<=[:,;])[^<>,;:?]*<([^<>\s@]+@[^<>\s@]+)>/g

function toExternal(url: string): Target | undefined {
  if (/^tel:/i.test(url)) return { external: url.replace(/[\s"'<>]/g, '') }
  if (/^mailto:/i.test(url))
    return {
      external: url
        .replace(NAMED_MAILBOX, '$1')
        .replace(/["'<>]/g, '')
        .replace(/\s/g, '%20'),
    }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  return parsed.username || parsed.password ? undefined : { external: parsed.href }
}

function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

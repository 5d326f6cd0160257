/** Addresses as authors write them → targets. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import type { Target } from '../../records/parts.ts'
import { fragmentOf, pageUrl } from '../../routes/paths.ts'

/** The end of a host that lacks its scheme: 'instagram.com/x'. Names of pages may have dots, too. */
const HOST =
  /^(?:www\.[^/?#]+\.[^/?#]|(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|travel|app|io|me|be|ly|gl|tr|de|ru|eu|uk|at|ch)(?::\d+)?(?=[/?#]|$))/i
const MAILBOX = /^[^\s@:/?#<>"',;]+@[^\s@:/?#<>"',;]+\.\p{L}{2,}(?:\?\S*)?$/u
const LANGUAGE = new RegExp(`^/?(${LOCALES.join('|')})(?=[/?]|$)`)

/**
 * A site path becomes `{ site }`, a lone fragment `{ fragment }`, an `http(s):`, `tel:` or `mailto:` address `{ external }`, as does a host or
 * mailbox without a scheme.
 * Returns `undefined` for other schemes, for addresses with credentials, for paths that cannot be a page's, and for `#`, which authors use as a placeholder.
 */
export function toTarget(raw: string): Target | undefined {
  // Browsers ignore these characters inside a scheme, so 'java\tscript:' would run.
  const url = raw
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g, '')
    .replace(/^(?:\s|%20)+|(?:\s|%20)+$/g, '')
    // Of the sentence around it.
    .replace(/(?<=[\p{L}\p{N}]\/?)[,;.!"'”’»]+$/u, '')
    .replace(/^https?:\/\/(?=https?:?\/\/)/i, '')
    .replace(/^(https?)(?:[:;]?\/{2}|:\/)(?=[^/\s]+\.)/i, '$1://')
  // With a port it would be a scheme.
  if (HOST.test(url)) return toExternal(`https://${url}`)
  if (MAILBOX.test(url)) return toExternal(`mailto:${url}`)
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return toExternal(url)
  const [address = '', after = ''] = url.split('#')
  const fragment = fragmentOf(decoded(after, decodeURIComponent))
  if (url.startsWith('#')) return fragment ? { fragment } : undefined
  if (url.startsWith('//') || url.includes('\\')) return undefined
  const [prefix = '', locale] = LANGUAGE.exec(address) ?? []
  const site = pageUrl(decoded(address.slice(prefix.length)))
  if (site === undefined) return undefined
  const [, query] = /(\?.+)$/.exec(address) ?? []
  return {
    site,
    ...(locale && { locale: locale as Locale }),
    ...(query !== undefined && { query }),
    ...(fragment && { fragment }),
  }
}

/** 'Koy <info@koy.example>', as mail programs write it. */
const NAMED_MAILBOX = /(?<=[:,;])[^<>,;:?]*<([^<>\s@]+@[^<>\s@]+)>/g

function toExternal(url: string): Target | undefined {
  if (/^tel:/i.test(url)) return { external: url.replace(/[\s"'<>]/g, '') }
  if (/^mailto:/i.test(url))
    return {
      external: url
        .replace(/^mailto:[\s/]*/i, 'mailto:')
        .replace(NAMED_MAILBOX, '$1')
        .replace(/["'<>]/g, '')
        .replace(/\s/g, '%20'),
    }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  return parsed.username || parsed.password ? undefined : { external: parsed.href }
}

function decoded(url: string, decode = decodeURI): string {
  try {
    return decode(url)
  } catch {
    return url
  }
}

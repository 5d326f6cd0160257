/** Content security policies of previews and frames. */
import { SECURITY_HEADERS } from '../../../config/headers.ts'

/** Headers of every answer below /preview. */
export const PREVIEW_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * The release's policy without other hosts except booking sites; forms and scripts may only request pages of the preview, and scripts also the
 * visitor's country. `style`: hash of the banner's style. `address`: of the preview, with a trailing slash.
 */
export function previewPolicy(policy: string, { address, style }: { address: URL; style: string }): string {
  const inside = source(address)
  const [, targets = ''] = /form-action ([^;]*)/.exec(policy) ?? []
  const own = {
    'form-action': targets.replace("'self'", inside),
    'connect-src': `${inside} ${source(new URL('/edge/country', address))}`,
    'frame-src': "'none'",
  }
  return restricted(policy, own, style)
}

/** For a page in a frame of the desk: no script runs, and only pictures, styles and fonts are loaded. */
export function framePolicy(policy: string, style: string): string {
  const own = {
    ...Object.fromEntries(['script-src', 'connect-src', 'form-action', 'frame-src'].map((name) => [name, "'none'"])),
    'frame-ancestors': "'self'",
  }
  return `${restricted(policy, own, style)}; sandbox ${FRAME_SANDBOX}`
}

/** Without it the page's styles, fonts and icons would count as cross-origin and be blocked. */
const FRAME_SANDBOX = 'allow-same-origin'

/** `own`: directives that replace the release's. */
function restricted(policy: string, own: Record<string, string>, style: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      if (own[name]) return `${name} ${own[name]}`
      // Drops hosts. `trusted-types` lists policy names, not sources.
      const isKept = (source: string) => name === 'trusted-types' || source.startsWith("'") || source === 'data:'
      const ownSources = sources.filter(isKept)
      return [name, ...ownSources, ...(name === 'style-src' ? [style] : [])].join(' ')
    })
    .join('; ')
}

/** `http:` also allows `https:`: this server does not know what its proxy speaks. */
function source({ host, pathname }: URL): string {
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}${pathname}` : "'none'"
}

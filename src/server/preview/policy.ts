/** What a browser may do with a preview. */
import { SECURITY_HEADERS } from '../../config/headers.ts'

/** Of every answer below /preview, whatever it is. */
export const PREVIEW_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * The release's policy without other hosts, but for those where reservations are made: forms ask for pages of the preview alone, and so do scripts,
 * besides the visitor's country. `style`: the hash of a style that was added. `address`: of the preview, with a slash at its end.
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

/** Of a page that is looked at in a frame of the desk: no script runs, and nothing is sent or asked for but pictures, styles and fonts. */
export function framePolicy(policy: string, style: string): string {
  const own = {
    ...Object.fromEntries(['script-src', 'connect-src', 'form-action', 'frame-src'].map((name) => [name, "'none'"])),
    'frame-ancestors': "'self'",
  }
  return `${restricted(policy, own, style)}; sandbox ${FRAME_SANDBOX}`
}

/** Without it the page's styles, fonts and icons would be those of another origin, which may not use them. */
export const FRAME_SANDBOX = 'allow-same-origin'

/** `own`: directives with other sources than the release's. */
function restricted(policy: string, own: Record<string, string>, style: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      if (own[name]) return `${name} ${own[name]}`
      const kept = sources.filter((source) => source.startsWith("'") || source === 'data:')
      return [name, ...kept, ...(name === 'style-src' ? [style] : [])].join(' ')
    })
    .join('; ')
}

/** `http:` stands for `https:` too: the connection to a proxy in front is not seen from here. */
function source({ host, pathname }: URL): string {
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}${pathname}` : "'none'"
}

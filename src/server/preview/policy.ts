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
 * The release's policy without other hosts: no form is sent, and scripts ask for nothing but the preview's own files. `style`: the hash of a style
 * that was added. `address`: of the preview, with a slash at its end.
 */
export function previewPolicy(policy: string, { address, style }: { address: URL; style: string }): string {
  const own: Record<string, string> = {
    'form-action': "'none'",
    'connect-src': connections(address),
    'frame-src': "'none'",
  }
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
function connections({ host, pathname }: URL): string {
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}${pathname}` : "'none'"
}

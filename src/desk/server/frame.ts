/** A page of a release for the desk's frames: differences are marked, and the page is inert. */
import { MARKS } from '../comparisons/marked-pages.ts'
import { framePolicy, PREVIEW_HEADERS } from '../../hosts/server/preview/policy.ts'
import { previewedHtml, standstillHtml, styleHash } from '../../hosts/server/preview/rewrite.ts'

export interface FramedPage {
  html: string
  /** Content security policy of the page's release. */
  policy: string
  /** Path prefix of the release's files, such as '/preview/{token}'; '' for the live release. */
  base: string
}

const STYLE = styleHash(MARKS)

export function frameResponse({ html, policy, base }: FramedPage): Response {
  return new Response(previewedHtml(standstillHtml(html), base, `<style>${MARKS}</style>`), {
    headers: {
      ...PREVIEW_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy(policy, STYLE),
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}

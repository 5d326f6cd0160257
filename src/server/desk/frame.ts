/** A page of a release as the desk shows it in a frame: what differs is marked, and nothing on it does anything. */
import { MARKS } from '../../release/marked-pages.ts'
import { framePolicy, PREVIEW_HEADERS } from '../preview/policy.ts'
import { previewedHtml, standstillHtml, styleHash } from '../preview/rewrite.ts'

export interface FramedPage {
  /** With marks. */
  html: string
  /** Content security policy of its release. */
  policy: string
  /** Where its release's files are, such as '/preview/{token}'; of the live release, ''. */
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

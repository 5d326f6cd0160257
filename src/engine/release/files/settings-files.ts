/** Files made from settings only. */
import { LOCALES } from '../../../config/locales.ts'
import { STAGE_FILE } from '../../../config/stage.ts'
import type { SiteInputs, ViewContext } from '../../../views/context.ts'
import { IMPORTED_FILE } from '../../../routes/imported.ts'
import type { ReleaseFile } from '../../../records/release.ts'
import { SITEMAP_FILE } from './sitemap.ts'

const SECURITY_FILE = '.well-known/security.txt'
/** Answered by the server or functions; they have no pages for crawlers. */
const ANSWERED_FOLDERS = ['edge', 'forms', 'hooks', 'data']

export function settingsFiles({ site }: Pick<ViewContext, 'site'>): ReleaseFile[] {
  const { indexNowKey, redirects, security, stage, siteUrl } = site
  return [
    { name: 'robots.txt', content: stage ? CLOSED : robotsText(siteUrl) },
    ...(stage ? [{ name: STAGE_FILE, content: JSON.stringify({ stage }) }] : []),
    ...(indexNowKey ? [{ name: `${indexNowKey}.txt`, content: indexNowKey }] : []),
    ...(redirects ? [{ name: IMPORTED_FILE, content: redirects }] : []),
    ...(security ? [{ name: SECURITY_FILE, content: securityText(security, siteUrl) }] : []),
  ]
}

const CLOSED = 'User-agent: *\nDisallow: /\n'

function robotsText(siteUrl: string): string {
  const rules = ANSWERED_FOLDERS.map((folder) => `Disallow: /${folder}/\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${siteUrl}/${SITEMAP_FILE}\n`
}

/** Source: RFC 9116. */
function securityText({ contact, expires }: NonNullable<SiteInputs['security']>, siteUrl: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Canonical: ${siteUrl}/${SECURITY_FILE}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    '',
  ].join('\n')
}

/** Files made from settings only. */
import { LOCALES } from '../../../config/locales.ts'
import { STAGE_FILE } from '../../../config/stage.ts'
import type { SiteInputs, ViewContext } from '../../../views/context.ts'
import { IMPORTED_FILE } from '../../../routes/imported.ts'
import type { ReleaseFile } from '../../../records/release.ts'
import { SITEMAP_FILE } from './sitemap.ts'

const ROBOTS_FILE = 'robots.txt'
/** Files that state the site's address. */
export const STATING_FILES = [ROBOTS_FILE, STAGE_FILE] as const
const SECURITY_FILE = '.well-known/security.txt'
/** Answered by the server or functions; they have no pages for crawlers. */
const ANSWERED_FOLDERS = ['edge', 'forms', 'hooks', 'data']

export function settingsFiles({ site }: Pick<ViewContext, 'site'>): ReleaseFile[] {
  const { indexNowKey, redirects, security, stage, siteUrl } = site
  return [
    { name: ROBOTS_FILE, content: stage ? CLOSED : robotsText(siteUrl) },
    ...(stage ? [{ name: STAGE_FILE, content: JSON.stringify({ stage, siteUrl }) }] : []),
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

/** The site's address as one of `STATING_FILES` states it, if it does. */
export function siteAddressIn(name: string, text: string): string | undefined {
  if (name === STAGE_FILE) return text ? (JSON.parse(text) as { siteUrl?: string }).siteUrl : undefined
  const sitemap = /^Sitemap: (\S+)$/m.exec(text)?.[1]
  return sitemap?.slice(0, -`/${SITEMAP_FILE}`.length)
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

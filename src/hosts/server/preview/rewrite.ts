/** Rewrites a release's files for a preview: the site's addresses become the preview's. Expects the site's own markup, in which quotes are escaped. */
import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { zonedTime } from '../../../config/zones.ts'
import { formatDate, formatTime } from '../../../i18n/dates.ts'
import { translator } from '../../../i18n/index.ts'

/** Matches comments, scripts and styles whole, so that they are skipped, and any other tag with its attributes. */
const TAG =
  /<!--[\s\S]*?-->|(<(script|style)(?:"[^"]*"|'[^']*'|[^'">])*>)([\s\S]*?<\/\2\s*>)|<[a-z][a-z0-9-]*(?:"[^"]*"|'[^']*'|[^'">])*>/g
/** Files below `/_astro/` need no rewriting: their names are digests of their content. */
const INSIDE = String.raw`\/(?!\/|_astro\/)`
/** An attribute with an address of the site. */
const ADDRESS = new RegExp(
  String.raw`(\s(?:href|src|action|formaction|poster|data|data-[a-z-]+|component-url|renderer-url)=")(?=${INSIDE})`,
  'g',
)
const ADDRESSES = /(\s(?:srcset|imagesrcset)=")([^"]*)/g
const LISTED = new RegExp(String.raw`(^|,\s*)(?=${INSIDE})`, 'g')
/** An island's properties, which may hold addresses of the site. */
const PROPERTIES = /(\sprops=")([^"]*)/g
const PROPERTY = new RegExp(`&quot;(?=${INSIDE})`, 'g')

/** `base`: prefix for the site's addresses, '' for none. `banner`: HTML to insert at the start of the body. */
export function previewedHtml(page: string, base: string, banner = ''): string {
  const withBase = (tag: string) =>
    tag
      .replace(ADDRESS, (start) => start + base)
      .replace(ADDRESSES, (_, start: string, list: string) => start + list.replace(LISTED, `$1${base}`))
      .replace(PROPERTIES, (_, start: string, json: string) => start + json.replace(PROPERTY, `$&${base}`)) +
    (tag.startsWith('<body') ? banner : '')
  return inTags(page, withBase)
}

/** The page without scripts and link targets, with pictures loaded eagerly. */
export function standstillHtml(page: string): string {
  return inTags(page, (tag) => {
    if (tag.startsWith('<script')) return ''
    return tag.replace(/^<a(?:rea)?\s/.test(tag) ? /\shref="[^"]*"/ : /\s(?:loading="lazy"|autofocus(?=[\s>]))/, '')
  })
}

/** Changes each tag, not text; a removed script or style takes its content along. */
function inTags(page: string, change: (tag: string) => string): string {
  return page.replace(TAG, (whole, raw?: string, _name?: string, text = '') =>
    raw ? change(raw) && change(raw) + text : change(whole),
  )
}

/** A line above the page, which covers nothing, and a fixed frame around the window. */
const STYLE =
  'body{position:relative;margin-top:2.5rem}' +
  '[data-preview]{position:absolute;inset:-2.5rem 0 auto;z-index:2147483647;background:#2b2320;color:#fff;--ring:#f5a11c;font-weight:600;font-size:.875rem;text-align:center}' +
  '[data-preview] summary{padding:0 1rem;line-height:2.5rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;outline-offset:-4px;cursor:pointer}' +
  '[data-preview] summary::after{content:" ▾"}' +
  '[data-preview] p{margin:0;padding:0 1rem 1rem}' +
  '[data-preview]::after{content:"";position:fixed;inset:0;border:3px solid #f5a11c;pointer-events:none}'
/** For the content security policy. */
export const BANNER_STYLE = styleHash(STYLE)

export function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** The preview's notice, in the page's language. */
export function bannerHtml(page: string, { number, until }: { number: number; until: Date }): string {
  const locale = localeOf(page)
  const t = translator(locale)
  const iso = zonedTime(until.toISOString())!
  const text = t('preview.text', { date: formatDate(iso, locale), time: formatTime(iso) ?? '' })
  const note = html`<details>
    <summary>${t('preview.title', { number })}</summary>
    <p>${text}</p>
  </details>`
  return `<style>${STYLE}</style><aside data-preview role="note">${String(note)}</aside>`
}

function localeOf(page: string): Locale {
  const [, lang] = /<html lang="([a-z]+)"/.exec(page) ?? []
  return LOCALES.find((locale) => locale === lang) ?? LOCALES[0]
}

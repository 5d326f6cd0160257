/** Files of a release as a preview shows them: addresses of the site lead to the preview's own. Of the site's own markup, in which quotes are escaped. */
import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { LOCALES, type Locale } from '../../config/locales.ts'
import { formatDate, formatTime } from '../../i18n/dates.ts'
import { translator } from '../../i18n/index.ts'

/** Comments and texts of scripts and styles are passed over; any other tag with its attributes. */
const TAG =
  /<!--[\s\S]*?-->|(<(script|style)(?:"[^"]*"|'[^']*'|[^'">])*>)([\s\S]*?<\/\2\s*>)|<[a-z][a-z0-9-]*(?:"[^"]*"|'[^']*'|[^'">])*>/g
/** An attribute that holds an address of the site. */
const ADDRESS = /(\s(?:href|src|action|formaction|poster|data|data-[a-z-]+|component-url|renderer-url)=")(?=\/(?!\/))/g
const ADDRESSES = /(\s(?:srcset|imagesrcset)=")([^"]*)/g
/** A text among an island's properties that is an address of the site. */
const PROPERTIES = /(\sprops=")([^"]*)/g

export function previewedHtml(page: string, base: string): string {
  const led = (tag: string) =>
    tag
      .replace(ADDRESS, (start) => start + base)
      .replace(
        ADDRESSES,
        (_, start: string, list: string) => start + list.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${base}`),
      )
      .replace(PROPERTIES, (_, start: string, json: string) => start + json.replace(/&quot;(?=\/(?!\/))/g, `$&${base}`))
  return inTags(page, led)
}

/** The page without scripts and without addresses that a click leads to, and with pictures that come at once. */
export function standstillHtml(page: string): string {
  return inTags(page, (tag) => {
    if (tag.startsWith('<script')) return ''
    return tag.replace(/^<a(?:rea)?\s/.test(tag) ? /\shref="[^"]*"/ : /\s(?:loading="lazy"|autofocus(?=[\s>]))/, '')
  })
}

/** What an element holds goes with its tag. */

function inTags(page: string, change: (tag: string) => string): string {
  return page.replace(TAG, (whole, raw?: string, _name?: string, text = '') =>
    raw ? change(raw) && change(raw) + text : change(whole),
  )
}

/** A style sheet, or a module with addresses that it asks for later. */
export function previewedCode(code: string, base: string): string {
  return code.replace(/(["'`(])(?=\/(?:_astro|edge)\/)/g, `$1${base}`)
}

const STYLE =
  'body{padding-bottom:3rem}[data-preview]{position:fixed;inset:auto 0 0;z-index:2147483647;padding:.5rem 1rem;background:#2b2320;color:#fff;font:600 1rem/1.4 sans-serif;text-align:center}'
/** For the content security policy. */
export const BANNER_STYLE = styleHash(STYLE)

export function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** The page with a line that says what it is. */
export function withBanner(page: string, { number, until }: { number: number; until: Date }): string {
  const locale = localeOf(page)
  const iso = until.toISOString()
  const text = translator(locale)('preview', { number, date: formatDate(iso, locale), time: formatTime(iso) ?? '' })
  const banner = `<style>${STYLE}</style>${String(html`<aside data-preview role="note">${text}</aside>`)}`
  return page.replace(/<body[^>]*>/, (body) => body + banner)
}

function localeOf(page: string): Locale {
  const [, lang] = /<html lang="([a-z]+)"/.exec(page) ?? []
  return LOCALES.find((locale) => locale === lang) ?? LOCALES[0]
}

/** Sitemaps in the format of sitemaps.org, with the languages and pictures of each page. */
import type { ListedPage } from './listed-pages.ts'

export const SITEMAP_FILE = 'sitemap.xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `entries`: as `entryXml` makes them. */
export function partXml(entries: readonly string[]): string {
  return (
    `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n` +
    `${entries.join('')}</urlset>\n`
  )
}

export function entryXml({ url, lastmod, alternates, images }: ListedPage): string {
  return [
    `<url>\n<loc>${escaped(url)}</loc>\n`,
    ...(lastmod ? [`<lastmod>${escaped(lastmod)}</lastmod>\n`] : []),
    ...alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>\n`,
    ),
    ...images.map((image) => `<image:image><image:loc>${escaped(image)}</image:loc></image:image>\n`),
    '</url>\n',
  ].join('')
}

/** `lastmod`: the latest of the part's pages. */
export function indexXml(parts: readonly { url: string; lastmod?: string | undefined }[]): string {
  const entries = parts.map(
    ({ url, lastmod }) =>
      `<sitemap>\n<loc>${escaped(url)}</loc>\n${lastmod ? `<lastmod>${escaped(lastmod)}</lastmod>\n` : ''}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}

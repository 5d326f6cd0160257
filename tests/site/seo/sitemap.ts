import { decoded, isIndexed, pathOf, type SearchCheck, type SearchSite } from './site.ts'

interface Entry {
  url: string
  lastmod: string | undefined
  alternates: { hreflang: string; href: string }[]
  images: string[]
}

/** Every page that may be listed is in one part, with the languages of its head; nothing else is. */
export const sitemap: SearchCheck = {
  name: 'the sitemap lists the pages that may be listed, each once and as its head says',
  faults(site) {
    const { files, origin } = site
    const index = files.get('sitemap.xml') ?? ''
    const parts = locations(index).map((url) => url.slice(origin.length + 1))
    const written = [...files.keys()].filter((name) => name.startsWith('sitemaps/'))
    const entries = parts.flatMap((part) => entriesOf(files.get(part) ?? ''))
    return [
      ...(parts.length > 0 ? [] : ['the index names no part']),
      ...parts.filter((part) => !files.has(part)).map((part) => `${part} is not there`),
      ...written.filter((part) => !parts.includes(part)).map((part) => `${part} is not in the index`),
      ...parts.flatMap((part) => sizeFaults(part, files.get(part) ?? '')),
      ...listFaults(site, entries),
      ...entries.flatMap((entry) => entryFaults(site, entry)),
    ]
  },
}

function sizeFaults(part: string, xml: string): string[] {
  return [
    ...(locations(xml).length > 50_000 ? [`${part} has too many addresses`] : []),
    ...(Buffer.byteLength(xml) > 50_000_000 ? [`${part} is too large`] : []),
    ...(/^<\?xml version="1.0" encoding="UTF-8"\?>/.test(xml) ? [] : [`${part} is no XML`]),
  ]
}

function listFaults({ pages, origin }: SearchSite, entries: Entry[]): string[] {
  const counts = new Map<string, number>()
  for (const { url } of entries) {
    const path = pathOf(url, origin) ?? url
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const listed = [...pages.values()].filter(isIndexed).map(({ path }) => path)
  const allowed = new Set(listed)
  return [
    ...listed.filter((path) => !counts.has(path)).map((path) => `${path}: is not in the sitemap`),
    ...[...counts].filter(([path]) => !allowed.has(path)).map(([path]) => `${path}: may not be in the sitemap`),
    ...[...counts].filter(([, count]) => count > 1).map(([path]) => `${path}: is in the sitemap twice`),
  ]
}

function entryFaults({ pages, manifest, origin }: SearchSite, { url, lastmod, alternates, images }: Entry): string[] {
  const path = pathOf(url, origin) ?? ''
  const page = pages.get(path)
  if (!page) return []
  const changed = manifest.pages.get(path)?.lastmod
  const same = JSON.stringify(alternates) === JSON.stringify(page.alternates)
  return [
    ...(url === page.canonicals[0] ? [] : [`${path}: listed as ${url}`]),
    ...(same ? [] : [`${path}: other languages in the sitemap than in the head`]),
    ...(lastmod === undefined || changed === undefined
      ? lastmod === changed
        ? []
        : [`${path}: lastmod ${lastmod}, changed ${changed}`]
      : Date.parse(lastmod) === Date.parse(changed) && /^\d{4}-\d\d-\d\d(?:T.*(?:Z|[+-]\d\d:\d\d))?$/.test(lastmod)
        ? []
        : [`${path}: lastmod ${lastmod}, changed ${changed}`]),
    ...images
      .filter(
        (image) =>
          !manifest.sources.has(
            /\/img\/([0-9a-z]{9})(?:[0-9a-z]{5})?-\d+\.webp$/.exec(pathOf(image, origin) ?? '')?.[1] ?? '',
          ),
      )
      .map((image) => `${path}: ${image} is no picture`),
  ]
}

/** What robots.txt closes is no page; it names the sitemap. */
export const robots: SearchCheck = {
  name: 'robots.txt names the sitemap and closes no page',
  faults({ files, origin, pages }) {
    const lines = (files.get('robots.txt') ?? '').split('\n')
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    return [
      ...(lines.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt names no sitemap']),
      ...(lines.includes('User-agent: *') ? [] : ['robots.txt speaks to nobody']),
      ...[...pages.values()]
        .filter((page) => isIndexed(page) && closed.some((folder) => page.path.startsWith(folder)))
        .map(({ path }) => `${path}: closed by robots.txt`),
    ]
  },
}

function entriesOf(xml: string): Entry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: locations(entry)[0] ?? '',
    lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
      ([, hreflang = '', href = '']) => ({ hreflang, href: decoded(href) }),
    ),
    images: [...entry.matchAll(/<image:loc>([^<]*)</g)].map(([, image = '']) => decoded(image)),
  }))
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decoded(url))
}

/** What a release asks of the web servers that hand out its files, in their own words. */
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RULES_FILE, RULES_TYPE } from '../../config/ahead.ts'
import { ASK_EACH_TIME, FOR_AN_HOUR, FOREVER, MEDIA_HEADERS, PAGE_HEADERS } from '../../config/headers.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales.ts'
import { privately, stageHeaders, type Stage } from '../../config/stage.ts'
import type { Manifest, Redirects } from '../release/manifest.ts'
import { buildPath, errorPath, fileOf, lostLanguage } from '../../routes/paths.ts'
import { GONE_FOLDER } from '../../routes/slugs.ts'
import { quoted, rulesFor } from './host-words.ts'
import { NONE, type HostedImported } from './imported.ts'
import { writeWhole } from '../../records/whole-file.ts'

interface ReleaseWords extends Pick<Manifest, 'policy' | 'redirects'> {
  /** Paths that were pages before and have no redirect, and where the page stands that says so. */
  gone: Readonly<Record<string, string>>
  /** Which stage it was made for. */
  stage?: Stage | undefined
  /** What becomes of addresses that the site before this one had. */
  imported?: Pick<HostedImported, 'rules' | 'included'>
}

/** Headers of every file of a release. */
function headersOf({ policy, stage }: ReleaseWords): [string, string][] {
  return Object.entries({ ...PAGE_HEADERS, 'content-security-policy': policy, ...stageHeaders(stage) })
}

/** Netlify's `_headers`. What it does by itself, asking about pages each time, is not said again: rules that overlap would add up. */
export function headersFile(release: ReleaseWords): string {
  const every = headersOf(release).map(([name, value]) => `  ${name}: ${value}\n`)
  return `/*\n${every.join('')}/_astro/*\n  cache-control: ${FOREVER}\n${RULES_FILE}\n  content-type: ${RULES_TYPE}\n`
}

/** Languages whose addresses begin with their code. */
const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** Netlify's `_redirects`: pages that moved, and the error page in the address's language for pages that are gone or do not exist. */
export function redirectRules({ redirects, gone, imported = NONE }: ReleaseWords): string {
  const lost = PREFIXED.flatMap((locale) => {
    const page = errorPath(locale, 404)
    // Error pages have no address of their own.
    const hidden = [page, buildPath(locale, `${GONE_FOLDER}/*`)].map((path) => `${path} /${fileOf(page)} 404!\n`)
    return [...hidden, `${buildPath(locale, '*')} /${fileOf(page)} 404\n`]
  })
  const below = PREFIXED.map((locale) => `/:folder${buildPath(locale, '*')} /${fileOf(errorPath(locale, 404))} 404\n`)
  const moved = Object.entries(redirects).flatMap(([from, to]) => rulesFor(from, `${encodeURI(to)} 301`))
  const departed = Object.entries(gone).flatMap(([path, page]) => rulesFor(path, `/${fileOf(page)} 410`))
  return [...moved, imported.rules, ...departed, ...lost, ...below].join('')
}

/** Files that the configurations in `deploy/` include, by their names. */
function includedFiles(release: ReleaseWords): Record<string, string> {
  const headers = headersOf(release)
  const { stage } = release
  const kept = (each: string) => (stage ? privately(each) : each)
  const [forever, askEachTime, anHour] = [kept(FOREVER), kept(ASK_EACH_TIME), kept(FOR_AN_HOUR)]
  const pictures = { ...MEDIA_HEADERS, vary: 'Accept', 'cache-control': forever, ...stageHeaders(stage) }
  const gone = Object.fromEntries(Object.entries(release.gone).map(([path, page]) => [path, `/${fileOf(page)}`]))
  return {
    'headers.caddy': [
      snippet('release_headers', headers),
      snippet('picture_headers', Object.entries(pictures)),
      snippet('kept_for_ever', [['cache-control', forever]]),
      snippet('asked_each_time', [['cache-control', askEachTime]]),
      snippet('kept_for_an_hour', [['cache-control', anHour]]),
    ].join('\n'),
    'languages.caddy': `map {path} {language} {\n\t"~${lostLanguage()}" "/$\{1}"\n\tdefault ""\n}\n`,
    'senders.caddy': `map {header.Referer} {sender} {\n\t"~^https?://[^/]+/(${PREFIXED.join('|')})(?:[/?#]|$)" "/$\{1}"\n\tdefault ""\n}\n`,
    'redirects.caddy': `map {path} {moved} {\n${pairs(release.redirects, '\t', '\n')}\tdefault ""\n}\n`,
    'gone.caddy': `map {path} {gone} {\n${pairs(gone, '\t', '\n')}\tdefault ""\n}\n`,
    ...(release.imported ?? NONE).included,
    'headers.nginx': added(headers) + (stage ? 'add_header cache-control $stage_caching always;\n' : ''),
    'picture-headers.nginx': added(Object.entries(pictures)),
    'languages.nginx': `"~${lostLanguage('?<code>')}" /$code;\n`,
    'senders.nginx': `"~^https?://[^/]+/(?<sender_code>${PREFIXED.join('|')})(?:[/?#]|$)" /$sender_code;\n`,
    'redirects.nginx': pairs(release.redirects, '', ';\n'),
    'gone.nginx': pairs(gone, '', ';\n'),
    'redirect-caching.nginx': `"~^302 " ${quoted(askEachTime)};\ndefault ${quoted(anHour)};\n`,
    'caching.nginx': `~^/_astro/ ${quoted(forever)};\ndefault ${quoted(askEachTime)};\n`,
  }
}

function snippet(name: string, headers: [string, string][]): string {
  return `(${name}) {\n${headers.map(([each, value]) => `\theader {args.0} ${each} ${quoted(value)}\n`).join('')}}\n`
}

function added(headers: [string, string][]): string {
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join('')
}

/** Writes those that are not as they should be; a server that follows them has something to read again then. */
export async function writeIncluded(folder: string, release: ReleaseWords): Promise<void> {
  return writeChanged(folder, includedFiles(release))
}

/** Texts by file names. */
export async function writeChanged(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    if (isContent(path, content)) continue
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(path, content, `${path}.new`)
  }
}

/** Read at once: at each publish, a promise takes many times as long as a small file. */
function isContent(path: string, content: string): boolean {
  try {
    return readFileSync(path, 'utf8') === content
  } catch {
    return false
  }
}

/** Decoded old path and encoded new one, as both servers compare and send them. */
function pairs(redirects: Redirects, before: string, after: string): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${before}${quoted(from)} ${quoted(encodeURI(to))}${after}`)
    .join('')
}

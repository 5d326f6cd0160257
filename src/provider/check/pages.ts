/** Counts the pages that would exist, and lists missing ones of the specification. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { parseKey } from '../../records/keys.ts'
import { buildRoutes } from '../../routes/build.ts'
import { missingHome } from '../../routes/home.ts'
import { buildPath } from '../../routes/paths.ts'
import { parseUrl, type Place } from '../../routes/place.ts'
import type { Explored } from './explore.ts'
import { HOME_INSTEAD, PAGE_INSTEAD } from './instead.ts'
import type { MissingPage, PageCount } from './report.ts'

export interface Pages {
  counts: PageCount[]
  missing: MissingPage[]
  problems: readonly Problem[]
}

export function pagesOf({ records, skipped, problems }: Explored): Pages {
  const routes = buildRoutes(records)
  const home = missingHome(routes)
  const stands = new Map<string, Record<Locale, number>>()
  const none = () => Object.fromEntries(LOCALES.map((locale) => [locale, 0])) as Record<Locale, number>
  const rowOf = (kind: string) => {
    const row = stands.get(kind) ?? none()
    stands.set(kind, row)
    return row
  }
  for (const { place, locale } of routes.all()) rowOf(place.kind)[locale]++

  const notAsked = new Map<string, number>()
  for (const key of skipped) {
    const kind = pageKind(key)
    if (kind) notAsked.set(kind, (notAsked.get(kind) ?? 0) + 1)
    if (kind) rowOf(kind)
  }
  const faults = new Map(problems.map(({ resource, message }) => [resource, message]))
  const asked = new Set([...records.keys(), ...problems.map(({ resource }) => resource)])
  const missing = [...asked].flatMap((key): MissingPage[] => {
    if (!key.startsWith('page/')) return []
    const parsed = parseKey(key)
    if (parsed.kind !== 'page' || records.get(key)?.value) return []
    const { locale, url } = parsed
    const place = parseUrl(url, locale)
    const instead = insteadOf(place, locale)
    if (!instead) return []
    return [
      { path: buildPath(locale, url), kind: place.kind, locale, why: faults.get(key) ?? 'answered with 404', instead },
    ]
  })
  return {
    counts: [...stands].map(([kind, row]) => ({ kind, stands: row, notAsked: notAsked.get(kind) ?? 0 })),
    missing: missing.sort((left, right) => (left.path < right.path ? -1 : 1)),
    problems: [...routes.problems, ...(home ? [home] : [])],
  }
}

function pageKind(key: string): string | undefined {
  const parsed = parseKey(key)
  if (parsed.kind === 'page') return parseUrl(parsed.url, parsed.locale).kind
  return parsed.kind === 'room' || parsed.kind === 'event' ? parsed.kind : undefined
}

function insteadOf(place: Place, locale: Locale): string | undefined {
  if (place.kind !== 'static' || place.page !== 'home') return PAGE_INSTEAD[place.kind]
  return locale === DEFAULT_LOCALE ? HOME_INSTEAD.default : HOME_INSTEAD.other
}

/** Pages that show a record, in the release that belongs to the current records. */
import type { Locale } from '../../../config/locales.ts'
import { hrefOf } from '../../../routes/paths.ts'
import { kindOf, parseKey } from '../../../records/keys.ts'
import type { PublishedRelease, RouteEntry } from '../../../records/release.ts'
import type { DeskParts } from '../parts.ts'

export interface RecordPages {
  release: PublishedRelease | undefined
  /** Its number, unless it is live. */
  ahead: number | undefined
  /** Paths of pages that show one of these records: the own pages of `key` alone if it has any. */
  of(key: string | undefined, keys?: readonly string[]): Promise<string[]>
  /** Address of a page: live, or in the preview. */
  hrefTo(path: string): string
  /** Whether it has an address of its own, unlike error pages. */
  isForReaders(path: string): boolean
}

export async function recordPages({ state, desk }: Pick<DeskParts, 'state' | 'desk'>): Promise<RecordPages> {
  const number = state.releases.newest()
  const release = await state.releases.read(number)
  const ahead = release && number !== (await state.releases.live())?.number ? number : undefined
  const base = ahead === undefined ? '' : desk.previewAddress({ number, release: release!.id })!.slice(0, -1)
  const isForReaders = (path: string) => !release?.pages.get(path)?.status
  return {
    release,
    ahead,
    isForReaders,
    async of(key, keys = []) {
      const reading = await state.releases.pagesReading(keys.length > 0 || key === undefined ? keys : [key])
      const pages = reading.filter(isForReaders)
      const own = pages.filter((path) => key !== undefined && isOwn(key, release?.routes.get(path)))
      return own.length > 0 ? own.toSorted((one, other) => one.length - other.length) : pages
    },
    hrefTo: (path) => base + hrefOf(path),
  }
}

/** Whether this is the page of the record, or of the page or room that the record belongs to. */
function isOwn(key: string, route: RouteEntry | undefined): boolean {
  if (!route) return false
  // The hotel's day has the gastronomy record as its own, but the restaurants have a page.
  if (route.record === key && kindOf(key) !== 'gastronomy') return true
  const { locale, pageId, roomId } = partsOf(key)
  const kind = kindOf(route.record)
  const id = kind === 'page' ? pageId : kind === 'room' ? roomId : undefined
  return id !== undefined && id === route.id && locale === partsOf(route.record).locale
}

/** Empty if the text is not a record's key. */
function partsOf(key: string): { locale?: Locale; pageId?: number; roomId?: number } {
  try {
    return { ...(parseKey(key) as object) }
  } catch {
    return {}
  }
}

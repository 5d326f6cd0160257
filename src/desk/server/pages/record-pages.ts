/** Pages that show a record, of the release that the records belong to. */
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
  of(key: string | undefined, held?: readonly string[]): Promise<string[]>
  /** Address of a page: live, or in the preview. */
  hrefTo(path: string): string
  /** Whether it has an address of its own, as error pages have not. */
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
    async of(key, held = []) {
      const reading = await state.releases.pagesReading(held.length > 0 || key === undefined ? held : [key])
      const pages = reading.filter(isForReaders)
      const own = pages.filter((path) => key !== undefined && isOwn(key, release?.routes.get(path)))
      return own.length > 0 ? own.toSorted((one, other) => one.length - other.length) : pages
    },
    hrefTo: (path) => base + hrefOf(path),
  }
}

/** Whether the page is of this record, or of the page or room that the record belongs to. */
function isOwn(key: string, route: RouteEntry | undefined): boolean {
  if (!route) return false
  // Of a hotel's restaurants there are a page of their own and the hotel's day, which names the record itself.
  if (route.record === key && kindOf(key) !== 'gastronomy') return true
  const { locale, pageId, roomId } = partsOf(key)
  const kind = kindOf(route.record)
  const id = kind === 'page' ? pageId : kind === 'room' ? roomId : undefined
  return id !== undefined && id === route.id && locale === partsOf(route.record).locale
}

/** None of what is no record's key. */
function partsOf(key: string): { locale?: Locale; pageId?: number; roomId?: number } {
  try {
    return { ...(parseKey(key) as object) }
  } catch {
    return {}
  }
}

import { LANGS, type Lang } from '../contract.ts'
import type { HotelContent, SubPage } from '../content/types.ts'
import {
  GROUP_PAGE_KEYS,
  groupUrl,
  hotelUrl,
  outletUrl,
  REGION_CODES,
  regionUrl,
  roomUrl,
  SUB_PAGE_KEYS,
  subPageUrl,
} from '../paths.ts'
import { Directory } from './directory.ts'

/** Languages in which a hotel has a sub-page; none where it has no such page at all. */
function subPageLangs({ gaps }: HotelContent, page: SubPage): readonly Lang[] {
  if (gaps?.pages?.includes(page)) return []
  return LANGS.filter((lang) => !gaps?.byLang?.[lang]?.includes(page))
}

/** Sub-pages that a hotel has in at least one language. */
export const subPagesOf = (hotel: HotelContent) => SUB_PAGE_KEYS.filter((page) => subPageLangs(hotel, page).length > 0)

/** Enters every page of the group and of its hotels. Events enter themselves, see events.ts. */
export function placePages(hotels: readonly HotelContent[]): Directory {
  const directory = new Directory()
  for (const key of GROUP_PAGE_KEYS) directory.add(`page:${key}`, { langs: LANGS, url: (lang) => groupUrl(key, lang) })
  for (const code of REGION_CODES)
    directory.add(`region:${code}`, { langs: LANGS, url: (lang) => regionUrl(code, lang) })
  for (const hotel of hotels) placeHotel(directory, hotel)
  return directory
}

function placeHotel(directory: Directory, hotel: HotelContent): void {
  const { key, slug, id } = hotel
  directory.add(`hotel:${key}`, { langs: LANGS, url: (lang) => hotelUrl(slug, lang), slug: () => slug, id })
  for (const page of SUB_PAGE_KEYS)
    directory.add(`hotel:${key}/${page}`, {
      langs: subPageLangs(hotel, page),
      url: (lang) => subPageUrl(slug, page, lang),
    })
  const lists = [
    { kind: 'room', page: 'rooms', records: hotel.rooms, urlOf: roomUrl },
    { kind: 'outlet', page: 'gastronomy', records: hotel.outlets, urlOf: outletUrl },
  ] as const
  for (const { kind, page, records, urlOf } of lists)
    for (const record of records)
      directory.add(`${kind}:${record.id}`, {
        langs: subPageLangs(hotel, page).filter((lang) => !record.absentIn?.includes(lang)),
        url: (lang) => urlOf(slug, record.slug[lang], lang),
        slug: (lang) => record.slug[lang],
        id: record.id,
      })
}

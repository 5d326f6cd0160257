/** Names of columns: ours, and those of other tools' exports, in our languages. Pure. */
import { bareCell } from './written-address.ts'

const ADDRESS = 'ur[il]|link|path|page|address|adresse|adresi?|seite|sayfa|адрес|ссылка|страница'
const named = (names: string) => new RegExp(`^(?:${names})(?: (?:${ADDRESS}))?$`, 'u')

/** What comes first wins. */
const NAMES = {
  from: [
    named(
      '(?:(?:url|redirect) )?from|old|expired|source|origin|original|request|eski|mevcut|kaynak|alte?|bisherige|quelle?|von|исходн[а-я]+|стар[а-я]+|откуда',
    ),
    /^(?:(?:page )?url|address|adresse|adresi?|адрес)$/,
  ],
  to: [
    named(
      '(?:(?:url|redirects?) )?to|target|destination|new|final|redirect|location|yeni|hedef|yönlendirilecek|neue?|ziel|nach|нов[а-я]+|целев[а-я]+|куда',
    ),
  ],
  status: [/^(?:(?:http )?(?:status|code|status code)|redirect code|(?:redirect )?type|durum(?: kodu)?|статус|код)$/],
  note: [/^notes?$/],
  /** Of `from`. */
  host: [/^(?:source )?(?:host(?:name)?|domain)$/],
  pattern: [/^(?:(?:is )?regex|format|matching|match(?: type)?)$/],
  /** Of a list of addresses. */
  page: [
    /^(?:(?:top|landing|target) )?pages?(?: path| location)?(?: (?:and|\+) .+)?$/,
    /^(?:loc|links?|current url|url path|full url|sayfa(?:lar)?|seiten?|страниц[аы])$/,
  ],
}
export type Column = keyof typeof NAMES

/** Columns that say whether a redirect is in use, with what is written where it is not. */
const UNUSED: readonly [name: RegExp, value: RegExp][] = [
  [/^(?:status|state)$/, /^(?:disabled|inactive|trash(?:ed)?|draft|off)$/i],
  [/^(?:is )?(?:active|enabled|published)$/, /^(?:0|no|false|off)$/i],
  [/^(?:is )?(?:disabled|inactive)$/, /^(?:1|yes|true|on)$/i],
]

/** As other tools write a redirect's: '301', '302 Found'. */
const STATUS = /^(?:30[1-8]|410)(?!\d)/

/** As `columnNamed` compares them: 'Redirect_URL' is 'redirect url'. */
export const columnNames = (cells: readonly string[]) =>
  cells.map((each) =>
    bareCell(each)
      .toLowerCase()
      // Of a Turkish 'İ'.
      .replace(/\u0307/g, '')
      .replace(/[\s_-]+/g, ' '),
  )

export const isUnused = (names: readonly string[], cells: readonly string[]) =>
  names.some((name, at) => UNUSED.some(([named, value]) => named.test(name) && value.test(cells[at] ?? '')))

/** -1 without one. A column called like a status may say 'active', and a status may have any name: `rows` tell. */
export function columnNamed(
  names: readonly string[],
  column: Column,
  rows: readonly { cells: string[] }[] = [],
): number {
  const all = [...names.keys()]
  const found = NAMES[column].flatMap((pattern) => all.filter((at) => pattern.test(names[at]!)))
  if (column !== 'status') return found[0] ?? -1
  const written = (at: number) => rows.flatMap(({ cells }) => cells[at] || [])
  const isStatus = (cell: string) => STATUS.test(cell)
  const unnamed = all.find((at) => written(at).length > 0 && written(at).every(isStatus))
  return found.find((at) => written(at).some(isStatus)) ?? unnamed ?? found[0] ?? -1
}

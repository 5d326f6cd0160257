/** Names of columns: ours, and those of other tools' exports, in our languages. Pure. */
import { bareCell } from './written-address.ts'

const NAMES = {
  from: `from|source|source url|source path|origin|original|original url|old|old url|old address|old path|address|adresse|adres|адрес|url|page url|url from|from url|
    redirect from|request|request url|eski|eski adres|eski url|kaynak|kaynak url|alt|alte url|alte adresse|quelle|von|старый адрес|старый url|откуда`,
  to: `to|target|target url|target path|destination|destination url|new|new url|new address|new path|redirect to|redirects to|redirect url|final url|
    url to|to url|location|yeni|yeni adres|yeni url|hedef|hedef url|neu|neue url|neue adresse|ziel|nach|новый адрес|новый url|куда`,
  status:
    'status|status code|http status code|http status|http code|code|redirect code|type|redirect type|durum|durum kodu|статус|код',
  note: 'note|notes',
  pattern: 'regex|is regex|format|matching|match|match type',
  /** Of a list of addresses. */
  page: `page|pages|top pages|landing page|page path|page path and screen class|page location|landing page + query string|loc|link|links|target page|
    current url|url path|full url|sayfa|sayfalar|seite|seiten|страница|страницы`,
}
export type Column = keyof typeof NAMES

const byColumn = Object.fromEntries(
  Object.entries(NAMES).map(([column, names]) => [column, names.split('|').map((name) => name.trim())]),
) as Record<Column, string[]>
const STATUS = /^\d{3}(?!\d)/

/** As `columnNamed` compares them: 'Redirect_URL' is 'redirect url'. */
export const columnNames = (cells: readonly string[]) =>
  cells.map((each) =>
    bareCell(each)
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )

/** -1 without one. Two columns may be called like a status, and of some tools one is 'active'; `rows` tell. */
export function columnNamed(
  names: readonly string[],
  column: Column,
  rows: readonly { cells: string[] }[] = [],
): number {
  const found = byColumn[column].map((name) => names.indexOf(name)).filter((at) => at >= 0)
  const hasStatus = (at: number) => rows.some(({ cells }) => STATUS.test(cells[at] ?? ''))
  return (column === 'status' ? found.find(hasStatus) : undefined) ?? found[0] ?? -1
}

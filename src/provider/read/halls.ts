/** Halls read from the tables of hotels' pages, in four languages and in the words of other providers. Pure. */
import { MEASURES, type Hall, type Measure, type PageReadings } from '../../records/readings.ts'
import { mostSeats, SEATINGS, type Seating } from '../../records/seats.ts'
import { countIn } from './options.ts'

/** By the words of a column's heading, the particular before the general. */
const SEATING_WORDS: Record<Seating, RegExp> = {
  theatre: /tiyatro|theat(?:re|er)|reihen|kino|театр/iu,
  classroom: /sınıf|class|school|schul|parlament|класс/iu,
  banquet: /ziyafet|ban[kq]u?et|gala|банкет/iu,
  ushape: /(?<!\p{L})(?:u[\s-]*(?:shape|düzen|form|tisch|masa)|п-образ|буква п)/iu,
  boardroom: /board|blockt|yönetim|toplantı masası|переговор/iu,
  cocktail: /kokteyl|cocktail|reception|empfang|resepsiyon|коктейл|фуршет/iu,
  cabaret: /kabare|cabaret|кабаре/iu,
  capacity:
    /group size|gruppengröße|grup büyüklüğü|размер группы|kapasite|kişi|capacity|person|people|pax|seats|plätze|kapazität|вместимост|человек|мест/iu,
}

/** What a column says that is about no people: a figure below it is never a number of persons. */
const MEASURE_WORDS: Record<Measure, RegExp> = {
  area: /alan|area|fläche|floor space|(?<!group )size|(?<!gruppen)größe|m²|m2|metrekare|площад/iu,
  height: /yüksek|height|höhe|высот/iu,
  daylight: /gün ?ışığı|daylight|tageslicht|дневн/iu,
}

const PERSONS =
  '(?:kişi|misafir|konuk|katılımcı|koltuk)(?:lik)?|p(?:ers(?:on(?:s|en)?)?)?|ppl|people|pax|guests?|attendees|delegates|participants|seats?|seated|standing|gäste|teilnehmer|(?:sitz|steh)?plätze|чел(?:овек)?|гостей|персон|участников|(?:посадочных )?мест'
const PEOPLE = new RegExp(
  `(?:\\s*(?:[+*]|plus|['’]?y?[ae]? (?:kadar|dek)|arası|\\(?(?:ma(?:x|ks)|макс)\\.?\\)?|(?:${PERSONS})\\.?))+$`,
  'iu',
)

const UP_TO =
  /^(?:(?:max(?:imum|imal)?|maks(?:imum)?|макс(?:имум)?|azami|höchstens|at most|not? more than|не б(?:олее|ольше)|up to|bis(?: zu)?|до|en (?:fazla|çok)|ca|circa|approx(?:imately)?|about|etwa|rund|yaklaşık|около|примерно|[~≈≤])[.:]?\s*)+/iu
const RANGE = [
  /^(?:from |von |от |min\. ?)?(.+?)\s*(?:[-–—−‑~]|bis|to|il[ae]|до)\s*(.+)$/iu,
  /^(?:between|zwischen|min\.?) (.+?)(?: and| und|,) (.+)$/iu,
]

/** The most people of '240', 'max. 1.200', '200–250' and '50+'; `undefined` if it says something else. */
function mostIn(cell: string): number | undefined {
  const plain = cell.replace(PEOPLE, '').replace(UP_TO, '')
  const [, least, most] = RANGE.map((range) => range.exec(plain)).find(Boolean) ?? []
  if (least === undefined || most === undefined) return countIn(plain)
  const [from, to] = [countIn(least), countIn(most.replace(UP_TO, ''))]
  return from && to && from < to ? to : undefined
}

type Column = { seating: Seating } | { measure: Measure } | undefined

/** Headings of a column of names. */
const NAMES = /salon|hall|room|saal|säle|raum|räum|зал|name|название/iu

/** The halls of tables, row by row. The first column has their names; a table's first row, below its title, says what the others have. */
export function hallsIn(tables: readonly string[][][]): Hall[] {
  return tables.flatMap((table) => {
    const [headings = [], ...rows] = belowTitle(table)
    const columns = columnsOf(headings)
    return columns ? rows.flatMap((row) => hallOf(row, columns)) : []
  })
}

/** The halls of all tables as the hotel has them, column by column. */
export function hallTableIn(all: readonly string[][][]): PageReadings['hallTable'] {
  const tables = all.map(belowTitle).filter((table) => hallsIn([table]).length > 0)
  const name = tables[0]?.[0]?.[0]
  if (name === undefined) return undefined
  const columns = [...new Set(tables.flatMap(([headings = []]) => headings.slice(1)))]
  const rows = tables.flatMap(([headings = [], ...rows]) =>
    rows
      .filter((row) => hallsIn([[headings, row]]).length > 0)
      .map(([hall = '', ...row]) => [hall, ...columns.map((column) => row[headings.indexOf(column, 1) - 1] ?? '')]),
  )
  return { columns: [name, ...columns], rows }
}

/** A table from its headings on. */
const belowTitle = (table: readonly string[][]) => table.slice(table.findIndex((row) => row.length > 1))

/** `undefined`: no halls are below. Pairs may be any facts, 'Library, for 20 people', so theirs have to say that they are of halls. */
function columnsOf([name = '', ...headings]: string[]): Column[] | undefined {
  const columns = headings.map(columnOf)
  const isPair = headings.length === 1
  const isHeading =
    columns.some((column) => column && 'seating' in column) &&
    headings.every((text) => !(isPair ? /\d/ : /^\d/).test(text))
  return isHeading && (!isPair || NAMES.test(name)) ? columns : undefined
}

function columnOf(heading: string): Column {
  const means = (words: RegExp) => words.test(heading) || words.test(heading.toLocaleLowerCase('tr'))
  const seating = SEATINGS.find((name) => means(SEATING_WORDS[name]))
  const measure = MEASURES.find((name) => means(MEASURE_WORDS[name]))
  // 'm² per person' is a measure; 'Capacity, theatre' is a seating, as the first that fits says.
  return measure ? { measure } : seating && { seating }
}

function hallOf([name = '', ...cells]: string[], columns: readonly Column[]): Hall[] {
  const hall: Hall = { name, seats: {} }
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (!column || cell === '') continue
    if ('measure' in column) hall[column.measure] = cell
    else {
      const persons = mostIn(cell)
      if (persons) hall.seats[column.seating] = persons
    }
  }
  return name !== '' && mostSeats(hall.seats) > 0 ? [hall] : []
}

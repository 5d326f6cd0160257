/** Tables as spreadsheets and other tools save them, with any line end and separator. */
import Papa from 'papaparse'

export interface CsvRow {
  /** Number of its first line, from 1. */
  line: number
  /** As it stands in the file. */
  text: string
  cells: string[]
  /** Whether its quotes are wrong. Then it ends with its first line, so that the next one is read. */
  isBroken: boolean
}

/** Excel's first line, which names the separator. */
const SEPARATOR = /^"?sep=(.)"?$/i
const SEPARATORS = [',', ';', '\t', '|']
/** A quote was closed by the next one of another line. */
const NEXT_ADDRESS = /\n"?(?:\/|\^|https?:|www\.)/i
/** Lines that tell the separator. */
const SAMPLE = 50
/** Spreadsheets put quotes around one with a separator. */
const COMMENT = /^"?#/

export interface CsvTable {
  separator: string
  /** Except empty ones and Excel's separator line: each other line is part of exactly one. */
  rows: CsvRow[]
}

export function readCsv(file: string): CsvTable {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const named = SEPARATOR.exec(text.split('\n', 1)[0]!)?.[1]
  const separator = named ?? separatorOf(text)
  const rows: CsvRow[] = []
  let [at, line] = [0, 1]
  while (at < text.length) {
    const start = at
    Papa.parse<string[]>(text.slice(start), {
      delimiter: separator,
      newline: '\n',
      step({ data, errors, meta }, parser) {
        const whole = text.slice(at, start + meta.cursor)
        const isBroken = errors.length > 0 || NEXT_ADDRESS.test(whole)
        const written = isBroken ? `${whole.split('\n', 1)[0]}\n` : whole
        const cells = (isBroken ? written.split(separator) : data).map((each) => each.trim())
        if (cells.some(Boolean)) rows.push({ line, text: written.replace(/\n$/, ''), cells, isBroken })
        at += written.length
        line += written.split('\n').length - 1
        if (isBroken) parser.abort()
      },
    })
  }
  return { separator, rows: named === undefined ? rows : rows.filter(({ line }) => line > 1) }
}

/** A cell in quotes, of several lines perhaps. */
const QUOTED = /(?<=^|[,;\t|])"(?:[^"]|"")*"(?=[,;\t|]|$)/gm

function separatorOf(text: string): string {
  const sample = text
    .replace(QUOTED, '')
    .split('\n')
    .filter((line) => !COMMENT.test(line) && SEPARATORS.some((each) => line.includes(each)))
    .slice(0, SAMPLE)
    .map((line) => line.replace(/"|&#?\w+;/g, ''))
  return Papa.parse(sample.join('\n'), { preview: SAMPLE, delimitersToGuess: SEPARATORS }).meta.delimiter
}

/** A '#' alone before other cells is the name of a column of numbers. */
export const isComment = ({ cells: [first = '', ...others] }: CsvRow) =>
  COMMENT.test(first) && !(first === '#' && others.some(Boolean))

/** `rows`: the first has the column names. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  // Spreadsheets of some countries take these for separators.
  const quotes = (value: unknown) => /[;\t|]/.test(String(value))
  return rows.map((row) => `${Papa.unparse([[...row]], { quotes })}\n`).join('')
}

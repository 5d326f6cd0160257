/** The file of redirects as a person keeps it: which lines are only proposed, which comments are theirs, and the next version of it. Pure. */
import { redirectFaultText } from '../../config/problems/details.ts'
import type { RedirectFault } from '../../config/problems/values.ts'
import { importedKey, type ImportedRedirect } from '../../routes/imported.ts'
import { hrefOf } from '../../routes/paths.ts'
import { csvText, type CsvRow } from '../../routes/lists/csv.ts'
import { redirectLines, type RedirectLine } from '../../routes/lists/redirects-file.ts'
import type { Judged } from './judge.ts'

/** A line is a decision once nobody reads this at the beginning of its note. */
const PROPOSED = /^\s*proposed\b/i
/** As `proposalNote` has it. */
const OWN_NOTE = /^proposed, \d+ % sure(?: of (\S+?))?(?:;.*)?$/
const LOST_NOTE = 'name a page, or take the # away if it is gone for good'

export interface KeptFile {
  lines: RedirectLine[]
  /** Comments by the line that they stand before, or `Infinity`. */
  comments: Map<number, string[]>
}

export function keptFile(text: string): KeptFile {
  const { header = 0, lines, comments } = redirectLines(text)
  const kept = comments.filter(({ cells }) => !cells.includes(LOST_NOTE))
  const rows = [header, ...lines.map(({ line }) => line)].sort((left, right) => left - right)
  const before = ({ line }: CsvRow) => rows.find((row) => row > line) ?? Number.POSITIVE_INFINITY
  const texts = Map.groupBy(kept, before)
  return { lines, comments: new Map([...texts].map(([line, all]) => [line, all.map((each) => each.text)])) }
}

export interface ProposedLine {
  redirect: ImportedRedirect
  note: string
  /** Whether a person named another page than was proposed, and left the note. */
  isChanged: boolean
}

/** Which lines nobody has agreed with. What is gone, no proposal says. */
export function proposedLines(file: KeptFile, redirects: readonly ImportedRedirect[]): ProposedLine[] {
  const notes = new Map(file.lines.map(({ line, note }) => [line, note]))
  return redirects.flatMap((redirect) => {
    const note = notes.get(redirect.line) ?? ''
    if (redirect.status === 410 || !PROPOSED.test(note)) return []
    const own = OWN_NOTE.exec(note)
    const isChanged = !own || (own[1] !== undefined && own[1] !== redirect.to)
    return [{ redirect, note, isChanged }]
  })
}

function proposalNote(target: string, { sureness = 0, why }: Judged): string {
  return `proposed, ${Math.round(sureness * 100)} % sure of ${target}${why === undefined ? '' : `; ${why}`}`
}

export interface Decided {
  file: KeptFile
  redirects: readonly ImportedRedirect[]
  faults: readonly RedirectFault[]
  judged: readonly Judged[]
  changed: readonly ProposedLine[]
  /** Where a line ends; `undefined` where it leads nowhere. */
  endOf(redirect: ImportedRedirect): { location?: string } | undefined
}

/** The lines that there are, each straight to its end or proposed anew, then what is proposed; what a person has to decide is a comment. */
export function redirectsText({ file, redirects, faults, judged, changed, endOf }: Decided): string {
  const byLine = new Map(redirects.map((redirect) => [redirect.line, redirect]))
  const faultAt = new Map(faults.map((fault) => [fault.line, fault]))
  const proposals = new Map(
    judged.flatMap((each) => (each.outcome === 'proposed' ? [[importedKey(each.from), each] as const] : [])),
  )
  const asChanged = new Map(changed.map(({ redirect, note }) => [redirect.line, note]))
  const lost = new Set(judged.flatMap(({ outcome, from }) => (outcome === 'lost' ? [from] : [])))
  const unagreed = new Set(proposedLines(file, redirects).map(({ redirect }) => redirect.line))

  const written = new Set<string>()
  const proposal = (key: string): Row[] => {
    const each = proposals.get(key)
    if (!each || written.has(key)) return []
    written.add(key)
    const target = hrefOf(each.target!)
    return [[each.from, target, 301, proposalNote(target, each)]]
  }
  const rowsOf = ({ line, from, to, status, note }: RedirectLine): Row[] => {
    const redirect = byLine.get(line)
    const fault = faultAt.get(line)
    if (fault) return [[`# ${from}`, to, status, note || redirectFaultText(fault)]]
    if (!redirect) return []
    const key = importedKey(redirect.from)
    const kept = asChanged.get(line)
    if (kept !== undefined) {
      written.add(key)
      return [[redirect.from, redirect.to ?? '', redirect.status, kept]]
    }
    if (proposals.has(key)) return proposal(key)
    if (unagreed.has(line)) return []
    const end = endOf(redirect)
    if (!end) return [[`# ${redirect.from}`, redirect.to ?? '', redirect.status, note || 'leads nowhere']]
    return [[redirect.from, end.location ?? '', redirect.status, note]]
  }

  const own = [...file.comments].flatMap(([, lines]) => lines)
  const isSaid = (from: string) => own.some((comment) => comment.startsWith(`# ${from},`))
  const first = file.lines[0]?.line ?? Number.POSITIVE_INFINITY
  const commentsBefore = (line: number) => (file.comments.get(line) ?? []).map((text) => `${text}\n`).join('')
  // Above the names of the columns.
  const above = [...file.comments.keys()].filter((line) => line < first).map(commentsBefore)
  return [
    ...above,
    csvText([['from', 'to', 'status', 'note']]),
    ...file.lines.map((each) => commentsBefore(each.line) + csvText(rowsOf(each))),
    commentsBefore(Number.POSITIVE_INFINITY),
    csvText([...proposals.keys()].flatMap(proposal)),
    csvText([...lost].filter((from) => !isSaid(from)).map((from) => [`# ${from}`, '', 410, LOST_NOTE])),
  ].join('')
}

type Row = (string | number)[]

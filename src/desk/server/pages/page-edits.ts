/** What changed on a page, as long as it is kept: old and new texts, by which record, who wrote and who approved them. */
import { deskMessages } from '../../messages/index.ts'
import { momentText } from '../../views/moment.ts'
import type { PageEditsView, PageEditView } from '../../views/release-views.ts'
import type { DeskLocale } from '../../views/locales.ts'
import { shortened, wordsBetween } from '../../comparisons/text-difference.ts'
import type { StoredEdit } from '../../../engine/state/page-edits.ts'
import type { HistoryLine } from '../../../engine/state/releases/history.ts'
import { kindOf } from '../../../records/keys.ts'
import type { State } from '../../../engine/state/state.ts'
import { byText } from './history-lines.ts'
import { SHARED } from './reasons.ts'
import { recordLabels } from './records.ts'
import { placeName } from './translations.ts'

/** Limits: bytes of a page, texts of a record, characters of an unchanged text and of a changed one. */
const MOST = { page: 25_000, texts: 12, kept: 120, other: 1500 }

export interface EditsChoice {
  /** The page's path. */
  path: string
  /** Only releases with a lower number. */
  from: number
  who?: string | undefined
  /** ISO 8601; `since` inclusive, `until` exclusive. */
  since?: string | undefined
  until?: string | undefined
  /** Whether an edit of a record of this kind is listed. */
  isListed?: (thing: string, kind: string) => boolean
}

/** The newest first. */
export function pageEditsOf(state: State, locale: DeskLocale, choice: EditsChoice): PageEditsView {
  const { path, from, isListed = () => true } = choice
  const thing = state.releases.thingAt(path) ?? ''
  const all = state.edits.of(thing)
  const label = recordLabels(state, locale)
  const listed = all.filter(({ release, record }) => release < from && isListed(thing, kindOf(record)))
  const edits: PageEditView[] = []
  let room = MOST.page
  const allTurns = state.history.turns()
  for (const [release, records] of Map.groupBy(listed, (edit) => edit.release)) {
    const way = state.history.wayOf(release)
    const { at } = records[0]!
    const turns = way.live ? turnsOf(release, way.live, allTurns) : []
    if (!isChosen(choice, at, [way.submitted, way.live, ...turns])) continue
    const edit: PageEditView = {
      release,
      made: momentText(at, locale),
      by: way.submitted && byText(way.submitted, locale),
      live: way.live && {
        at: momentText(way.live.at, locale),
        by: byText(way.live, locale),
        release: way.live.release === release ? undefined : way.live.release,
        turns: turns.map((line, index) =>
          deskMessages[locale].pageEdits.turns[index % 2]!(momentText(line.at, locale), byText(line, locale)),
        ),
      },
      records: recordsOf(records, { all, live: way.live?.release ?? 0, label, locale }),
    }
    room -= Buffer.byteLength(JSON.stringify(edit))
    if (room < 0 && edits.length > 0) return { edits, older: edits.at(-1)!.release }
    edits.push(edit)
  }
  return { edits, older: undefined }
}

function isChosen(
  { who, since, until }: EditsChoice,
  at: string,
  lines: readonly (HistoryLine | undefined)[],
): boolean {
  const names = lines.flatMap((line) =>
    line ? [line.by, ...((line.details.authors as string[] | undefined) ?? [])] : [],
  )
  const times = [at, ...lines.flatMap((line) => (line ? [line.at] : []))]
  return (!who || names.includes(who)) && times.some((each) => (!since || each >= since) && (!until || each < until))
}

/** Entries that took these edits off the live site, and those that brought them back, alternating. */
function turnsOf(release: number, live: HistoryLine, all: readonly HistoryLine[]): HistoryLine[] {
  let isShown = true
  return all.filter((line) => {
    const has = line.number <= live.number || line.release! >= release
    const isTurn = has !== isShown
    isShown = has
    return isTurn
  })
}

interface Surroundings {
  /** All edits of the page. */
  all: readonly StoredEdit[]
  /** The release with which these went live; 0: not yet. */
  live: number
  label: ReturnType<typeof recordLabels>
  locale: DeskLocale
}

/** Each text once: titles have copies for search engines, and lists repeat records. Lists and menus come last. */
function recordsOf(edits: readonly StoredEdit[], { all, live, label, locale }: Surroundings): PageEditView['records'] {
  const { fields } = deskMessages[locale]
  const seen = new Set<string>()
  const isShared = ({ record }: StoredEdit) => Number(SHARED.has(kindOf(record)))
  const inOrder = edits.toSorted((one, other) => isShared(one) - isShared(other))
  return inOrder.flatMap(({ record, release, texts }) => {
    const later = all.filter((edit) => edit.record === record && edit.release > release && edit.release <= live)
    const replaced = new Set(later.flatMap((edit) => edit.texts.map(([place]) => place)))
    const alike = Map.groupBy(texts, ([, before, after]) => JSON.stringify([before, after]))
    const own = [...alike].filter(([text]) => !seen.has(text) && seen.add(text))
    if (own.length === 0 && texts.length > 0) return []
    const shown = own.slice(0, MOST.texts).map(([, group]) => ({
      field: [...new Set(group.map(([place]) => placeName(place, fields)))].join(' · '),
      words: shortened(wordsBetween(group[0]![1] ?? '', group[0]![2] ?? ''), MOST),
      isReplaced: group.every(([place]) => replaced.has(place)),
    }))
    return [{ name: label(record)?.name ?? record, texts: shown, more: own.length - shown.length }]
  })
}

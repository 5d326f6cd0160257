/** Why pages differ, in the reader's language. */
import type { DeskLocale } from '../../views/locales.ts'
import { deskMessages } from '../../messages/index.ts'
import { kindOf, parseKey } from '../../../records/keys.ts'
import { StoredSnapshot } from '../../../records/snapshot.ts'
import type { Cause } from '../../../engine/state/releases/causes.ts'
import type { Reason, RecordReason } from '../../../records/release.ts'
import type { State } from '../../../engine/state/state.ts'
import { recordLabels } from './records.ts'

/** Lists and menus, which many pages show. */
export const SHARED: ReadonlySet<string> = new Set(['menus', 'rooms', 'stories', 'properties', 'regions'])

/** Sort order: records of pages first, then lists and menus, then consequences of other pages; Turkish before other languages. */
export function reasonRank(reason: Reason | undefined): number {
  if (!reason) return 1
  if (reason.code === 'new-page' || reason.code === 'links-changed') return 4
  if (!('record' in reason)) return 1
  const parsed = parseKey(reason.record)
  return (SHARED.has(parsed.kind) ? 2 : 0) + ('locale' in parsed && parsed.locale === 'tr' ? 0 : 1)
}

/** The key that the record has now: its address may have changed. */
function currentKey(snapshot: StoredSnapshot, { record, id }: Pick<RecordReason, 'record' | 'id'>): string {
  const parsed = parseKey(record)
  if (id === undefined || !('locale' in parsed) || snapshot.get(record)?.value) return record
  const named = snapshot.named(`${parsed.kind} ${id}`)
  return named.find((key) => key.startsWith(`${parsed.kind}/${parsed.locale}/`)) ?? record
}

/** Uses the records' current names. */
export function reasonTexts(state: Pick<State, 'records'>, locale: DeskLocale): (reason: Reason) => string {
  const { whole, verbs } = deskMessages[locale].reasons
  const snapshot = new StoredSnapshot(state.records)
  const label = recordLabels(state, locale)
  const texts = new Map<string, string>()

  function make(reason: Reason): string {
    if (!('record' in reason)) return whole[reason.code]
    return `${label(currentKey(snapshot, reason))?.name ?? reason.record}: ${verbs[reason.code]}`
  }

  return (reason) => {
    const name = JSON.stringify(reason)
    const text = texts.get(name) ?? make(reason)
    texts.set(name, text)
    return text
  }
}

/** More records than this are replaced by their kind: of lists and menus, and of pages. */
const GROUPED_FROM = { shared: 3, own: 20 }

/** As `textOf`, but with one text for many records of a kind: 'Menus: changed'. */
export function groupedReasonTexts(
  all: Iterable<Reason>,
  textOf: (reason: Reason) => string,
  locale: DeskLocale,
): (reason: Reason) => string {
  const { verbs } = deskMessages[locale].reasons
  const records = new Map<string, Set<string>>()
  const nameOf = ({ code, record }: RecordReason) => `${code} ${kindOf(record)}`
  for (const reason of all)
    if ('record' in reason) records.set(nameOf(reason), (records.get(nameOf(reason)) ?? new Set()).add(reason.record))
  return (reason) => {
    if (!('record' in reason)) return textOf(reason)
    const kind = kindOf(reason.record)
    const most = SHARED.has(kind) ? GROUPED_FROM.shared : GROUPED_FROM.own
    return records.get(nameOf(reason))!.size > most
      ? `${kindText(kind, locale)}: ${verbs[reason.code]}`
      : textOf(reason)
  }
}

function kindText(kind: string, locale: DeskLocale): string {
  const { kinds } = deskMessages[locale].reasons
  const name = kind === 'properties' ? 'hotels' : kind
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : kind
}

type ShownCause = Omit<Cause, 'code'> & { code: Cause['code'] | 'moved' }

/** A record at a new address was neither removed nor added: both together are a move. */
export function withMoves(causes: readonly Cause[]): ShownCause[] {
  const thing = ({ record = '', id }: Cause) => id !== undefined && [...record.split('/').slice(0, 2), id].join('/')
  const has = (code: Cause['code'], cause: Cause) =>
    causes.some((each) => each.code === code && thing(each) && thing(each) === thing(cause))
  return causes.flatMap((cause): ShownCause[] => {
    if (cause.code === 'removed' && has('added', cause)) return []
    return [cause.code === 'added' && has('removed', cause) ? { ...cause, code: 'moved' } : cause]
  })
}

/** Causes in words: 'Menus: changed on 2,371 pages (such as /en, /en/hotels)'. */
export function causeTexts(state: Pick<State, 'records'>, locale: DeskLocale): (cause: ShownCause) => string {
  const { reasons, history } = deskMessages[locale]
  const snapshot = new StoredSnapshot(state.records)
  const label = recordLabels(state, locale)

  function whatChanged({ code, kind = '', record, id, pages }: ShownCause): string {
    const count = pages.toLocaleString(locale)
    if (code !== 'changed' && code !== 'added' && code !== 'removed' && code !== 'moved')
      return pages > 1 ? reasons.on(reasons.whole[code], undefined, count) : reasons.whole[code]
    const recordLabel = record === undefined ? undefined : label(currentKey(snapshot, { record, ...(id && { id }) }))
    const name = recordLabel?.name ?? kindText(kind, locale)
    return pages > 1 ? reasons.on(name, code, count) : `${name}: ${reasons.verbs[code]}`
  }

  return (cause) => {
    const { pages, samples } = cause
    const what = whatChanged(cause)
    const where = pages > samples.length ? history.samples(samples) : samples.join(', ')
    // One pair of brackets: 'Menus: removed (27 pages, such as /, /de)'.
    return what.endsWith(')') ? `${what.slice(0, -1)}, ${where})` : `${what} (${where})`
  }
}

/** A record that changed, in words: 'Menus, Crystal Flora, German: changed on 40 pages'. */
export function editText(state: Pick<State, 'records'>, locale: DeskLocale) {
  const { on, verbs } = deskMessages[locale].reasons
  const label = recordLabels(state, locale)
  return ({ record, pages }: { record: string; pages: number }): string => {
    const name = label(record)?.name ?? record
    return pages > 1 ? on(name, 'changed', pages.toLocaleString(locale)) : `${name}: ${verbs.changed}`
  }
}

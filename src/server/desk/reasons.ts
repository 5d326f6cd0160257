/** Why pages differ, in the reader's language. */
import type { DeskLocale } from '../../desk/locales.ts'
import { deskMessages } from '../../desk/messages/index.ts'
import { parseKey } from '../../snapshot/keys.ts'
import { StoredSnapshot } from '../../snapshot/snapshot.ts'
import type { Reason, RecordReason } from '../../state/release.ts'
import type { State } from '../../state/state.ts'
import { recordLabels } from './records.ts'

/** Lists and menus, which many pages show. */
const SHARED = new Set(['menus', 'rooms', 'stories', 'properties', 'regions'])

/** Sort order: records of pages first, then lists and menus, then consequences of other pages; Turkish before other languages. */
export function reasonRank(reason: Reason | undefined): number {
  if (!reason) return 1
  if (reason.code === 'new-page' || reason.code === 'links-changed') return 4
  if (!('record' in reason)) return 1
  const parsed = parseKey(reason.record)
  return (SHARED.has(parsed.kind) ? 2 : 0) + ('locale' in parsed && parsed.locale === 'tr' ? 0 : 1)
}

/** Uses the records' current names. */
export function reasonTexts(state: Pick<State, 'records'>, locale: DeskLocale): (reason: Reason) => string {
  const { whole, verbs } = deskMessages[locale].reasons
  const snapshot = new StoredSnapshot(state.records)
  const label = recordLabels(state, locale)
  const texts = new Map<string, string>()

  /** Another address may have the same record since. */
  function currentKey({ record, id }: RecordReason): string {
    const parsed = parseKey(record)
    if (id === undefined || !('locale' in parsed) || snapshot.get(record)?.value) return record
    const named = snapshot.named(`${parsed.kind} ${id}`)
    return named.find((key) => key.startsWith(`${parsed.kind}/${parsed.locale}/`)) ?? record
  }

  function read(reason: Reason): string {
    if (!('record' in reason)) return whole[reason.code]
    return `${label(currentKey(reason))?.name ?? reason.record}: ${verbs[reason.code]}`
  }

  return (reason) => {
    const name = JSON.stringify(reason)
    const text = texts.get(name) ?? read(reason)
    texts.set(name, text)
    return text
  }
}

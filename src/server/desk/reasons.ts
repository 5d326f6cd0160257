/** Why pages differ, in the reader's language. Releases store reasons in English, as reports have them. */
import type { DeskLocale } from '../../desk/locales.ts'
import { deskMessages } from '../../desk/messages/index.ts'
import { keys } from '../../snapshot/keys.ts'
import type { PropertiesRecord } from '../../snapshot/records.ts'
import { StoredSnapshot } from '../../snapshot/snapshot.ts'
import type { State } from '../../state/state.ts'
import { recordLabels } from './records.ts'

const CHANGED = /^(.*) (changed|was added|was removed)$/s
/** Records as reasons name them: 'room 9 of deniz (en)'. Others appear by key. */
const SPOKEN =
  /^(?:the (?:list of )?)?([a-z]+)(?: ([^\s"(]*))?(?: "(.*)")?(?: of (\S+|property \d+))?(?: \((\w\w)\))?$/s

/** Sort order: records of pages first, then lists and menus, then consequences of other pages; Turkish before other languages. */
export function reasonRank(why: string): number {
  if (/^(?:new page|a page that it links to)/.test(why)) return 4
  return (/^the (?!templates)/.test(why) ? 2 : 0) + (/\(tr\)|\/tr\//.test(why) ? 0 : 1)
}

/** Uses the records' current names. */
export function reasonTexts(state: Pick<State, 'records'>, locale: DeskLocale): (why: string) => string {
  const { whole, verbs } = deskMessages[locale].reasons
  const snapshot = new StoredSnapshot(state.records)
  const { hotels = [] } = (snapshot.get(keys.properties())?.value ?? {}) as Partial<PropertiesRecord>
  const label = recordLabels(state, locale)
  const texts = new Map<string, string>()

  function keyOf(told: string): string {
    const [, kind, id, url, owner = '', language] = SPOKEN.exec(told) ?? []
    if (!kind || kind === 'properties') return told
    if (kind === 'hotels') return keys.properties()
    if (language === undefined) return told
    const known = snapshot.named(`${kind} ${id}`).find((key) => key.startsWith(`${kind}/${language}/`))
    const hotel = hotels.find(({ slug }) => slug === owner)?.id ?? (/\d+$/.exec(owner)?.[0] || '0')
    const rest = kind === 'page' ? [url] : [hotel, id]
    return known ?? [kind, language, ...rest].filter(Boolean).join('/')
  }

  function read(why: string): string {
    if (Object.hasOwn(whole, why)) return whole[why as keyof typeof whole]
    const [, told, verb] = CHANGED.exec(why) ?? []
    const name = told === undefined ? undefined : label(keyOf(told))?.name
    return name === undefined ? why : `${name}: ${verbs[verb as keyof typeof verbs]}`
  }

  return (why) => {
    const text = texts.get(why) ?? read(why)
    texts.set(why, text)
    return text
  }
}

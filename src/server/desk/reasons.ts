/** Why pages differ, in the words of the desk's readers. A release keeps its reasons in English, as reports tell them. */
import { deskMessages, type DeskLocale } from '../../desk/messages/index.ts'
import type { PropertiesRecord } from '../../snapshot/records.ts'
import type { State } from '../../state/state.ts'

const VERB = '(changed|was added|was removed)'
const REASON = new RegExp(
  String.raw`^(?:the (?:list of )?)?([a-z]+)(?: ([^\s"(]*))?(?: ".*")?(?: of (\S+|property \d+))?(?: \((\w\w)\))? ${VERB}$`,
)
/** Records that reasons call by their keys, 'gastronomy/de/12'. */
const KEYED = new RegExp(String.raw`^(\w+)(?:/([a-z]\w))?(?:/(\d+))?\S* ${VERB}$`)

interface Named {
  title?: string
  name?: string
}

/** Records are called by the titles that they have now. */
export function reasonTexts(state: Pick<State, 'records'>, locale: DeskLocale): (why: string) => string {
  const m = deskMessages[locale].reasons
  const hotels = (valueOf(state, 'properties') as PropertiesRecord | undefined)?.hotels ?? []
  const texts = new Map<string, string>()
  function read(why: string): string {
    if (Object.hasOwn(m.whole, why)) return m.whole[why as keyof typeof m.whole]
    const spoken = REASON.exec(why)
    const [kind = '', id, owner, language, verb] = spoken ? spoken.slice(1) : keyed(why)
    if (!Object.hasOwn(m.kinds, kind)) return why
    const title = id === undefined ? undefined : titleNamed(state, spoken ? kind : 'page', { id, language })
    const parts = [
      m.kinds[kind as keyof typeof m.kinds] + (title === undefined ? '' : ` “${title}”`),
      hotels.find(({ slug }) => slug === owner)?.name,
      language && languageName(language, locale),
    ]
    return `${parts.filter(Boolean).join(', ')}: ${m.verbs[verb as keyof typeof m.verbs]}`
  }
  return (why) => {
    const text = texts.get(why) ?? read(why)
    texts.set(why, text)
    return text
  }
}

function keyed(why: string): (string | undefined)[] {
  const [, kind, language, id, verb] = KEYED.exec(why) ?? []
  return [kind, id, undefined, language, verb]
}

/** 'German' for 'de'. */
export function languageName(language: string, locale: DeskLocale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

/** The title that a record has now, if it is there. */
export function titleOf(state: Pick<State, 'records'>, key: string): string | undefined {
  const { title, name } = (valueOf(state, key) ?? {}) as Named
  return title ?? name
}

function titleNamed(state: Pick<State, 'records'>, kind: string, of: { id: string; language?: string | undefined }) {
  const key = state.records.named(`${kind} ${of.id}`).find((each) => each.startsWith(`${kind}/${of.language}/`))
  return key && titleOf(state, key)
}

function valueOf({ records }: Pick<State, 'records'>, key: string): unknown {
  const row = records.get(key)
  return row && JSON.parse(records.value(row.digest))
}

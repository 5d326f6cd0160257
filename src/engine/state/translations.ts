/** Stale translations: the Turkish text of an item changed, the translation did not. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../config/locales.ts'
import type { Database } from './database/database.ts'
import type { Actor } from './releases/approvals.ts'
import type { History } from './releases/history.ts'

/** Texts of a record, by place. */
export type Texts = ReadonlyMap<string, string>

/** A publish's changes to the texts of an item in one language. */
export interface TextEdit {
  /** Kind and identity in all languages: 'room/29/7'. */
  thing: string
  locale: Locale
  isNew: boolean
  isGone: boolean
  /** By place; null: no text. */
  changed: Map<string, { before: string | null; after: string | null }>
}

export interface TextEdits {
  edits: readonly TextEdit[]
  /** The item's texts afterwards; `undefined` if the language does not have it. */
  textsIn(thing: string, locale: Locale): Texts | undefined
}

export interface StaleTranslation {
  thing: string
  locale: Locale
  /** ISO 8601. */
  since: string
  /** By place: the Turkish text that the translation was made from; null: there was none. */
  texts: Record<string, string | null>
}

/** Texts whose translation somebody confirmed. */
export interface Confirmation {
  thing: string
  locale: string
  places: readonly string[]
}

/** Called within the transaction. */
interface DismissalChecks {
  /** Whether the Turkish text is still the one that the person read. */
  isCurrent?: () => boolean
  /** Digest of the texts in both languages. Without it the dismissal cannot be reverted. */
  proofOf?: (places: readonly string[]) => string
}

/** A dismissal that can be reverted, from its line of the history. */
export interface Dismissal {
  /** Number of the line. */
  number: number
  /** ISO 8601. */
  at: string
  by: string
  thing: string
  locale: Locale
  /** `since` and `texts` of the stale translation. */
  since: string
  texts: StaleTranslation['texts']
  proof: string
}

export const MAX_DISMISSALS = 20

const DISMISSALS = `SELECT number, at, by, details FROM history
  WHERE what = 'dismissed' AND details ->> '$.proof' IS NOT NULL ORDER BY number DESC LIMIT ?`

type Row = Omit<StaleTranslation, 'texts'> & { texts: string }

export class Translations {
  readonly #db: Database
  readonly #history: History

  constructor(db: Database, history: History) {
    this.#db = db
    this.#history = history
  }

  /** Within the transaction that stores the records. `undefined`: the provider has changed, so nothing can be compared. */
  renew(changes: TextEdits | undefined, at: string): void {
    if (!changes) return void this.#db.run('DELETE FROM stale_translation')
    const { edits, textsIn } = changes
    const editOf = new Map(edits.map((edit) => [`${edit.locale} ${edit.thing}`, edit]))
    for (const { thing, locale, isGone, changed } of edits) {
      if (locale === DEFAULT_LOCALE) continue
      const stale = this.#get(thing, locale)
      if (stale) this.#set({ ...stale, texts: isGone ? {} : without(stale.texts, changed) })
    }
    for (const { thing, locale, isNew, isGone, changed } of edits) {
      if (locale !== DEFAULT_LOCALE || isNew) continue
      if (isGone) this.#db.run('DELETE FROM stale_translation WHERE thing = ?', thing)
      else if (changed.size > 0)
        for (const other of LOCALES)
          if (other !== DEFAULT_LOCALE)
            this.#markStale(thing, other, changed, editOf.get(`${other} ${thing}`), textsIn, at)
    }
  }

  #markStale(
    thing: string,
    locale: Locale,
    changed: TextEdit['changed'],
    own: TextEdit | undefined,
    textsIn: TextEdits['textsIn'],
    at: string,
  ): void {
    const translated = textsIn(thing, locale)
    if (!translated || own?.isNew) return
    const { since = at, texts: before = {} } = this.#get(thing, locale) ?? {}
    const texts = { ...before }
    for (const [place, text] of changed) {
      if (own?.changed.has(place)) continue
      const first = place in before ? before[place]! : text.before
      // The text is as it was when it was translated, or a removed text had no translation.
      if (first === text.after || (text.after === null && !translated.has(place))) delete texts[place]
      else texts[place] = first
    }
    this.#set({ thing, locale, since, texts })
  }

  /** Those stale for the longest time first. */
  stale(): StaleTranslation[] {
    return this.#db.all<Row>('SELECT * FROM stale_translation ORDER BY since, thing, locale').map(staleOf)
  }

  /** Number of items with stale texts. */
  count(): number {
    const sql = 'SELECT count(DISTINCT thing) AS count FROM stale_translation'
    return this.#db.get<{ count: number }>(sql)!.count
  }

  /**
   * Dismisses stale texts until the Turkish text changes again or the dismissal is reverted. False if none of the places is stale, perhaps because
   * somebody else dismissed them first.
   */
  async dismiss(
    { thing, locale, places }: Confirmation,
    { by, now = new Date() }: Actor,
    { isCurrent = () => true, proofOf }: DismissalChecks = {},
  ): Promise<boolean> {
    return this.#db.write(() => {
      const stale = this.#get(thing, locale)
      const stalePlaces = places.filter((place) => stale && place in stale.texts)
      if (!stale || stalePlaces.length === 0 || !isCurrent()) return false
      const { since } = stale
      const texts = Object.fromEntries(stalePlaces.map((place) => [place, stale.texts[place]]))
      this.#set({ ...stale, texts: without(stale.texts, new Map(Object.entries(texts))) })
      const details = {
        thing,
        locale,
        places: stalePlaces,
        ...(proofOf && { since, texts, proof: proofOf(stalePlaces) }),
      }
      this.#history.write({ at: now.toISOString(), what: 'dismissed', by, details })
      return true
    })
  }

  /** The last dismissals whose texts are not stale again, the newest first. */
  dismissals(limit: number): Dismissal[] {
    const rows = this.#db.all<{ number: number; at: string; by: string; details: string }>(DISMISSALS, limit)
    const all = rows.map(({ details, ...row }) => ({ ...row, ...(JSON.parse(details) as object) }) as Dismissal)
    const seen = new Set<string>()
    return all.filter(({ thing, locale, texts }) => {
      const listed = this.#get(thing, locale)?.texts ?? {}
      const name = JSON.stringify([thing, locale, Object.keys(texts)])
      return !Object.keys(texts).some((place) => place in listed) && seen.size < seen.add(name).size
    })
  }

  /** Reverts a dismissal. False if that is not possible. `isCurrent`: whether the texts are unchanged since the dismissal. */
  async revertDismissal(
    number: number,
    { by, now = new Date() }: Actor,
    isCurrent: (dismissal: Dismissal) => boolean,
  ): Promise<boolean> {
    return this.#db.write(() => {
      const dismissal = this.dismissals(MAX_DISMISSALS).find((each) => each.number === number)
      if (!dismissal || !isCurrent(dismissal)) return false
      const { thing, locale, since, texts } = dismissal
      const listed = this.#get(thing, locale)
      this.#set({ thing, locale, since: listed?.since ?? since, texts: { ...listed?.texts, ...texts } })
      const details = { thing, locale, places: Object.keys(texts), isBack: true }
      this.#history.write({ at: now.toISOString(), what: 'dismissed', by, details })
      return true
    })
  }

  #get(thing: string, locale: string): StaleTranslation | undefined {
    const row = this.#db.get<Row>('SELECT * FROM stale_translation WHERE thing = ? AND locale = ?', thing, locale)
    return row && staleOf(row)
  }

  #set({ thing, locale, since, texts }: StaleTranslation): void {
    if (Object.keys(texts).length === 0)
      this.#db.run('DELETE FROM stale_translation WHERE thing = ? AND locale = ?', thing, locale)
    else {
      const sql = 'INSERT OR REPLACE INTO stale_translation (thing, locale, since, texts) VALUES (?, ?, ?, ?)'
      this.#db.run(sql, thing, locale, since, JSON.stringify(texts))
    }
  }
}

function staleOf({ texts, ...row }: Row): StaleTranslation {
  return { ...row, texts: JSON.parse(texts) as StaleTranslation['texts'] }
}

function without<V>(texts: Record<string, V>, places: ReadonlyMap<string, unknown>): Record<string, V> {
  return Object.fromEntries(Object.entries(texts).filter(([place]) => !places.has(place)))
}

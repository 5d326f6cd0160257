/** Stale translations: the Turkish text of an item changed, the translation did not. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../config/locales.ts'
import type { Database } from './database/database.ts'
import type { Actor } from './releases/approvals.ts'
import type { History } from './releases/history.ts'

/** Texts of a record, by their place in it. */
export type Texts = ReadonlyMap<string, string>

/** A publish's changes to the texts of an item in one language. */
export interface TextEdit {
  /** Kind and identity in all languages: 'room/29/7'. */
  thing: string
  locale: Locale
  isNew: boolean
  isGone: boolean
  /** By place; null: no text before, or after. */
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

/** Texts of a thing whose translation is said to be right. */
export interface Dismissed {
  thing: string
  locale: string
  places: readonly string[]
}

/** Asked within the transaction. */
interface Dismissing {
  /** Whether the Turkish text is still the one that was read. */
  isCurrent?: () => boolean
  /** Stands for the texts of both languages as they are: without it what is taken off cannot be put back. */
  proofOf?: (places: readonly string[]) => string
}

/** What was taken off the list and can be put back, as its line of the history has it. */
export interface TakenOff {
  /** Of the line. */
  number: number
  /** ISO 8601. */
  at: string
  by: string
  thing: string
  locale: Locale
  /** Of the list: since when the translation had fallen behind, and the Turkish texts that it was made from. */
  since: string
  texts: StaleTranslation['texts']
  proof: string
}

/** Lines that are looked at. */
export const MOST_TAKEN_OFF = 20

const TAKEN_OFF = `SELECT number, at, by, details FROM history
  WHERE what = 'dismissed' AND details ->> '$.proof' IS NOT NULL ORDER BY number DESC LIMIT ?`

type Row = Omit<StaleTranslation, 'texts'> & { texts: string }

export class Translations {
  readonly #db: Database
  readonly #history: History

  constructor(db: Database, history: History) {
    this.#db = db
    this.#history = history
  }

  /** Within the transaction that stores the records. Without edits: the provider has changed. */
  renew(all: TextEdits | undefined, at: string): void {
    if (!all) return void this.#db.run('DELETE FROM stale_translation')
    const { edits, textsIn } = all
    const found = new Map(edits.map((edit) => [`${edit.locale} ${edit.thing}`, edit]))
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
            this.#fallBehind(thing, other, changed, found.get(`${other} ${thing}`), textsIn, at)
    }
  }

  #fallBehind(
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
      // Unchanged since it was translated; or removed, and never translated.
      if (first === text.after || (text.after === null && !translated.has(place))) delete texts[place]
      else texts[place] = first
    }
    this.#set({ thing, locale, since, texts })
  }

  /** The longest stale first. */
  stale(): StaleTranslation[] {
    return this.#db.all<Row>('SELECT * FROM stale_translation ORDER BY since, thing, locale').map(staleOf)
  }

  /** Texts by language. */
  count(): number {
    const sql = 'SELECT count(*) AS count FROM stale_translation, json_each(texts)'
    return this.#db.get<{ count: number }>(sql)!.count
  }

  /**
   * Valid until the Turkish text changes again, or until it is put back. False if none of the places is stale, perhaps because somebody else was faster.
   */
  async dismiss(
    { thing, locale, places }: Dismissed,
    { by, now = new Date() }: Actor,
    { isCurrent = () => true, proofOf }: Dismissing = {},
  ): Promise<boolean> {
    return this.#db.write(() => {
      const stale = this.#get(thing, locale)
      const known = places.filter((place) => stale && place in stale.texts)
      if (!stale || known.length === 0 || !isCurrent()) return false
      const { since } = stale
      const texts = Object.fromEntries(known.map((place) => [place, stale.texts[place]]))
      this.#set({ ...stale, texts: without(stale.texts, new Map(Object.entries(texts))) })
      const details = { thing, locale, places: known, ...(proofOf && { since, texts, proof: proofOf(known) }) }
      this.#history.write({ at: now.toISOString(), what: 'dismissed', by, details })
      return true
    })
  }

  /** What was taken off last and is not on the list again, the newest first. */
  takenOff(most: number): TakenOff[] {
    const rows = this.#db.all<{ number: number; at: string; by: string; details: string }>(TAKEN_OFF, most)
    const all = rows.map(({ details, ...row }) => ({ ...row, ...(JSON.parse(details) as object) }) as TakenOff)
    const seen = new Set<string>()
    return all.filter(({ thing, locale, texts }) => {
      const listed = this.#get(thing, locale)?.texts ?? {}
      const name = JSON.stringify([thing, locale, Object.keys(texts)])
      return !Object.keys(texts).some((place) => place in listed) && seen.size < seen.add(name).size
    })
  }

  /** Puts a translation back on the list. False where that cannot be. `isCurrent`: whether its texts are those that were there when it was taken off. */
  async putBack(
    number: number,
    { by, now = new Date() }: Actor,
    isCurrent: (taken: TakenOff) => boolean,
  ): Promise<boolean> {
    return this.#db.write(() => {
      const taken = this.takenOff(MOST_TAKEN_OFF).find((each) => each.number === number)
      if (!taken || !isCurrent(taken)) return false
      const { thing, locale, since, texts } = taken
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

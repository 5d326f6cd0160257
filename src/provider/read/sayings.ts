/** What a hotel says of single days of the week: markets, tournaments, music, what is open on some days alone. In its own words. */
import { paragraphs, wordsOf } from '../../records/plain-text.ts'
import type { ChildRule, Saying } from '../../records/readings.ts'
import type { PageRecord, SectionRecord } from '../../records/records.ts'
import { rowsOf } from './children.ts'
import { agesIn, isAgeLabel, timeIn } from './hours-and-ages.ts'
import { daysOf } from './weekdays.ts'

interface Said {
  name?: string | undefined
  text: string
  rule?: ChildRule | undefined
}

/** Of more days it is not what makes a day. */
const MOST_DAYS = 4

export function sayingsOn(page: PageRecord): Saying[] {
  const rows = rowsOf(page).flatMap(({ name, cells }) => {
    const ages = agesIn(cells.find(({ head }) => isAgeLabel(head))?.text ?? '')
    return cells.map(({ text }) => ({ name, text, rule: ages && { ages } }))
  })
  const sessions = page.sessions.map(({ title: name, text = '' }) => ({ name, text }))
  return sayingsIn([...rows, ...sessions, ...page.sections.flatMap((section) => ofSection(section, false))])
}

function ofSection({ layout, title, html, items }: SectionRecord, isItem: boolean): Said[] {
  if (layout === 'TABLE') return []
  // A section's heading is of more than one of its sentences.
  const name = isItem && title && !title.endsWith('?') ? title : undefined
  const told = paragraphs(html ?? [])
  const texts = told.length > 0 ? told : [wordsOf(html ?? [])]
  return [...texts.map((text) => ({ name, text })), ...items.flatMap((item) => ofSection(item, true))]
}

export function sayingsIn<Each extends Said>(said: readonly Each[]): (Saying & Pick<Each, 'name'>)[] {
  return said.flatMap(({ name, text: whole, rule }) =>
    clausesIn(whole).flatMap((text) => {
      const weekdays = daysOf(text)
      if (weekdays.length === 0 || weekdays.length > MOST_DAYS) return []
      return [{ ...(name && { name }), text, weekdays, ...timeIn(text), ...(rule && { rule }) }]
    }),
  )
}

/** Sentences, and their parts by semicolons where each names days of its own. */
function clausesIn(text: string): string[] {
  return text.split(/(?<=(?:[^\d\s]|[:.]\d\d)[.!?…])\s+/u).flatMap((sentence) => {
    const parts = sentence.split(/;\s+/u)
    return parts.length > 1 && parts.every((part) => daysOf(part).length > 0) ? parts : [sentence]
  })
}

import type { Lang } from '../contract.ts'
import type { Opening, PageContent, PageTemplate } from './types.ts'

/** What templates name: fields of a record and what is computed from them, by their names. */
export type Facts = Readonly<Record<string, unknown>>

const NUMBERS: Record<Lang, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat('tr-TR'),
  en: new Intl.NumberFormat('en-GB'),
  de: new Intl.NumberFormat('de-DE'),
  ru: new Intl.NumberFormat('ru-RU'),
}

/** A page in one language. */
export const pageInLang = (page: PageTemplate, lang: Lang, facts: Facts = {}) => inLang<PageContent>(page, lang, facts)

/**
 * A template in one language:
 * - a text in four languages becomes its words;
 * - `{path}` in words becomes the fact, `{path:number}` as the language writes figures, `{path:hours}` opening hours;
 *   words that are a path and nothing else become the whole fact, which may be paragraphs, rows or a template;
 * - `{ by, cases }` becomes the case that a fact names, or `else`; `no` stands for none, zero and false;
 * - `{ oneOf }` becomes one of several wordings, always the same one for the same record;
 * - `{ each, item }` becomes an item for each of a list, with the fields of each as facts.
 * What a list gets in place of one entry are several entries, or none.
 */
export const inLang = <Made>(template: unknown, lang: Lang, facts: Facts): Made => made(template, lang, facts) as Made

function made(template: unknown, lang: Lang, facts: Facts): unknown {
  if (typeof template === 'string') return filled(template, lang, facts)
  if (Array.isArray(template))
    return template.flatMap((entry: unknown) => {
      const parts = made(entry, lang, facts)
      if (parts === undefined) return []
      return Array.isArray(parts) && !Array.isArray(entry) ? parts : [parts]
    })
  if (typeof template !== 'object' || template === null) return template
  if ('by' in template && 'cases' in template) {
    const cases = template.cases as Facts
    const name = String(factAt(String(template.by), facts, 'no') || 'no')
    return made(name in cases ? cases[name] : name === 'no' ? undefined : cases['else'], lang, facts)
  }
  if ('oneOf' in template) {
    const wordings = template.oneOf as unknown[]
    return made(wordings[Number(facts['id']) % wordings.length], lang, facts)
  }
  if ('each' in template && 'item' in template) {
    const list = factAt(String(template.each), facts) as Facts[]
    return list.map((fields, index) => {
      const own = Object.assign(Object.create(facts) as object, fields, { index, number: index + 1 }) as Facts
      return made(template.item, lang, own)
    })
  }
  if ('tr' in template) return made((template as Record<Lang, unknown>)[lang], lang, facts)
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, made(value, lang, facts)]))
}

function filled(words: string, lang: Lang, facts: Facts): unknown {
  if (!words.includes('{')) return words
  const whole = /^\{([\w.-]+)\}$/.exec(words)?.[1]
  if (whole) {
    const fact = made(factAt(whole, facts), lang, facts)
    return typeof fact === 'number' ? String(fact) : fact
  }
  return words.replaceAll(/\{([\w.-]+)(?::(number|hours))?\}/g, (_, path: string, form?: string) => {
    const fact = factAt(path, facts)
    if (form === 'number') return NUMBERS[lang].format(fact as number)
    if (form === 'hours') return (fact as Opening[]).map(({ from, to }) => `${from}–${to}`).join(', ')
    return String(made(fact, lang, facts))
  })
}

/** The fact at a path of names; one that is not there is an error, unless something else stands for it. */
function factAt(path: string, facts: Facts, otherwise?: unknown): unknown {
  const fact = path.split('.').reduce<unknown>((record, name) => (record as Facts | undefined)?.[name], facts)
  if (fact === undefined && otherwise === undefined) throw new Error(`no fact is called ${path}`)
  return fact ?? otherwise
}

/** The page of a hotel's day as it is for children of some ages: string edits at marks that `Day.astro` and `DayLane.astro` write. Web standards only. */
import { html as escapedHtml, raw } from 'hono/html'
import type { Locale } from '../config/locales.ts'
import { translator, type Translate } from '../i18n/index.ts'
import { agesOf, fits, ruleIn, typicalHeight, type Rule } from './fit.ts'

/** What has a rule, from its mark to the place of the answer. */
const RULED = / data-rule="([^"]*)"(.*?<span class="fit" data-fit>)/gs
const NAME = /<(?:a|span)[^>]* data-name>([^<]*)/
const TIMES = /<time>([^<]*)<\/time>/g

interface Ruled {
  rule: Rule
  /** Escaped, as it stands in the page. */
  name: string
  hours: string
}

/** `undefined`: the query names no age, or the page asks for none. */
export function dayFor(html: string, locale: Locale, query: URLSearchParams): string | undefined {
  const given = agesOf(query)
  const ages = [...new Set(given)].sort((left, right) => left - right)
  const all = [...html.matchAll(RULED)].map(([, rule, markup]) => ruledOf(rule!, markup!))
  if (ages.length === 0 || all.length === 0) return undefined
  const t = translator(locale)
  let field = 0
  return html
    .replace(RULED, (_all, text: string, markup: string) => {
      const { state, words } = verdict(ruleIn(text), ages, t, locale)
      return ` data-rule="${text}" data-fits="${state}"${markup}${words}`
    })
    .replace(/<input[^>]* name="age"[^>]*(?=>)/g, (input) => {
      const age = given[field++]
      return age === undefined ? input : `${input} value="${age}"`
    })
    .replace(' data-clear hidden', ' data-clear')
    .replace(/(?<=<div[^>]* data-answer>)(?=<\/div>)/, () => String(answer(all, ages, t, locale)))
}

function ruledOf(rule: string, markup: string): Ruled {
  const times = [...markup.matchAll(TIMES)].map(([, time]) => time!)
  const spans = times.flatMap((from, index) => (index % 2 === 0 ? [`${from}–${times[index + 1]}`] : []))
  return { rule: ruleIn(rule), name: NAME.exec(markup)?.[1] ?? '', hours: spans.join(', ') }
}

function verdict(rule: Rule, ages: number[], t: Translate, locale: Locale): { state: string; words: string } {
  const fitting = ages.filter((age) => fits(rule, age))
  const others = ages.filter((age) => !fitting.includes(age))
  const yes = t('day.fits', { ages: agesInWords(fitting, t, locale) })
  if (others.length === 0) return { state: 'yes', words: yes }
  const why = reason(rule, others, t, locale)
  return fitting.length === 0 ? { state: 'no', words: why } : { state: 'some', words: `${yes} · ${why}` }
}

function reason(rule: Rule, others: number[], t: Translate, locale: Locale): string {
  if ('height' in rule) {
    const tallest = others.at(-1)!
    const ages = agesInWords([tallest], t, locale)
    return t('day.tooSmall', { height: rule.height, ages, typical: typicalHeight(tallest) })
  }
  const { from, to } = rule.ages
  const isYoung = from !== undefined && others.some((age) => age < from)
  const isOld = to !== undefined && others.some((age) => age > to)
  const parts = [
    ...(isYoung ? [t('counts.fromAge', { count: from })] : []),
    ...(isOld ? [t('counts.untilAge', { count: to })] : []),
  ]
  return parts.join(', ')
}

function agesInWords(ages: number[], t: Translate, locale: Locale): string {
  const last = ages.at(-1)
  if (last === undefined) return ''
  const list = [...ages.slice(0, -1).map(String), t('counts.years', { count: last })]
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(list)
}

/** What fits each child, in words. Names come escaped from the page. */
function answer(all: Ruled[], ages: number[], t: Translate, locale: Locale) {
  const rows = ages.map((age) => {
    const fitting = all.filter(({ rule }) => fits(rule, age))
    const named = ({ name, hours }: Ruled) => `${name}${hours && ` <span class="figures">${hours}</span>`}`
    const groups = fitting.filter(({ rule }) => 'ages' in rule).map(named)
    const slides = fitting.filter(({ rule }) => 'height' in rule).map(({ name }) => name)
    const words = [...groups, ...(slides.length > 0 ? [`${t('day.slides')}: ${slides.join(', ')}`] : [])]
    return escapedHtml`<div><dt>${t('counts.years', { count: age })}</dt><dd>${
      words.length > 0 ? raw(words.join('; ')) : t('day.none')
    }</dd></div>`
  })
  const hasHeights = all.some(({ rule }) => 'height' in rule)
  return escapedHtml`<h2>${t('day.for', { ages: agesInWords(ages, t, locale) })}</h2><dl class="facts">${rows}</dl><p class="quiet">${t('day.free')}${hasHeights ? ` ${t('day.measured')}` : ''}</p>`
}

/** Whether what a hotel offers fits children of some ages. Pure. */
import type { Ages } from './readings.ts'

/** What is asked of a child; either ages or a height. */
export type Rule = { ages: Ages } | { height: number }

export const MOST_AGES = 4
export const OLDEST_CHILD = 17

/** Centimetres at the birthday: medians of the WHO's growth standards and reference, the mean of girls and boys; of the first year at its middle. */
const TYPICAL_HEIGHTS = [67, 75, 87, 96, 103, 110, 116, 121, 127, 133, 138, 144, 150, 156, 161, 165, 168, 169] as const

export function typicalHeight(age: number): number {
  return TYPICAL_HEIGHTS[age]!
}

/** The ages of a query, as they were given: whole years of a child, at most four. Anything else is ignored. */
export function agesOf(query: URLSearchParams): number[] {
  return query
    .getAll('age')
    .filter((text) => /^\d{1,2}$/.test(text) && Number(text) <= OLDEST_CHILD)
    .map(Number)
    .slice(0, MOST_AGES)
}

export function fits(rule: Rule, age: number): boolean {
  if ('height' in rule) return typicalHeight(age) >= rule.height
  const { from = 0, to = Infinity } = rule.ages
  return age >= from && age <= to
}

/** '4-7', '16-', '-12', '120cm': as it stands in the page. */
export function ruleText(rule: Rule): string {
  return 'height' in rule ? `${rule.height}cm` : `${rule.ages.from ?? ''}-${rule.ages.to ?? ''}`
}

export function ruleIn(text: string): Rule {
  const height = /^(\d+)cm$/.exec(text)?.[1]
  if (height !== undefined) return { height: Number(height) }
  const [from = '', to = ''] = text.split('-')
  return { ages: { ...(from !== '' && { from: Number(from) }), ...(to !== '' && { to: Number(to) }) } }
}

/** What a hotel asks of a child, and whether a child of some age meets it. Pure. */
import type { Ages } from '../../provider/read/hours-and-ages.ts'

/** What a child must be: of some ages, or at least as tall, in centimetres. */
export type ChildRule = { ages: Ages } | { height: number }

/** Centimetres by whole years: WHO medians at the birthday, averaged over girls and boys; for age 0 at six months. */
const TYPICAL_HEIGHTS = [67, 75, 87, 96, 103, 110, 116, 121, 127, 133, 138, 144] as const

export function typicalHeight(age: number): number {
  return TYPICAL_HEIGHTS[age]!
}

export function fits(rule: ChildRule, age: number): boolean {
  if ('height' in rule) return typicalHeight(age) >= rule.height
  const { from = 0, to = Infinity } = rule.ages
  return age >= from && age <= to
}

/** '4-7', '16-', '-12', '120cm': as written in the page's markup. */
export function ruleText(rule: ChildRule): string {
  return 'height' in rule ? `${rule.height}cm` : `${rule.ages.from ?? ''}-${rule.ages.to ?? ''}`
}

export function ruleIn(text: string): ChildRule {
  const height = /^(\d+)cm$/.exec(text)?.[1]
  if (height !== undefined) return { height: Number(height) }
  const [from = '', to = ''] = text.split('-')
  return { ages: { ...(from !== '' && { from: Number(from) }), ...(to !== '' && { to: Number(to) }) } }
}

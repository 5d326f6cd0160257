/** What a hotel asks of a child, and whether a child of some age meets it. Pure. */
import type { ChildRule } from '../../records/readings.ts'

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

/** A hotel's day: what is open when, and whom it fits. */
import type { ChildRule } from '../../records/readings.ts'
import type { HoursView } from './basics.ts'

/** Something with a requirement for children, such as an age or a height. */
export interface DayRuledView {
  name: string
  /** As the hotel writes it. */
  note?: string
  rule?: ChildRule
  /** Whether it fits the children of a query. */
  fit?: { state: 'yes' | 'some' | 'no'; words: string }
}
export interface DayLaneView extends DayRuledView {
  href?: string
  /** At least one, in order. */
  hours: HoursView[]
  paid?: true
  parts?: DayRuledView[]
}
export interface DayGroupView {
  name: 'moments' | 'eat' | 'drink' | 'children' | 'water' | 'wellness' | 'evening'
  title: string
  lanes: DayLaneView[]
}

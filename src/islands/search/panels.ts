/** What opens below the fields: a good part of the search's script and styles, and none of what is seen first. */
import { wear } from '../../browser/wear.ts'
import calendarStyles from './calendar.css?inline'
import guestsStyles from './guests.css?inline'

export { createCalendar } from './calendar.ts'
export { GuestsPanel } from './GuestsPanel.tsx'

wear(calendarStyles)
wear(guestsStyles)

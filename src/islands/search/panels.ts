/** What opens below the fields: a good part of the search's script, and none of what is seen first. */
export { createCalendar } from './calendar.ts'
export { GuestsPanel } from './GuestsPanel.tsx'

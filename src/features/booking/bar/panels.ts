/** The panels below the fields: much of the search's script and styles, and not needed at first. */
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import calendarStyles from './dates/calendar.css?inline'
import guestsStyles from './guests.css?inline'

export { createCalendar } from './dates/calendar.ts'
export { GuestsPanel } from './GuestsPanel.tsx'

adoptStyles(calendarStyles)
adoptStyles(guestsStyles)

/** The telephone numbers of the site itself. */
import { NUMBERS } from '../site/contacts.ts'

/** Names and numbers of those that stand in for the real ones. */
export function inventedNumbers(): { name: string; display: string }[] {
  return Object.entries(NUMBERS).flatMap(([name, { display, invented }]) => (invented ? [{ name, display }] : []))
}

/**
 * The telephone numbers of the site itself, as they are read in Türkiye and dialled from anywhere. `invented`: stands in for one that nobody
 * has given yet; a build from a provider of one's own warns of each. Numbers of hotels come from the provider.
 */
export interface OwnNumber {
  display: string
  tel: string
  invented?: true
}

/** The shared call centre: in every footer, and the number of every hotel that has none of its own. */
export const CALL_CENTRE: OwnNumber = { display: '444 0 558', tel: '+904440558' }
/** The first button of landing pages, and the number of their contact bar: reservations are made with the call centre as long as they have no line of their own. */
export const RESERVATIONS_LINE: OwnNumber = { ...CALL_CENTRE }
/** WhatsApp: `number` as its addresses take it. */
export const MESSAGING: OwnNumber & { number: string } = {
  display: '+90 532 555 05 58',
  tel: '+905325550558',
  number: '905325550558',
  invented: true,
}
/** The hotel's number in Türkiye. */
export const WORLD_OF_COLOURS: OwnNumber = { display: '0242 555 38 38', tel: '+902425553838', invented: true }

const NAMED: Record<string, OwnNumber> = { CALL_CENTRE, RESERVATIONS_LINE, MESSAGING, WORLD_OF_COLOURS }

/** Names and numbers of those that stand in for the real ones. */
export function inventedNumbers(): { name: string; display: string }[] {
  return Object.entries(NAMED).flatMap(([name, { display, invented }]) => (invented ? [{ name, display }] : []))
}

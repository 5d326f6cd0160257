/** Finds numbers that differ between records of one item: in the list of rooms and the room, or in two languages. Pure. */
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { problem, type Problem } from '../../../config/problems/table.ts'
import type { Figure } from '../../../config/problems/values.ts'
import { keys, parseKey, type RecordKey } from '../../../records/keys.ts'
import type { HoursRecord } from '../../../records/parts.ts'
import type { RoomSummaryRecord } from '../../../records/records.ts'
import { createReader, type Reader, type Snapshot } from '../../../records/snapshot.ts'

/** An item's numbers, according to one record. */
interface Claim {
  key: RecordKey
  /** Id of the item within its group. */
  thing: number
  figures: Partial<Record<Figure, string | number | undefined>>
}

/** The group of records to compare it with: 'rooms/51'. `undefined` if it has no numbers. */
export function groupOf(key: string): string | undefined {
  const parsed = parseKey(key)
  if (parsed.kind === 'rooms' || parsed.kind === 'room') return `rooms/${parsed.propertyId}`
  return parsed.kind === 'gastronomy' || parsed.kind === 'outlet' ? `${parsed.kind}/${parsed.pageId}` : undefined
}

export function contradictions(groups: Iterable<string>, snapshot: Snapshot): Problem[] {
  const reader = createReader(snapshot)
  return [...groups].flatMap((group) => {
    const first = new Map<string, { key: string; figure: string | number }>()
    const claims = LOCALES.flatMap((locale) => claimsOf(group, locale, reader))
    return claims.flatMap(({ key, thing, figures }) =>
      Object.entries(figures).flatMap(([name, figure]) => {
        const claim = first.get(`${thing} ${name}`)
        if (figure === undefined || figure === claim?.figure) return []
        if (claim)
          return [
            problem('contradiction', key, {
              figure: name as Figure,
              value: figure,
              other: claim.figure,
              where: claim.key,
            }),
          ]
        first.set(`${thing} ${name}`, { key, figure })
        return []
      }),
    )
  })
}

function claimsOf(group: string, locale: Locale, { read }: Reader): Claim[] {
  const [kind, id] = [group.split('/')[0], Number(group.split('/')[1])]
  if (kind === 'rooms')
    return (read(keys.rooms(locale, id)) ?? []).flatMap((summary) => {
      const room = keys.room(locale, id, summary.slug)
      const record = read(room)
      // A different room with the same slug.
      if (record && record.id !== summary.id) return []
      const own = figuresOf(record)
      // Equal numbers of list and room would be reported twice.
      const differing = Object.entries(figuresOf(summary)).filter(([name, figure]) => figure !== own[name as Figure])
      return [
        { key: room, thing: summary.id, figures: own },
        { key: keys.rooms(locale, id), thing: summary.id, figures: Object.fromEntries(differing) },
      ]
    })
  if (kind === 'outlet') {
    const key = keys.outlet(locale, id)
    return [{ key, thing: id, figures: { hours: hoursOf(read(key)?.hours) } }]
  }
  const key = keys.gastronomy(locale, id)
  const items = read(key)?.groups.flatMap((each) => each.items) ?? []
  return items.map((item) => ({ key, thing: item.id, figures: { hours: hoursOf(item.hours) } }))
}

function figuresOf(room: Partial<RoomSummaryRecord> = {}): Claim['figures'] {
  const { sizeM2, maxAdults, maxChildren } = room
  return { sizeM2, maxAdults, maxChildren }
}

function hoursOf(hours: readonly HoursRecord[] = []): string | undefined {
  return hours.length === 0
    ? undefined
    : hours
        .map(({ from, to }) => `${from}–${to}`)
        .sort()
        .join(' ')
}

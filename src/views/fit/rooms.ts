/** What the cards and pages of rooms say of a party. Pure. */
import type { OfferedRoomView, RoomFitView } from '../view.ts'
import { beddingIn } from './beds.ts'
import type { Party } from './party.ts'
import { roomFit } from './room-fit.ts'
import { COT_AGE, sleepingIn, type Sleeper, type Sleeping } from './sleeping.ts'
import { overInWords, sleepersInWords } from './words.ts'
import type { Language } from '../timetable/fitting.ts'

interface RoomInput {
  /** Of the same hotel. */
  rooms: readonly OfferedRoomView[]
  party: Party
  language: Language
}

export function roomFitView(room: OfferedRoomView, { rooms, party, language }: RoomInput): RoomFitView {
  const { t } = language
  const verdict = roomFit(room, party)
  const other = verdict.fit === 'no' ? rooms.find((each) => roomFit(each, party).fit === 'yes') : undefined
  return {
    fit: verdict.fit,
    text: overInWords(verdict, t),
    ...(other && {
      instead: { text: t('fit.instead'), name: other.name, ...(other.href && { href: other.href }) },
    }),
    source: t('fit.source', { field: t('facts.guests') }),
  }
}

/** Bed by bed; `undefined` for a room that does not take the party. */
export function sleepingView(
  room: OfferedRoomView,
  party: Party,
  language: Language,
): NonNullable<RoomFitView['sleeping']> | undefined {
  const { t } = language
  if (roomFit(room, party).fit !== 'yes') return undefined
  const bedding = room.beds ? beddingIn(room.beds) : undefined
  if (!bedding) return { title: t('fit.sleeping'), beds: [], note: t('fit.bedsUnsaid') }
  const { beds, left } = sleepingIn(bedding, party)
  return {
    title: t('fit.sleeping'),
    beds: beds.map(({ kind, sleepers }) => ({
      kind,
      name: t(`fit.${kind}`),
      sleepers: sleepers.map(figureOf),
      text: sleepers.length > 0 ? sleepersInWords(sleepers, language) : t('fit.free'),
    })),
    ...(left.length > 0 && {
      left: t(left.every(isBaby) ? 'fit.leftCot' : 'fit.left', { people: sleepersInWords(left, language) }),
    }),
    note: [t('fit.bedNote', { beds: room.beds! }), ...cotNote(beds, language)].join(' '),
  }
}

const isBaby = (sleeper: Sleeper) => typeof sleeper === 'number' && sleeper <= COT_AGE

const figureOf = (sleeper: Sleeper) => (typeof sleeper !== 'number' ? sleeper : isBaby(sleeper) ? 'baby' : 'child')

const cotNote = (beds: Sleeping['beds'], { t }: Language) =>
  beds.some(({ kind }) => kind === 'cot') ? [t('fit.cotNote', { age: COT_AGE })] : []

/** What the cards and pages of rooms say of a trip. Pure. */
import type { Translate } from '../../i18n/index.ts'
import type { Language } from '../timetable/fitting.ts'
import type { FitNoteView, OfferedRoom, Offer, RoomFitView } from '../view.ts'
import { hotelReasons, obstacleIn } from '../../domain/fit/hotel-fit.ts'
import type { Party } from '../../domain/fit/party.ts'
import type { Question } from './question.ts'
import { byFit, roomFit, type RoomFit } from '../../domain/fit/room-fit.ts'
import { COT_AGE, type Sleeper, type Sleeping } from '../../domain/fit/sleeping.ts'
import { doubtField, noteOf, peopleInWords, sleepersInWords } from './words.ts'

export interface JudgedRooms {
  /** What keeps the trip from all of them. */
  obstacle?: FitNoteView
  /** `undefined` if the trip names no travellers. */
  noteOf: (room: OfferedRoom) => RoomFitView | undefined
  /** Those that suit first. */
  inOrder: <Room extends OfferedRoom>(rooms: readonly Room[]) => Room[]
}

/** `offer`: of the rooms' hotel. */
export function judgeRooms(offer: Offer, question: Question): JudgedRooms {
  const { trip, party, today, language } = question
  const { t } = language
  const reason = obstacleIn(hotelReasons(offer, trip, today))
  const obstacle = reason && noteOf(reason, question)
  const hindered = obstacle && { obstacle }
  if (!party) return { ...hindered, noteOf: () => undefined, inOrder: (rooms) => [...rooms] }
  const other = obstacle ? undefined : offer.rooms.find((room) => roomFit(room, party).fit === 'yes')
  return {
    ...hindered,
    noteOf(room) {
      const verdict = roomFit(room, party)
      const { fit } = verdict
      if (obstacle && fit !== 'no') return obstacle
      return {
        fit,
        text: verdictInWords(verdict, language),
        ...(fit === 'no' && other && { instead: insteadOf(other, t) }),
        source: t('fit.source', { field: fieldOf(verdict, room, t) }),
      }
    },
    inOrder: (rooms) => byFit(rooms, (room) => roomFit(room, party).fit),
  }
}

/** What a page on which a stay is booked says of it beside its dates: of the chosen room, else if no room suits. */
export function stayNote(offer: Offer, question: Question, room?: OfferedRoom): FitNoteView | undefined {
  const judged = judgeRooms(offer, question)
  const note = room && judged.noteOf(room)
  if (note ?? judged.obstacle) return note ?? judged.obstacle
  const { trip, today } = question
  const reason = hotelReasons(offer, trip, today).find(({ name }) => name === 'room')
  return reason && reason.fit !== 'yes' ? noteOf(reason, question) : undefined
}

const insteadOf = ({ name, href }: OfferedRoom, t: Translate) => ({
  name,
  text: t('fit.instead'),
  ...(href && { href }),
})

function fieldOf({ sleeping, advisedFrom }: RoomFit, room: OfferedRoom, t: Translate): string {
  if (advisedFrom) return doubtField(sleeping?.left ?? [], room, t)
  return t(sleeping ? 'facts.beds' : 'facts.guests')
}

function verdictInWords({ fit, over, sleeping, advisedFrom }: RoomFit, language: Language): string {
  const { t } = language
  if (fit === 'yes') return t('fit.yes')
  if (fit === 'no') return t('fit.over', { people: peopleInWords(over, t) })
  const left = sleeping?.left ?? []
  const doubts = [
    left.length > 0 && t('fit.asks', { people: sleepersInWords(left, language) }),
    advisedFrom && t('fit.advised', { age: advisedFrom }),
  ].filter(Boolean)
  return doubts.join(' ') || t('fit.unsaid')
}

/** Bed by bed; `undefined` for a room whose limits do not take the party. */
export function sleepingView(
  room: OfferedRoom,
  party: Party,
  language: Language,
): NonNullable<RoomFitView['sleeping']> | undefined {
  const { t } = language
  const { over, sleeping } = roomFit(room, party)
  if (!sleeping)
    return over.adults + over.children === 0 && room.maxAdults
      ? { title: t('fit.sleeping'), beds: [], note: t('fit.bedsUnsaid') }
      : undefined
  const { beds, left } = sleeping
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

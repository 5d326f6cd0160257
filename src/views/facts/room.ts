import type { Translate } from '../../i18n/index.ts'
import type { RoomTileView } from '../view.ts'

interface RoomFact {
  icon: 'area' | 'guests' | 'bed' | 'sea'
  label: string
  value: string
}

/** A room's capacity in words. */
export function guestsOf(room: RoomTileView, t: Translate): string {
  const adults = room.maxAdults ? t('counts.adults', { count: room.maxAdults }) : ''
  const children = room.maxChildren ? t('counts.children', { count: room.maxChildren }) : ''
  return [adults, children].filter(Boolean).join(', ')
}

/** The same as separate phrases, total capacity first. */
export function guestTexts({ maxAdults = 0, maxChildren = 0 }: RoomTileView, t: Translate): string[] {
  if (maxAdults === 0) return []
  const all = [t('counts.guests', { count: maxAdults + maxChildren }), t('counts.adults', { count: maxAdults })]
  return maxChildren === 0 ? all : [...all, t('counts.children', { count: maxChildren })]
}

/** Known facts about a room, in the order of the cards. */
export function roomFacts(room: RoomTileView, t: Translate): RoomFact[] {
  const facts: RoomFact[] = [
    {
      icon: 'area',
      label: t('pages.room.area'),
      value: room.sizeM2 ? t('counts.squareMetres', { count: room.sizeM2 }) : '',
    },
    { icon: 'guests', label: t('pages.room.guests'), value: guestsOf(room, t) },
    { icon: 'bed', label: t('pages.room.beds'), value: room.beds ?? '' },
    { icon: 'sea', label: t('pages.room.view'), value: room.view ?? '' },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** Maps of hotels. */
import type { Messages } from '../shape.ts'

export const map: Messages['map'] = {
  hotels: 'Die Hotels auf der Karte',
  hotel: 'Lage',
  airportName: 'Flughafen {{name}}',
  airport: 'Flughafen',
  away: '{{airport}} {{minutes}} Min.',
  kilometres: '{{count}} km',
  source: 'Küste: Natural Earth',
}

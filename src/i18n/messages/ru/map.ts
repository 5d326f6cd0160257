/** Maps of hotels. */
import type { Messages } from '../shape.ts'

export const map: Messages['map'] = {
  hotels: 'Отели на карте',
  hotel: 'Где находится',
  airportName: 'Аэропорт {{name}}',
  airport: 'Аэропорт',
  away: '{{airport}} {{minutes}} мин',
  kilometres: '{{count}} км',
  source: 'Берег: Natural Earth',
}

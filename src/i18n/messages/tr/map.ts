/** Maps of hotels. */
import type { Messages } from '../shape.ts'

export const map: Messages['map'] = {
  hotels: 'Oteller haritada',
  hotel: 'Konum',
  airportName: '{{name}} Havalimanı',
  airport: 'Havalimanı',
  away: '{{airport}} {{minutes}} dk',
  kilometres: '{{count}} km',
  source: 'Kıyı: Natural Earth',
}

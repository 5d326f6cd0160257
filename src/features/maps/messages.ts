/** Maps of hotels. */
import { texts } from '../../config/texts.ts'

export const map = texts({
  tr: {
    hotels: 'Oteller haritada',
    hotel: 'Konum',
    airportName: '{{name}} Havalimanı',
    airport: 'Havalimanı',
    away: '{{airport}} {{minutes}} dk',
    kilometres: '{{count}} km',
    source: 'Kıyı: Natural Earth',
  },
  en: {
    hotels: 'The hotels on the map',
    hotel: 'Where it is',
    airportName: '{{name}} Airport',
    airport: 'Airport',
    away: '{{airport}} {{minutes}} min',
    kilometres: '{{count}} km',
    source: 'Coast: Natural Earth',
  },
  de: {
    hotels: 'Die Hotels auf der Karte',
    hotel: 'Lage',
    airportName: 'Flughafen {{name}}',
    airport: 'Flughafen',
    away: '{{airport}} {{minutes}} Min.',
    kilometres: '{{count}} km',
    source: 'Küste: Natural Earth',
  },
  ru: {
    hotels: 'Отели на карте',
    hotel: 'Где находится',
    airportName: 'Аэропорт {{name}}',
    airport: 'Аэропорт',
    away: '{{airport}} {{minutes}} мин',
    kilometres: '{{count}} км',
    source: 'Берег: Natural Earth',
  },
})

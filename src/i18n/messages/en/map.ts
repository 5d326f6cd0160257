/** Maps of hotels. */
export const map = {
  hotels: 'The hotels on the map',
  hotel: 'Where it is',
  airportName: '{{name}} Airport',
  airport: 'Airport',
  away: '{{airport}} {{minutes}} min',
  kilometres: '{{count}} km',
  source: 'Coast: Natural Earth',
}

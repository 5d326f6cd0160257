import type { Messages } from '../shape.ts'

export const errors: Messages['errors'] = {
  notFound: {
    title: 'LEIDER KÖNNEN WIR DIE GESUCHTE SEITE NICHT FINDEN.',
    heading: 'Seite nicht gefunden',
    plain: 'Diese Seite wurde nicht gefunden',
    help: 'Die Adresse hat sich vielleicht geändert. <hotels>Alle Hotels</hotels> und <contact>unsere Kontaktseite</contact> sind noch da, wo sie waren.',
    booking: 'Zur Buchung',
    home: 'Zur Startseite',
  },
  gone: {
    title: 'Diese Seite gibt es nicht mehr',
    help: 'Was hier stand, haben wir von unserer Website genommen. Sehen Sie sich gern <hotels>unsere Hotels</hotels> an, oder <contact>schreiben Sie uns</contact>, wenn Ihnen etwas fehlt.',
    helpHotel:
      'Was hier stand, gehört nicht mehr zu den Seiten von {{hotel}}. Das Hotel selbst freut sich auf Sie; wenn Ihnen etwas fehlt, <contact>schreiben Sie uns</contact>.',
    rooms: 'Zimmer ansehen',
    hotel: 'Zum Hotel',
  },
  general: {
    title: 'Ein Fehler ist aufgetreten',
    heading: 'Da ist etwas schiefgegangen',
    help: 'Bitte versuchen Sie es gleich noch einmal.',
    status: 'Fehler {{status}}',
  },
  errorPage: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
}

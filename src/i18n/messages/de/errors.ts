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
  general: {
    title: 'Ein Fehler ist aufgetreten',
    heading: 'Da ist etwas schiefgegangen',
    help: 'Bitte versuchen Sie es gleich noch einmal.',
    status: 'Fehler {{status}}',
  },
  errorPage: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
}

import type { Messages } from '../shape.ts'

export const validation: Messages['validation'] = {
  required: 'Pflichtfeld.',
  letters: 'Bitte verwenden Sie nur Leerzeichen und Buchstaben.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  onePhone: 'Bitte geben Sie hier nur eine Telefonnummer ein.',
  consent: 'Bitte stimmen Sie den Datenschutzhinweisen zu.',
  long: 'Dieser Text ist zu lang: Erlaubt sind höchstens {{most}} Zeichen.',
  arrival: 'Bitte wählen Sie einen Anreisetag ab heute.',
  departure: 'Bitte wählen Sie einen Abreisetag nach der Anreise.',
  births: 'Bitte geben Sie für jedes Kind das Geburtsdatum an: 0 bis 11 Jahre bei der Anreise.',
  noChildren: 'Dieses Hotel nimmt keine Kinder auf.',
}

export const contactForm: Messages['contactForm'] = {
  fullName: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  phoneHint: 'Zum Beispiel +49 171 3920012, in der Türkei 0532 555 01 28',
  subject: 'Betreff',
  message: 'Nachricht',
  consent:
    'Ich habe die <privacy>Datenschutzhinweise</privacy> gelesen und willige ein, dass meine Daten zur Beantwortung dieser Nachricht verwendet werden.',
  requiredNote: 'Mit Stern markierte Felder sind Pflichtfelder.',
  required: 'Pflichtfeld',
  submit: 'Nachricht senden',
  leaveEmpty: 'Dieses Feld bitte leer lassen',
  success: 'Ihre Nachricht wurde erfolgreich gesendet.',
  failed: 'Beim Senden ist etwas schiefgegangen!',
}

export const notice: Messages['notice'] = {
  invalidTitle: 'Bitte prüfen Sie Ihre Angaben',
  invalid:
    'Das Formular wurde nicht gesendet. Bitte korrigieren Sie die markierten Felder: Ihre Angaben sind erhalten geblieben.',
  failed: 'Ihre Angaben sind erhalten geblieben.',
  limitedTitle: 'Bitte warten Sie einen Moment',
  limited:
    'Das Formular wurde nicht gesendet. Bitte warten Sie eine Minute und senden Sie es noch einmal: Ihre Angaben sind erhalten geblieben.',
  foreign: 'Dieses Formular gehört zu einer anderen Website. Bitte senden Sie es von der Seite, auf der es steht.',
  preview: 'Das ist eine Vorschau: Das Formular wurde nicht gesendet.',
  type: 'Das Formular kam in einem Format an, das hier nicht gelesen werden kann.',
  largeTitle: 'Der Text ist zu lang: Bitte kürzen Sie ihn',
  large: 'Das Formular wurde nicht gesendet: Der Text ist zu lang. Bitte gehen Sie zurück und kürzen Sie ihn.',
  unsentTitle: 'Das Formular wurde nicht gesendet',
  unsent:
    'Unser Server hat gerade nicht geantwortet. Bitte gehen Sie im Browser zurück: Was Sie eingegeben haben, ist noch da. Senden Sie es in einer Minute erneut ab oder rufen Sie uns an.',
}

/** Stand-in for the hotels' booking system: a page that shows what a search handed over. Nothing is booked. */
import { html } from 'hono/html'

type Lang = 'tr' | 'en' | 'de' | 'ru'

interface Words {
  title: string
  text: string
  hotel: string
  arrival: string
  departure: string
  adults: string
  children: string
  births: string
  room: string
  missing: string
}

const WORDS: Record<Lang, Words> = {
  tr: {
    title: 'Örnek rezervasyon sayfası',
    text: 'Bu sayfa otelin rezervasyon sisteminin yerine durur: aramanızdan gelenleri gösterir, rezervasyon yapmaz.',
    hotel: 'Otel',
    arrival: 'Giriş',
    departure: 'Çıkış',
    adults: 'Yetişkin',
    children: 'Çocuk',
    births: 'Çocukların doğum tarihleri',
    room: 'Oda',
    missing: 'belirtilmedi',
  },
  en: {
    title: 'Sample booking page',
    text: 'This page stands in for the hotel’s booking system: it shows what your search handed over, and books nothing.',
    hotel: 'Hotel',
    arrival: 'Arrival',
    departure: 'Departure',
    adults: 'Adults',
    children: 'Children',
    births: 'Children’s dates of birth',
    room: 'Room',
    missing: 'not given',
  },
  de: {
    title: 'Beispiel einer Buchungsseite',
    text: 'Diese Seite steht für das Buchungssystem des Hotels: Sie zeigt, was Ihre Suche übergeben hat, und bucht nichts.',
    hotel: 'Hotel',
    arrival: 'Anreise',
    departure: 'Abreise',
    adults: 'Erwachsene',
    children: 'Kinder',
    births: 'Geburtsdaten der Kinder',
    room: 'Zimmer',
    missing: 'nicht angegeben',
  },
  ru: {
    title: 'Пример страницы бронирования',
    text: 'Эта страница стоит на месте системы бронирования отеля: она показывает, что передал поиск, и ничего не бронирует.',
    hotel: 'Отель',
    arrival: 'Заезд',
    departure: 'Выезд',
    adults: 'Взрослые',
    children: 'Дети',
    births: 'Даты рождения детей',
    room: 'Номер',
    missing: 'не указано',
  },
}

const STYLE = `body{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#14343b;background:#fbf9f4}
h1{font-weight:500}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.75rem 1.5rem;padding:1.5rem 0;border:solid #e6dfcf;border-width:1px 0}
dt{color:#5b6b6d}dd{margin:0;font-weight:600;overflow-wrap:anywhere}@media(width<30rem){dl{grid-template-columns:1fr;gap:.125rem}dd{margin-bottom:.75rem}}`

/** Everything but its own style is forbidden to the page. */
export const BOOKING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** `address`: of the booking, as a search or a link opens it. `accepted`: the browser's Accept-Language. */
export function bookingPage(address: URL, accepted = ''): string {
  const query = new URLSearchParams(address.search)
  const lang = languageOf(query, accepted)
  const words = WORDS[lang]
  const take = (...names: string[]) => {
    const said = names.flatMap((name) => query.getAll(name)).join(', ')
    for (const name of names) query.delete(name)
    return said
  }
  const births = [...query.keys()].filter((name) => /^child\d+born$/.test(name))
  const facts: [name: string, value: string][] = [
    [words.hotel, hotelIn(address.pathname) || take('hotellist')],
    [words.arrival, dated(take('checkin', 'arrival'), lang)],
    [words.departure, dated(take('checkout', 'departure'), lang)],
    [words.adults, take('adult', 'adultcount')],
    [words.children, take('child', 'childcount')],
    [words.births, datesIn(take('childages', ...births), lang)],
    [words.room, take('room')],
  ]
  for (const [name, value] of query) facts.push([name, value])
  const rows = facts.map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value || words.missing}</dd>`,
  )
  return String(
    html`<!doctype html>
      <html lang="${lang}">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words.title}</title>
        <style>
          ${STYLE}
        </style>
        <h1>${words.title}</h1>
        <p>${words.text}</p>
        <dl>${rows}</dl>
      </html> `,
  )
}

/** As the address says it, else the browser's own. */
function languageOf(query: URLSearchParams, accepted: string): Lang {
  const wanted = [query.get('lang') ?? query.get('wlang') ?? '', ...accepted.split(',')]
  const known = wanted.map((each) => each.trim().slice(0, 2).toLowerCase())
  return known.find((each): each is Lang => Object.hasOwn(WORDS, each)) ?? 'en'
}

/** Hotels' addresses end with their slug; the widget's names hotels in its query. */
function hotelIn(path: string): string {
  if (path === '/widget') return ''
  const words = path.split('/').at(-1)!.split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

function dated(iso: string, lang: Lang): string {
  const time = parsed(iso)
  return time === undefined ? iso : new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(time)
}

function parsed(text: string): number | undefined {
  const iso = text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN
  return Number.isNaN(time) ? undefined : time
}

function datesIn(isos: string, lang: Lang): string {
  const dates = isos.split(',').map((iso) => iso.trim())
  return dates.map((iso) => dated(iso, lang)).join('; ')
}

/** What stands beside telephone numbers in the texts of hotels. */
import { listed } from '../harness/listed.ts'

/** With nothing but a space between. */
const AFTER_SPACE = listed(`
  9-18 Uhr | 8 bis 18 Uhr | 10–18 Uhr | 9.00-18.00 Uhr | 9 Uhr - 18 Uhr | 24 Std. | Mo-Fr 9-18 | ab 18 Uhr | 24h | 9h-18h | 9 am - 6 pm
  9am-5pm | 8 am – 10 pm | 24 hours | 24-hour hotline | 24/7 | hours 9-5 | 24 saat | saat 08:00-24:00 arası | Saat: 09.00 - 18.00
  09:00-18:00 | 7/24 | (10-22) | 8.30 – 24.00 | часы работы 9:00–18:00 | с 9 до 18 | 24 часа | (9-21) | 9.00–21.00 | 9-17 uur
  Hours: 9 am - 6 pm | (01.04.2026-31.10.2026) | (15.04.2026’dan itibaren) | 01.04.-31.10. | 15/04/2026 | ab 1. Mai | с 1 мая по 31 октября
  May 1 - Oct 31 | (Nisan-Ekim 2026) | 2026-04-15 | (0,14 €/Min.) | 0,14 €/Min | 14 ct/min | (1,25 TL/dk) | 1.25 TL | € 0.14 | (5 руб./мин)
  10 kuruş | Hatice Hanım | Hatay ofis | Frau Müller | Leitung Reservierung | hattı | kanal | линия бронирования | Ali 24`)
/** What could be the last digits of a number that could be longer. */
const COUNTS = listed(`
  2. Stock | 1. kat | 2nd floor | 2-й этаж | 10 hat | 10 Leitungen | 5 lines | 3 dil | 3 языка | 7 gün | 5 Tage | 18 yaş üzeri | 18 Jahre | 9-18
  10–22 | 1’e basın | 2 kişilik | 07500 Serik | 1 Nisan - 31 Ekim | 1. April bis 31. Oktober | 15 мая 2026`)

export const BESIDE = [
  ...AFTER_SPACE.map((words) => ` ${words}`),
  ...[', ', ' / ', '; ', ' | ', ' (', ','].flatMap((sign) =>
    [...AFTER_SPACE, ...COUNTS].map((words) => sign + words + (sign.includes('(') ? ')' : '')),
  ),
]
export const BEFORE = [
  '',
  ...listed(`
    Tel 1 | Kat:2 | Blok 5 | No:5 | Villa 12 | GSM 2: | Линия 1 | Zimmer 101: | 1- | (1) | 1) | 1. | 1. hat: | 2. Etage | 7/24 | 9-18 Uhr
    09:00-18:00 | 01.04.2026: | 18+ | 5 yıldız | 24 saat:`).map((words) => `${words} `),
]
/** Two digits, a dash and more are hours, or the last digits of a number and something beside it. */
export const UNCLEAR = [' ', ' - ', ' – '].flatMap((sign) => COUNTS.map((words) => sign + words))

/** Airports that maps can show, and which of them a hotel's guests arrive at. */
import type { PerLocale } from '../config/locales.ts'
import { kilometresBetween, type Place } from './box.ts'

export interface Airport extends Place {
  /** IATA. */
  code: string
  name: PerLocale<string>
}

const airport = (code: string, latitude: number, longitude: number, name: string | PerLocale<string>, ru = '') => ({
  code,
  latitude,
  longitude,
  name: typeof name === 'string' ? { tr: name, en: name, de: name, ru } : name,
})

/** Public facts. Another country's are added here. */
export const AIRPORTS: readonly Airport[] = [
  airport('AYT', 36.8987, 30.8005, 'Antalya', 'Анталья'),
  airport('GZP', 36.2993, 32.3014, 'Gazipaşa-Alanya', 'Газипаша-Аланья'),
  airport('DLM', 36.7131, 28.7925, 'Dalaman', 'Даламан'),
  airport('BJV', 37.2506, 27.6643, 'Milas-Bodrum', 'Милас-Бодрум'),
  airport('ADB', 38.2924, 27.157, {
    tr: 'İzmir Adnan Menderes',
    en: 'Izmir Adnan Menderes',
    de: 'Izmir Adnan Menderes',
    ru: 'Измир Аднан-Мендерес',
  }),
  airport('IST', 41.2753, 28.7519, { tr: 'İstanbul', en: 'Istanbul', de: 'Istanbul', ru: 'Стамбул' }),
  airport('SAW', 40.8986, 29.3092, {
    tr: 'İstanbul Sabiha Gökçen',
    en: 'Istanbul Sabiha Gökçen',
    de: 'Istanbul Sabiha Gökçen',
    ru: 'Стамбул Сабиха Гёкчен',
  }),
  airport('NAV', 38.7719, 34.5345, {
    tr: 'Nevşehir Kapadokya',
    en: 'Nevşehir Cappadocia',
    de: 'Nevşehir Kappadokien',
    ru: 'Невшехир Каппадокия',
  }),
  airport('ASR', 38.7704, 35.4954, 'Kayseri', 'Кайсери'),
  airport('KYA', 37.979, 32.5619, 'Konya', 'Конья'),
  airport('ESB', 40.1281, 32.9951, 'Ankara Esenboğa', 'Анкара Эсенбога'),
]

/** As the crow flies. */
const REACH_KILOMETRES = 150
/** A road is so much longer than the way of the crow. */
const ROAD = 1.25

/**
 * The airport whose code the hotel's words name. Else, of those within reach, the one whose distance agrees best with the kilometres that
 * the hotel gives, or the nearest.
 */
export function airportOf(hotel: Place, words: string, roadKilometres?: number): Airport | undefined {
  const within = AIRPORTS.map((each) => ({ airport: each, straight: kilometresBetween(hotel, each) })).filter(
    ({ straight }) => straight <= REACH_KILOMETRES,
  )
  const named = within.filter(({ airport: { code } }) => new RegExp(`\\b${code}\\b`).test(words))
  const unlike = ({ straight }: (typeof within)[number]) =>
    roadKilometres ? Math.abs(Math.log(roadKilometres / ROAD / Math.max(straight, 1))) : straight
  return (named.length > 0 ? named : within).sort((left, right) => unlike(left) - unlike(right))[0]?.airport
}

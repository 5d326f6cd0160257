/** Airports that maps can show. */
import type { PerLocale } from '../config/locales.ts'
import type { Airport } from '../config/site-types.ts'

/** `name`: in each language, or in Latin and Cyrillic letters. */
const airport = (
  code: string,
  [latitude, longitude]: [number, number],
  name: PerLocale<string> | [latin: string, cyrillic: string],
): Airport => ({
  code,
  latitude,
  longitude,
  name: Array.isArray(name) ? { tr: name[0], en: name[0], de: name[0], ru: name[1] } : name,
})

/** Public facts. Those of other countries are added here. */
export const AIRPORTS: readonly Airport[] = [
  airport('AYT', [36.8987, 30.8005], ['Antalya', 'Анталья']),
  airport('GZP', [36.2993, 32.3014], ['Gazipaşa-Alanya', 'Газипаша-Аланья']),
  airport('DLM', [36.7131, 28.7925], ['Dalaman', 'Даламан']),
  airport('BJV', [37.2506, 27.6643], ['Milas-Bodrum', 'Милас-Бодрум']),
  airport('ADB', [38.2924, 27.157], {
    tr: 'İzmir Adnan Menderes',
    en: 'Izmir Adnan Menderes',
    de: 'Izmir Adnan Menderes',
    ru: 'Измир Аднан-Мендерес',
  }),
  airport('IST', [41.2753, 28.7519], { tr: 'İstanbul', en: 'Istanbul', de: 'Istanbul', ru: 'Стамбул' }),
  airport('SAW', [40.8986, 29.3092], {
    tr: 'İstanbul Sabiha Gökçen',
    en: 'Istanbul Sabiha Gökçen',
    de: 'Istanbul Sabiha Gökçen',
    ru: 'Стамбул Сабиха Гёкчен',
  }),
  airport('NAV', [38.7719, 34.5345], {
    tr: 'Nevşehir Kapadokya',
    en: 'Nevşehir Cappadocia',
    de: 'Nevşehir Kappadokien',
    ru: 'Невшехир Каппадокия',
  }),
  airport('ASR', [38.7704, 35.4954], ['Kayseri', 'Кайсери']),
  airport('KYA', [37.979, 32.5619], ['Konya', 'Конья']),
  airport('ESB', [40.1281, 32.9951], ['Ankara Esenboğa', 'Анкара Эсенбога']),
]

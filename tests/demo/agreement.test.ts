/** What a hotel's pages say of its hours, counts and ages: no page says two things, and no shared text says what only a hotel can know. */
import { describe, expect, test } from 'vitest'
import { hotelPage } from '../../src/demo/content/hotel-pages.ts'
import { hotelPages, hotels, sharedWords } from '../../src/demo/content/index.ts'
import type { HotelContent } from '../../src/demo/content/types.ts'
import { LANGS, type Lang } from '../../src/demo/contract.ts'
import { SUB_PAGE_KEYS } from '../../src/demo/paths.ts'

/** Words for 1, 2, 3 …; Russian ones also as they stand after "from" and "to". */
const NUMBERS: Record<Lang, string> = {
  tr: 'bir,iki,üç,dört,beş,altı,yedi,sekiz,dokuz,on,on bir,on iki,on üç,on dört',
  en: 'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen',
  de: 'eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn',
  ru: 'часу,двух|две,трёх|три,четырёх|четыре,пяти|пять,шести|шесть,семи|семь,восьми|восемь,девяти|девять,десяти|десять,одиннадцати,двенадцати,тринадцать,четырнадцать',
}

const valueOf = (word: string, lang: Lang): number =>
  /^\d/.test(word)
    ? Number(word.replaceAll(/[ .,\u00a0](?=\d{3}\b)/g, ''))
    : NUMBERS[lang].split(',').findIndex((forms) => forms.split('|').includes(word.toLocaleLowerCase(lang))) + 1

const wordsFor = (lang: Lang) => NUMBERS[lang].split(/[,|]/).toSorted((left, right) => right.length - left.length)
const numberIn = (lang: Lang) =>
  String.raw`(?<![\p{L}\d])(?:\d[\d.,\u00a0]*\d|\d|${wordsFor(lang).join('|')})(?![\p{L}])`

const numbersOf = (text: string, lang: Lang): number[] =>
  [...text.matchAll(new RegExp(numberIn(lang), 'giu'))].map(([word]) => valueOf(word, lang))

/** Minutes of a clock of twelve hours, so that 19:00 and "seven" are the same; `undefined` where it is no time. */
function minutesOf(time: string, lang: Lang): number | undefined {
  const [, hour, minute = '0'] = /^(\d{1,2})[:.](\d\d)$/.exec(time) ?? ['', String(valueOf(time, lang))]
  return Number(hour) >= 1 && Number(hour) <= 24 ? (Number(hour) % 12) * 60 + Number(minute) : undefined
}

const timeIn = (lang: Lang) => String.raw`\d{1,2}[:.]\d\d|(?<![\d.,])\d{1,2}(?![\d.,]*\d)|${wordsFor(lang).join('|')}`
const HALF: Partial<Record<Lang, (time: string) => string>> = {
  en: (time) => String.raw`half past (${time})`,
  tr: (time) => String.raw`(${time}) buçu`,
  de: (time) => String.raw`halb (${time})`,
}
const RANGE: Record<Lang, (time: string) => string> = {
  tr: (time) => String.raw`(?<![\p{L}\d:.–])(\d{1,2}[:.]\d\d)(?:–|’\p{L}+ (?=\d))(${time})(?![\p{L}\d])`,
  en: (time) => String.raw`from (${time}) to (${time})(?![\p{L}\d])`,
  de: (time) => String.raw`von (${time}) bis (${time})(?![\p{L}\d])`,
  ru: (time) => String.raw`(?<!\p{L})со? (${time}) до (${time})(?![\p{L}\d])`,
}

/** Hours that a text gives as "from … to …", as pairs of minutes. */
function rangesOf(text: string, lang: Lang): [number, number][] {
  const plain = text.replaceAll('\u00a0', ' ')
  const written = [...plain.matchAll(new RegExp(RANGE[lang](timeIn(lang)), 'giu'))]
  const figures = [...plain.matchAll(/(\d{1,2}:\d\d)–(\d{1,2}:\d\d)/g)]
  return [...written, ...figures].flatMap(([, from, to]) => {
    const [start, end] = [minutesOf(from!, lang), minutesOf(to!, lang)]
    return start === undefined || end === undefined ? [] : [[start, end] as [number, number]]
  })
}

/** All texts of a value, whatever its shape. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const PAGES = ['home', ...SUB_PAGE_KEYS] as const
const pagesOf = (hotel: HotelContent) => PAGES.filter((page) => page === 'home' || !hotel.gaps?.pages?.includes(page))
const hasParts = (hotel: HotelContent, page: (typeof PAGES)[number]) =>
  !['aquapark', 'kids', 'meeting', 'shopping', 'spa'].includes(page) || hotel[page as 'spa'] !== undefined

interface Composed {
  where: string
  hotel: HotelContent
  page: (typeof PAGES)[number]
  lang: Lang
  texts: string[]
}

const composed: Composed[] = hotels.flatMap((hotel) =>
  pagesOf(hotel)
    .filter((page) => hasParts(hotel, page))
    .flatMap((page) =>
      LANGS.map((lang) => ({
        where: `${hotel.key} ${page} ${lang}`,
        hotel,
        page,
        lang,
        texts: textsOf(hotelPage(hotel, page, lang)),
      })),
    ),
)

const pageOf = (hotel: HotelContent, page: (typeof PAGES)[number], lang: Lang) =>
  composed.filter((each) => each.hotel === hotel && each.page === page && each.lang === lang)

test('hours of an aquapark that begin together end together', () => {
  const faults = composed
    .filter(({ page }) => page === 'aquapark')
    .flatMap(({ where, lang, texts }) => {
      const ranges = texts.flatMap((text) => rangesOf(text, lang))
      expect(ranges.length, where).toBeGreaterThan(0)
      return ranges.flatMap(([start, end]) =>
        ranges
          .filter(([from, to]) => from === start && to > end)
          .map(([, to]) => `${where}: ${start} to ${end} and ${to}`),
      )
    })
  expect(faults).toEqual([])
})

/** A sentence that names the lifeguards of the beach. */
const LIFEGUARDS = /cankurtaran|lifeguard|Rettungsschwimmer|спасател/i
const ON_DUTY: Record<Lang, (time: string) => string> = {
  tr: (time) => String.raw`(?<![\p{L}\d])(${time})(?=’[dty]|–)|–(${time})`,
  en: (time) => String.raw`(?:at|until|from|to) (${time})(?![\p{L}\d])`,
  de: (time) => String.raw`(?:um|bis|von) (${time})(?![\p{L}\d])`,
  ru: (time) => String.raw`(?<!\p{L})(?:в|до|с) (${time})(?![\p{L}\d])`,
}

/** 'Children up to six' is no hour. */
const AGES = /(?:up to|Kinder bis|детей до) \p{L}+/gu

/** Times of duty that a sentence tells, halves of an hour included. */
function dutyOf(sentence: string, lang: Lang): (number | undefined)[] {
  const time = timeIn(lang)
  const half = HALF[lang] && new RegExp(HALF[lang](time), 'giu')
  const before = lang === 'de' ? -30 : 30
  const halves = half ? [...sentence.matchAll(half)].map(([, each]) => minutesOf(each!, lang)! + before) : []
  const whole = (half ? sentence.replaceAll(half, '') : sentence).replaceAll(AGES, '')
  const told = [...whole.matchAll(new RegExp(ON_DUTY[lang](time), 'giu'))]
  return [...halves, ...told.map(([, first, last]) => minutesOf((first ?? last)!, lang))]
}

test('lifeguards of a beach begin and end at one hour', () => {
  const faults = composed
    .filter(({ page, hotel }) => page === 'beach-pool' && hotel.beach)
    .flatMap(({ where, lang, texts }) => {
      const sentences = texts.flatMap((text) => text.replaceAll('\u00a0', ' ').split(/(?<=[.;:]) /))
      const times = sentences.filter((each) => LIFEGUARDS.test(each)).flatMap((each) => dutyOf(each, lang))
      const hours = new Set(times.filter((each) => each !== undefined))
      expect(hours.size, where).toBeGreaterThan(0)
      return hours.size > 2 ? [`${where}: ${[...hours].join(', ')} minutes`] : []
    })
  expect(faults).toEqual([])
})

const SLIDES: Record<Lang, (figure: string) => string> = {
  tr: (figure) => String.raw`(${figure}) kaydırak`,
  en: (figure) => String.raw`(${figure}) slides`,
  de: (figure) => String.raw`(${figure}) Rutschen`,
  ru: (figure) => String.raw`(${figure}) (?:гор[ок]|спуск)|горок(?: —|:)? (${figure})`,
}
const slidesOf = (texts: string[], lang: Lang) =>
  texts.flatMap((text) =>
    [...text.replaceAll('\u00a0', ' ').matchAll(new RegExp(SLIDES[lang](numberIn(lang)), 'giu'))].map(
      ([, before, after]) => valueOf((before ?? after)!, lang),
    ),
  )

test("the slides of an aquapark's description are as many as its hotel tells anywhere", () => {
  const parks = hotels.filter(({ aquapark }) => aquapark)
  expect(parks.length).toBeGreaterThan(5)
  for (const hotel of parks)
    for (const lang of LANGS) {
      const told = slidesOf([hotelPage(hotel, 'aquapark', lang).description], lang)
      const texts = [...pageOf(hotel, 'aquapark', lang), ...pageOf(hotel, 'home', lang)].flatMap((each) => each.texts)
      expect(told, `${hotel.key} ${lang}`).toEqual([Math.max(...slidesOf(texts, lang))])
    }
})

test('rooms and restaurants are counted as the language lists them', () => {
  for (const hotel of hotels)
    for (const lang of LANGS) {
      const listed = (records: readonly { absentIn?: Lang[] | undefined }[]) =>
        records.filter(({ absentIn }) => !absentIn?.includes(lang)).length
      const { sections } = hotelPage(hotel, 'rooms', lang)
      const table = sections.find(({ key }) => key === 'comparison')!.body![0]!.table!
      expect(table.rows.length, `${hotel.key} ${lang}`).toBe(listed(hotel.rooms))
      for (const [page, count] of [
        ['rooms', listed(hotel.rooms)],
        ['gastronomy', listed(hotel.outlets)],
      ] as const) {
        const { description } = hotelPage(hotel, page, lang)
        expect(numbersOf(description, lang), `${hotel.key} ${page} ${lang}`).toContain(count)
      }
    }
})

describe('a hotel for guests from 16', () => {
  const CHILDREN = /(?<!\p{L})(?:[Çç]ocu[kğ]|[Bb]ebek|[Cc]hild|[Bb]ab(?:y|ies)|Kind|[Дд]ет[еис]|[Рр]ебён|[Мм]алыш)/u
  /** These tell how under-age guests are protected, and that smaller ones are not taken. */
  const MAY = new Set<string>(['policies', 'kvkk', 'home', 'philosophy', 'management-systems'])
  const pages = composed.filter(({ hotel, page }) => hotel.adultsOnly && !MAY.has(page))

  test.each(pages)('offers children nothing: $where', ({ texts }) => {
    expect(texts.filter((text) => CHILDREN.test(text))).toEqual([])
  })
})

/** Times that hold in every hotel: check-in and check-out, the reservations line, the group's offices. */
const EVERYWHERE = new Set([
  '14:00',
  '12:00',
  '08:00',
  '8:00',
  '24:00',
  '09:00',
  '17:00',
  '18:00',
  '14',
  '12',
  '8',
  '24',
])

test.each(Object.entries({ ...hotelPages, words: sharedWords }))(
  'what the pages of all hotels share names no hours but those of the group: %s',
  (_, template) => {
    const times = textsOf(template).flatMap((text) =>
      [...text.matchAll(/(?<!\d)\d{1,2}[:.]\d\d(?!\d)|(?<![\d.:])\d{1,2}(?=(?: bis \d{1,2})? Uhr)/g)].map(
        ([time]) => time,
      ),
    )
    expect(times.filter((time) => !EVERYWHERE.has(time))).toEqual([])
  },
)

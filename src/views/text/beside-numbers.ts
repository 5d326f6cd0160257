/**
 * Digits beside telephone numbers that are no telephone's: hours, dates, prices, floors, counts, marks of lists. Set apart before numbers are looked for, so
 * that none of them takes such digits or ends in them. Pure.
 */
import { APART, isFound, readItems } from './number-list.ts'
import { type Found } from './one-number.ts'

/** Digits of a number that is complete: hardly any is shorter, rarely are any added to a long one, and none has more than the last. */
const [SHORT, LONG, LONGEST] = [6, 9, 12]
/** Of a number in front of what may be a place's code rather than more of its digits. */
const BEFORE_PLACE = 8

/**
 * `always`: no number has such signs. `sure`: words or signs tell what the digits are. `likely`, `place`: behind a number that can be longer by them it is
 * unclear what they are, unless it is long. `turkish`: any digits that cannot be part of a Turkish number.
 */
type Certainty = 'always' | 'sure' | 'likely' | 'place' | 'turkish'

const COMPLETE = { sure: SHORT, likely: LONG, place: Infinity, turkish: Infinity }

const words = (...all: string[]) => String.raw`(?:${all.join('|')})(?![\p{L}\p{M}])`
const MINUTES = String.raw`(?:[.:][0-5]\d)`
const HOUR = String.raw`(?:[01]?\d|2[0-4])`
const TIME = `${HOUR}${MINUTES}?`
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const DATE = String.raw`${DAY}\.(?:0?[1-9]|1[0-2])`
const MONTH = words(
  String.raw`ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık`,
  String.raw`jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?`,
  String.raw`янв\p{L}*|фев\p{L}*|март\p{L}*|апр\p{L}*|ма[йя]|июн\p{L}*|июл\p{L}*|авг\p{L}*|сент\p{L}*|окт\p{L}*|ноя\p{L}*|дек\p{L}*`,
)
const CLOCK = words(
  String.raw`uhr|saat(?:leri)?|h|hrs?|hours?|std\.?|stunden?|[ap]\.?m\.?|ч\.?|час(?:а|ов)?|uur|heures?|o['’]clock`,
)
const UNTIL = String.raw`\s*(?:to|till|until|bis|до|ile|tot|à)\s+`
const TO = String.raw`(?:\s*-\s*|${UNTIL})`
const FROM_TO = String.raw`${HOUR}(?:${MINUTES}|\s*${CLOCK})?${TO}${TIME}`
const MONEY = words(String.raw`eur|euros?|tl|try|usd|gbp|ct|cents?|p|pence|kuruş|kr|руб\p{L}*|коп\p{L}*|лир\p{L}*|евро`)
const NOUN = words(
  // Floors and houses.
  String.raw`kat(?:ta|ı)?|etage|stock(?:werk)?|[ou]g|floor|этаж[еа]?`,
  // Days and years.
  String.raw`gün\p{L}*|hafta\p{L}*|ay|yıl\p{L}*|tagen?|wochen?|monaten?|jahren?|days?|weeks?|months?|years?|д(?:ень|ня|ней)|недел\p{L}*|месяц\p{L}*|лет|года?|yaş\p{L}*|sezon\p{L}*|saison|season|сезон\p{L}*`,
  // What there may be several of.
  String.raw`dil(?:de)?|sprachen?|languages?|язык\p{L}*|hat(?:lı|lar)?|lines?|leitung(?:en)?|лини[яийю]\p{L}*|kanal(?:lı)?|kanäle|channels?|канал\p{L}*|kişi\p{L}*|personen|persons?|people|guests|gäste|человек|гост\p{L}*|oda\p{L}*|zimmern?|rooms?|номер(?:а|ов)|yıldız\p{L}*|sternen?|stars?|зв[её]зд\p{L}*|dk|dakika|min(?:ute[ns]?)?\.?|мин\p{L}*|km|metre|meters?|км|м`,
)
/** A colon, hours or an index behind a unit: it is a label of what follows. */
const LABELS = new RegExp(
  String.raw`^\s*(?::|${HOUR}${MINUTES}?${TO}${HOUR}(?!\d)|\d{1,2}:\d\d|\d{1,3}(?:\s*[:)-]|\.\s|\s+[+(0]))`,
  'iu',
)
const ENDS = String.raw`(?=\s*(?:$|[,;|)/:&${APART}+]|\p{L}|-\s)|\s+(?:\(?0\d|444))`
/** A number that needs nothing in front. */
const NUMBER = String.raw`\s*(?:\(?\+|\(0|0[\s(]*\d{3}[\s).-]*\d{3}[\s.-]*\d\d[\s.-]*\d\d(?!\d)|444[\s.-]*\d[\s.-]*\d{3}(?!\d))`
const ALONE = String.raw`(?<![\d.:/-])`

const TABLE: [pattern: string, certainty?: Certainty][] = [
  // '1. hat: ', '1) ', '2. ', '1- ', '(1) ', 'Kat:2 ' and 'Hat 1: ' in front of a number; not 'dahili 112'
  [String.raw`(?<=^|[\s,;|/])\d{1,2}(?:\.|st|nd|rd|th|-?[йяе])\s*\p{L}+\s*:`],
  [String.raw`(?<=^|[\s,;/|&\p{L}-])[1-9](?:\.?\)|[.:])(?=\s+[(+\d])`],
  [String.raw`(?:(?<=^\s*)1|(?<=^\s*${APART}.*\s)[2-9])\s?-(?=\s${NUMBER})`],
  [String.raw`(?:(?<=^\s*)\(1\)|(?<=^\s*${APART}.*)\([2-9]\))(?=${NUMBER})`],
  [
    String.raw`(?<=^\s*|\p{L}[.:-]?\s*)(?<!(?<!\p{L})(?:dahili|ext(?:ension)?|int|x|pbx|durchwahl|dw|apparat|app|доб|внутр)[.:-]?\s*)[1-9]\d{0,3}\s*(?::|-(?=\s)|(?<=\D[1-9])-|\s(?=${NUMBER}))(?=${NUMBER})`,
  ],
  // '7/24', '9:00', '09.00-18.00'
  [String.raw`(?<!\d)(?:7\/24|24\/7)(?!\d)`, 'always'],
  [String.raw`(?<!\d)\d{1,2}:\d{2}(?!\d)`, 'always'],
  [String.raw`${ALONE}${HOUR}${MINUTES}\s*-\s*${HOUR}${MINUTES}(?!\.?\d)`],
  // '15.04.2026', '01.04.-31.10.', '15/04/2026', '2026-04-15', '15 Mai 2026', 'Mai 2026'
  [String.raw`(?<![\d.])${DATE}\.?\s*-\s*${DATE}(?:\.20\d\d|\.)?(?!\.?\d)`],
  [String.raw`(?<![\d.])${DATE}\.(?:20\d\d(?!\.?\d)|(?=\s*(?:-|$|[,;)+]|\p{L})))`],
  [String.raw`(?<![\d/-])(?:${DAY}([/-])(?:0?[1-9]|1[0-2])\1(?:20)\d\d|20\d\d-[01]\d-[0-3]\d)(?![\d/-])`],
  [String.raw`${ALONE}(?:${DAY}\.?\s*-\s*)?${DAY}\.?\s*${MONTH}(?:\s*20\d\d(?!\d)|(?!\s*\d))`, 'likely'],
  [String.raw`(?<!\p{L})${MONTH}\s*(?:20\d\d|${DAY}(?:\s*-\s*${DAY})?)(?!\d)${ENDS}`],
  // '0,14 €/Min.', '€ 5'
  [String.raw`${ALONE}\d{1,3}(?:[.,]\d{1,2})?\s*(?:[€₺$£₽¢](?!\s*\d)|${MONEY})`],
  [String.raw`[€₺$£₽]\s*\d{1,5}(?:[.,]\d{1,2})?(?!\d)`],
  // '9-18 Uhr', '9 am - 6 pm', '24 h', '8 bis 18 Uhr', '9-18'
  [String.raw`${ALONE}${HOUR}(?:-|${UNTIL}|(?:${MINUTES}|\s*${CLOCK})${TO})${TIME}\s*${CLOCK}`],
  // Digits in front of a dash between spaces may be a number's last ones.
  [String.raw`${ALONE}${FROM_TO}\s*${CLOCK}`, 'likely'],
  [String.raw`(?<=\p{L}\s*)${FROM_TO}(?!\d)${ENDS}`],
  [String.raw`${ALONE}${TIME}\s*-?\s*(?<unit>${CLOCK})`],
  [String.raw`(?<=\d)-${HOUR}\s*${CLOCK}`],
  [String.raw`${ALONE}${FROM_TO}(?!\d)${ENDS}`, 'likely'],
  // '2. Etage', '1st floor', '10 hat', '7 gün', '(10 hat)', '18+'
  [String.raw`${ALONE}(?:[1-9]|[12]\d|30)(?:['’]\p{L}|(?:\.|st|nd|rd|th|-?[йяе])?\s*-?\s*(?<unit>${NOUN}))`, 'likely'],
  [String.raw`${ALONE}\d{1,3}\s?[+*%](?:(?=\s${NUMBER})|(?!\s*[\d(]))`],
  [String.raw`(?<=\(\s*)\d{1,6}(?:\.|-?[йяе](?!\p{L}))?(?=[\s-]*\p{L})`],
  [String.raw`(?<=^\s*|\d\)?\s+|[,;|(]\s*|[/-]\s+)\d{4,5}(?=\s+\p{Lu}\p{Ll}+)`, 'place'],
  [String.raw`(?<=\d\)?\s+)\d{1,6}(?=[.'’]?\s*\p{L})`, 'turkish'],
]
const PATTERNS = TABLE.map(([pattern, certainty = 'sure']) => ({
  pattern: new RegExp(pattern, certainty === 'place' ? 'gu' : 'giu'),
  certainty,
}))
/** What one pattern sets apart can be what another needs, on either side of a number. */
const ROUNDS = 2

/** The text with such digits filled in, and so is a number of which they may be part or not. */
export function setApart(text: string): { text: string; isUnclear: boolean } {
  let apart = text
  let isUnclear = false
  const fill = (start: number, end: number) => {
    apart = apart.slice(0, start) + APART.repeat(end - start) + apart.slice(end)
  }
  const judge = (certainty: Certainty, start: number, found: string) => {
    const end = start + found.length
    const isBehindDigits = /\d\)?\s*$/.test(apart.slice(0, start))
    if (!isBehindDigits || certainty === 'always') return fill(start, end)
    const last = whole(apart.slice(0, start))
    if (!last || (certainty === 'turkish' && last.number.country !== 'TR')) return
    const length = lengthOf(last)
    const isInFull = last.written.length <= last.end - last.start
    if (certainty === 'place' && (length < BEFORE_PLACE || !isInFull)) return
    const longer = whole(apart.slice(0, start) + /[\d.]*\d/.exec(found)![0])
    const canBeLonger = longer && longer.start === last.start && lengthOf(longer) <= LONGEST
    if (!canBeLonger || length >= COMPLETE[certainty]) return fill(start, end)
    fill(last.start, end)
    isUnclear = true
  }
  for (const { pattern, certainty } of Array.from({ length: ROUNDS }, () => PATTERNS).flat()) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(apart); match; match = pattern.exec(apart)) {
      const { 0: found, index, groups } = match
      const end = index + found.length
      if (!groups?.['unit'] || !LABELS.test(text.slice(end))) judge(certainty, index, found)
      // What begins in the middle of it is looked at where it was none.
      pattern.lastIndex = apart[index] === APART ? end : index + 1
    }
  }
  return { text: apart, isUnclear }
}

/** The number with which a text ends. */
function whole(text: string): Found | undefined {
  const last = readItems(text).at(-1)
  return last && isFound(last) && last.end === text.trimEnd().length ? last : undefined
}

const lengthOf = (found: Found) => found.number.nationalNumber.length

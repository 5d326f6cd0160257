/** Reads when a hotel is open from texts written for guests, in four languages: 'April to October', '15 Nisan – 5 Kasım', '01.04.–31.10.'. */
import type { Season } from '../../config/site-types.ts'

const MONTHS = [
  String.raw`jan(?:uary|uar)?|jänner|oca|oca[kğ]T|янв(?:ар\p{L}{1,2})?`,
  String.raw`feb(?:ruary|ruar)?|şub|şubatT|фев(?:рал\p{L}{1,2})?`,
  String.raw`mar(?:ch)?|mrz|märz?|martT|мар(?:т\p{L}{0,2})?`,
  String.raw`apr(?:il)?|nis|nisanT|апр(?:ел\p{L}{1,2})?`,
  String.raw`may|mai|mayisT|ма[йяею]`,
  String.raw`june?|juni|haz|haziranT|июн\p{L}?`,
  String.raw`july?|juli|tem|temmuzT|июл\p{L}?`,
  String.raw`aug(?:ust)?|ağu|ağustosT|авг(?:уст\p{L}{0,2})?`,
  String.raw`sept?(?:ember)?|eyl|eylülT|сент?(?:ябр\p{L}{1,2})?`,
  String.raw`o[ck]t(?:ober)?|eki|ekimT|окт(?:ябр\p{L}{1,2})?`,
  String.raw`nov(?:ember)?|kas|kasimT|ноя(?:бр\p{L}{1,2})?`,
  String.raw`de[cz](?:ember)?|ara|arali[kğ]T|дек(?:абр\p{L}{1,2})?`,
].map((names) => names.replaceAll('T', String.raw`(?:['’]?\p{L}{1,3})?`))
const MONTH_PATTERNS = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'u'))
const NAMED = String.raw`(?:(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?[.\s]+(?:of\s+)?)?(?<!\p{L})(?<month>${MONTHS.join('|')})(?!\p{L})\.?(?:\s+(?<after>\d{1,2})(?:st|nd|rd|th)?(?![\d.:]|\s+(?:${MONTHS.join('|')})(?!\p{L})))?`
const FIGURES = String.raw`(?<!\d)(?:\d{4}-(?<isoMonth>\d\d)-(?<isoDay>\d\d)|(?<dayFigure>\d{1,2})[./](?<monthFigure>\d{1,2})(?!\d))`
const DAY_OF_YEAR = new RegExp(`${FIGURES}|${NAMED}`, 'gu')
const YEAR = /(?<!\d)[./]?20\d\d(?!\d)/gu
const JOINED = /^[\s.,]*(?:–|—|-|‑|\/|to|until|till|through|bis(?: zum)?|по|до|ile|kadar)\s*(?:the )?$/u
const FROM_IN_TURKISH = /[dt][ae]n$/u
/** Words for the first and the last days of a month, before its name; in Turkish after it. */
const BEGINNING = /(?:beginning of|start of|anfang|начала)\s*$/u
const END = /(?:the )?(?:end of|ende|конца?)\s*$/u
const BEGINNING_IN_TURKISH = /^\s*baş(?:i|indan)(?=\s)/u
const END_IN_TURKISH = /^\s*sonu(?:na)?(?!\p{L})/u
const VAGUE =
  /mid|middle|late|early|beginning|start of|end of|approx|about|around|(?<!\p{L})(?:ca|circa|mitte|anfang|ende|etwa)(?!\p{L})|ungefähr|orta(?:si|lari)|baş(?:i|lari)|sonu|sonlari|yaklaşik|середин|начал|кон(?:ц|ец)|примерно|около/u
/** Texts with these may name the months in which it is not open. */
const NOT =
  /clos|kapal|geschloss|schlie|закры|except|exclud|outside|außerhalb|(?<!\p{L})(?:not?|but|nicht|kein\p{L}*|außer|ohne|не|кроме|hariç|dişinda|değil)(?!\p{L})/u
const ALL_YEAR =
  /all year|year.?round|(?:tüm|bütün) yil|yil boyu|dört mevsim|ganzjährig|das ganze jahr|круглый год|круглогодичн|весь год/u

/** `undefined`: what cannot be read, such as two periods or 'mid-April'. */
export function seasonIn(text: string): Season | 'all-year' | undefined {
  const plain = plainOf(text)
  if (ALL_YEAR.test(plain)) return NOT.test(plain) ? undefined : 'all-year'
  const [first, second, ...others] = [...plain.matchAll(DAY_OF_YEAR)]
  if (!first || !second || others.length > 0 || NOT.test(plain)) return undefined
  const before = plain.slice(0, first.index).replace(BEGINNING, '')
  const between = plain
    .slice(first.index + first[0].length, second.index)
    .replace(YEAR, '')
    .replace(BEGINNING_IN_TURKISH, '')
    .replace(END, '')
  const after = plain.slice(second.index + second[0].length).replace(END_IN_TURKISH, '')
  const isRange =
    JOINED.test(between) || (between.trim() === '' && FROM_IN_TURKISH.test(plain.slice(0, second.index).trimEnd()))
  const rest = [before, between, after].join(' ')
  if (!isRange || VAGUE.test(rest) || /\d/.test(rest.replace(YEAR, ''))) return undefined
  const [from, until] = [dayIn(first.groups!), dayIn(second.groups!)]
  const season = { from: dayText(from, 1), until: dayText(until, daysIn(until.month)) }
  return [season.from, season.until].every(isDay) && season.from !== season.until ? season : undefined
}

/** With 'i' for Turkish 'ı', which other languages do not distinguish in capitals: 'NİSAN', 'KASIM'. */
const plainOf = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')

interface DayRead {
  month: number
  day?: number
}

function dayIn(groups: Record<string, string | undefined>): DayRead {
  const { day, month, after, isoMonth, isoDay, dayFigure, monthFigure } = groups
  if (month === undefined) return { month: Number(isoMonth ?? monthFigure), day: Number(isoDay ?? dayFigure) }
  const named = day ?? after
  return {
    month: 1 + MONTH_PATTERNS.findIndex((names) => names.test(month)),
    ...(named && { day: Number(named) }),
  }
}

/** Of a leap year: 'December to February' includes its last day. */
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate()
const dayText = ({ month, day }: DayRead, otherwise: number) =>
  [month, day ?? otherwise].map((part) => String(part).padStart(2, '0')).join('-')
const isDay = (day: string) => new Date(`2024-${day}T00:00:00Z`).toJSON()?.slice(5, 10) === day

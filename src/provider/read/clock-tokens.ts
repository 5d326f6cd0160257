/** Finds times of day in texts written for guests, in four languages: '14:00', '2 p.m.', 'öğleden sonra 2:00', '9 Uhr abends', 'полдень'. */

/** Hours of the day, the last one excluded. */
type Period = readonly [from: number, until: number]
type Words = [words: string, period: Period]

/** Read only behind a time: 'am' is a German preposition. */
const HALVES: Words[] = [
  [String.raw`a\.?\s?m\.?`, [0, 12]],
  [String.raw`p\.?\s?m\.?`, [12, 24]],
]
const PERIODS: Words[] = [
  [String.raw`ö\.?\s?ö\.?|in the morning|mornings?`, [0, 12]],
  [String.raw`ö\.?\s?s\.?`, [12, 24]],
  [String.raw`\p{L}*morgens?|\p{L}*vormittags?|vorm\.|früh|öğleden önce|sabah\p{L}*|утром|утра`, [1, 12]],
  [String.raw`noon|mittags?|öğle|öğlen|öğleyin|полдень`, [11, 16]],
  [String.raw`in the afternoon|afternoons?|\p{L}*nachmittags?|nachm\.|öğleden sonra|дня|дн[её]м`, [12, 19]],
  [String.raw`in the evening|evenings?|\p{L}*abends?|akşam\p{L}*|вечером|вечера`, [16, 24]],
  [String.raw`at night|nights?|nachts?|\p{L}+tagnacht|gece(?! yarısı)\p{L}*|ночью|ночи`, [19, 6]],
  [String.raw`midnight|mitternachts?|полночь`, [23, 2]],
]
const anyOf = (all: Words[]) => all.map(([words]) => words).join('|')
const PERIOD_OF = [...HALVES, ...PERIODS].map(
  ([words, period]) => [new RegExp(`^(?:${words})$`, 'iu'), period] as const,
)
/** Beside these an hour needs no minutes. */
const HALF = /^(?:[ap]\.?\s?m|ö\.?\s?[ös])\.?$/iu
const TWELVE = /^(?:noon|midnight)$/iu

const END = String.raw`(?![\p{L}\d])`
const MONEY = '[€$£₺₽]'
/** A number followed by this is a length, a weight, a price or a temperature. */
const UNIT = String.raw`\s*(?:${MONEY}|[%°]|(?:m|cm|km|kg|м|см|км|кг|(?:kilo)?met(?:re|er)\p{L}*|(?:кило)?метр\p{L}*|TL|EUR|USD|GBP|TRY|RUB|euro?s?|lira|руб\p{L}*)(?!\p{L}))`
const TIME = new RegExp(
  String.raw`(?:(?<!\p{L})(?<before>${anyOf(PERIODS)})${END}\s*(?:(?:at|from|um|ab|von|в|с|saat)\s+)?)?` +
    String.raw`(?<![\d.,:]|${MONEY}\s*)(?<hour>\d{1,2})(?:(?<mark>[:.])(?<minute>[0-5]\d))?(?!\d|[.,:]\d|[ap](?![\p{L}.])|${UNIT})` +
    String.raw`(?<clock>\s*(?:uhr|o['’]clock|час\p{L}*|ч\.?)${END})?(?:\s*(?<after>${anyOf([...HALVES, ...PERIODS])})${END})?` +
    String.raw`|(?<!\p{L})(?:(?<noon>noon|midday|полдень|полудня)|midnight|mitternacht|gece yarısı\p{L}*|полночь|полуночи)${END}`,
  'giu',
)
/** A period before that is one of several: 'mornings and evenings, 9:00'. */
const SEVERAL = new RegExp(String.raw`(?:${anyOf(PERIODS)})\s*(?:and|or|und|oder|ve|veya|и|или|&|,|/)\s*$`, 'iu')
/** 'half past 9 pm', 'halb 9 Uhr abends' */
const PART_OF_HOUR =
  /(?<!\p{L})(?:half|quarter|past|halb|(?:drei)?viertel|половин\p{L}*|четверт\p{L}*)(?: past| to| nach| vor)?\s*$/iu
/** 'am Strand', 'am großen Pool', 'am 5. Mai', but not English 'am Tuesday'. */
const BEHIND_GERMAN_AM = /^\s+(?:(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}|\p{Ll}+en(?!\p{L})|\d)/u

export const HALF_DAY = 12 * 60
export const DAY = 24 * 60

export interface Token {
  start: number
  end: number
  /** Minutes from midnight as written, on a clock of 24 hours. */
  written: number
  /** The same by the words beside it; NaN if they contradict it. */
  said?: number
  /** Whether the words show a clock of 12 hours. */
  isOf12: boolean
  /** Without minutes. */
  isBare: boolean
  isDotted: boolean
  /** '2:00', not '02:00'. */
  hasOneDigit: boolean
  isWord: boolean
}

/** In order. `isEnglish`: what may be the German preposition 'am' is read as 'a.m.'. */
export function tokensIn(text: string, isEnglish: boolean): Token[] {
  const matches = [...text.matchAll(TIME)]
  return matches
    .map((match) => tokenOf(match, text, isEnglish))
    .filter((token) => token.written <= DAY && !isDate(text, token))
}

/** 'am 12.05. um 20 Uhr', '12.05. bis' */
function isDate(text: string, { start, end, isDotted }: Token): boolean {
  return (
    isDotted && (/^\.\s*[\p{Ll}\d–—-]/u.test(text.slice(end)) || /(?<!\p{L})am\s+$/u.test(wordsBefore(text, start)))
  )
}

function tokenOf(
  { 0: found, index: start, groups = {} }: RegExpMatchArray & { index: number },
  text: string,
  isEnglish: boolean,
): Token {
  const { before, hour, minute, mark, clock, noon } = groups
  const end = start + found.length
  const place = {
    start,
    end,
    isBare: minute === undefined,
    isDotted: mark === '.',
    hasOneDigit: hour?.length === 1,
    isWord: hour === undefined,
  }
  if (hour === undefined) {
    const minutes = noon ? HALF_DAY : 0
    return { ...place, written: minutes, said: minutes, isOf12: false, isBare: false }
  }
  const written = Number(hour) * 60 + Number(minute ?? 0)
  const mayBeGerman = groups['after'] === 'am' && BEHIND_GERMAN_AM.test(text.slice(end))
  const isGerman = mayBeGerman && (!isEnglish || !isEither(written))
  const after = isGerman ? undefined : groups['after']
  const words = [before, after].filter((each) => each !== undefined)
  const isHalf = words.some((each) => HALF.test(each))
  const isTime = isHalf || minute !== undefined || clock !== undefined || (hour === '12' && TWELVE.test(after ?? ''))
  if (words.length === 0 || !isTime) return { ...place, written, isOf12: false }
  const beside = wordsBefore(text, start)
  const isOther = PART_OF_HOUR.test(beside) || (SEVERAL.test(beside) && before)
  const said = isOther ? NaN : saidBy(words, written)
  return { ...place, written, said, isOf12: isHalf || said !== written, isBare: false }
}

function saidBy(words: readonly string[], written: number): number {
  const periods = words.map((each) => PERIOD_OF.find(([pattern]) => pattern.test(each))![1])
  const all = isEither(written) ? [written % HALF_DAY, (written % HALF_DAY) + HALF_DAY] : [written]
  const fitting = all.filter((minutes) => periods.every((period) => isWithin(period, Math.floor(minutes / 60) % 24)))
  return fitting.length === 1 ? fitting[0]! : NaN
}

const isWithin = ([from, until]: Period, hour: number) =>
  from < until ? from <= hour && hour < until : from <= hour || hour < until

/** The last words before a place. Whole texts would be read once for each of their times. */
export const wordsBefore = (text: string, at: number) => text.slice(Math.max(0, at - 60), at)

/** Whether a clock of 12 hours shows such a time, too. */
export const isEither = (minutes: number) => minutes >= 60 && minutes < HALF_DAY + 60

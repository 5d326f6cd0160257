/** Reads times of day and spans of them from texts written for guests, in four languages. */
import { DAY, HALF_DAY, isEither, tokensIn, wordsBefore, type Token } from './clock-tokens.ts'

/** 'HH:MM'. `from` is missing if the text names only an end ('until 21:00'), `to` if it names only a start. */
export interface SaidTime {
  from?: string
  to?: string
  /** Written with a dot and without 'pm' or the like, so that it may be a date or a price. */
  isDotted: boolean
}

/** In texts with these, times up to 12:59 may be of either half of the day, unless there are later ones. */
const LATE =
  /(?<!\p{L})(?:afternoon|evening|night|dinner|supper|\p{L}*abend|\p{L}*nachmittag|nachts|akşam|gece|öğleden sonra|вечер|ноч|ужин)/iu
/** '2:00' and '10:00–6:00' are rarely of the night. */
const NIGHT_END = 6 * 60
/** Hours of these are none in which something is on. */
const CLOSED = String.raw`(?:clos(?:ed|es|ing)|shut|break|geschlossen|schließ\p{L}*|\p{L}*pause|kapa(?:l[ıi]|n)\p{L}*|mola\p{L}*|закры\p{L}*|перерыв\p{L}*)(?!\p{L})`
const CLOSED_BEFORE = new RegExp(String.raw`(?<!\p{L})${CLOSED}[^\d.;!?]*$`, 'iu')
const CLOSED_AFTER = new RegExp(String.raw`^[^\d.,;!?]*(?<!\p{L})${CLOSED}`, 'iu')
const JOINED = /^\s*(?:–|—|-|‑|−|to|until|till|through|bis|до|по)\s*$/iu
const JOINED_IF_BETWEEN = /^\s*(?:and|und|и|ile|ve)\s*$/iu
const BETWEEN = /(?<!\p{L})(?:between|zwischen|между)\s*$/iu
const BETWEEN_IN_TURKISH = /^\s*aras/iu
/** Before hours without minutes: 'from 2–5 pm', but not 'level 2 – 5 pm'. */
const HOURS_BEFORE =
  /(?:^|[^\p{L}\s]|(?<!\p{L})(?:from|between|opens?|hours|daily|\p{L}+days?|von|zwischen|täglich|с|между|saat))\s*$/iu
const CLAUSE_END = /^\s*(?:$|[.,;!)])/u
const DIGIT_BEFORE = /\d\s*[–—-]\s*$/u
const DIGIT_AFTER = /^\s*[–—-]\s*\d/u
const UNTIL = /(?<!\p{L})(?:to|until|till|by|before|bis|vor|до|перед)\s*$/iu
const UNTIL_IN_TURKISH = /^['’]?\p{L}{0,3}\s+(?:kadar|önce)/iu
/** Before 'noon' and 'midnight' that are times: 'at noon', but not 'past midnight'. */
const AT = /(?<!\p{L})(?:at|um|в|to|until|till|bis|до)\s*$/iu

/**
 * In order. `undefined` if one of them may mean a different time: '10:00–12:00, 2:00–5:30 pm', '12 am Strand', 'Jazz
 * night: 9:00', 'lunch 12:00–2:00', 'closed 13:00–15:00'.
 */
export function timesIn(text: string): SaidTime[] | undefined {
  const plain = text.normalize('NFKC')
  const times = read(plain, true)
  return JSON.stringify(times) === JSON.stringify(read(plain, false)) ? times : undefined
}

/** `start`: where a span that ends with the token begins, in minutes. */
type IsUnclear = (token: Token, start?: number) => boolean

function read(text: string, isEnglish: boolean): SaidTime[] | undefined {
  const tokens = tokensIn(text, isEnglish)
  const isOf24 = tokens.some(({ said, isBare, written }) => said === undefined && !isBare && !isEither(written))
  const isLate = LATE.test(text) || tokens.some(({ isOf12 }) => isOf12)
  const isUnclear: IsUnclear = ({ hasOneDigit, written }, start = 0) =>
    !isOf24 && isEither(written) && (isLate || (hasOneDigit && (written < NIGHT_END || written <= start)))
  const times: SaidTime[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = [tokens[index]!, tokens[index + 1]]
    const isSpan = next !== undefined && isJoined(text, token, next)
    if (isSpan) index++
    if (
      CLOSED_BEFORE.test(wordsBefore(text, token.start)) ||
      CLOSED_AFTER.test(text.slice((isSpan ? next : token).end))
    )
      return undefined
    const time = isSpan ? spanOf(text, [token, next], isUnclear) : singleOf(text, token, isUnclear)
    if (time === 'unclear') return undefined
    if (time !== 'none') times.push(time)
  }
  return times
}

function isJoined(text: string, { start, end }: Token, next: Token): boolean {
  const between = text.slice(end, next.start)
  const isBetween = BETWEEN.test(wordsBefore(text, start)) || BETWEEN_IN_TURKISH.test(text.slice(next.end))
  return JOINED.test(between) || (isBetween && JOINED_IF_BETWEEN.test(between))
}

function singleOf(text: string, token: Token, isUnclear: IsUnclear): SaidTime | 'none' | 'unclear' {
  const { start, end, written, said, isBare, isDotted, isWord } = token
  const [before, after] = [wordsBefore(text, start), text.slice(end)]
  const isPart = DIGIT_BEFORE.test(before) || DIGIT_AFTER.test(after)
  if (isBare || isPart || (isWord && !AT.test(before))) return 'none'
  if (Number.isNaN(said) || (said === undefined && isUnclear(token))) return 'unclear'
  const time = timeText(said ?? written)
  const isEnd = UNTIL.test(before) || UNTIL_IN_TURKISH.test(after)
  return { ...(isEnd ? { to: time } : { from: time }), isDotted: isDotted && said === undefined }
}

function spanOf(text: string, [from, to]: [Token, Token], isUnclear: IsUnclear): SaidTime | 'none' | 'unclear' {
  const isUnsaid = from.said === undefined && to.said === undefined
  if (isUnsaid && (from.isBare || to.isBare)) return 'none'
  const isHours =
    (!from.isBare || HOURS_BEFORE.test(wordsBefore(text, from.start))) &&
    (!to.isBare || CLAUSE_END.test(text.slice(to.end)))
  const span = isHours ? minutesOf(from, to, isUnclear) : undefined
  if (!span || span.some(Number.isNaN)) return 'unclear'
  return { from: timeText(span[0]), to: timeText(span[1]), isDotted: isUnsaid && (from.isDotted || to.isDotted) }
}

/** A word such as 'pm' may be of both ends. `undefined`: it is unclear of which half of the day one of them is. */
function minutesOf(from: Token, to: Token, isUnclear: IsUnclear): [from: number, to: number] | undefined {
  const span: [number, number] = [from.said ?? from.written, to.said ?? to.written]
  const unsaid = [from, to].filter(({ said }) => said === undefined)
  if (!unsaid.some(({ written }) => isEither(written))) return span
  if (unsaid.length === 2)
    return unsaid.every(({ written }) => isEither(written)) && (isUnclear(from) || isUnclear(to, from.written))
      ? undefined
      : span
  const said = from.said === undefined ? to : from
  if (!said.isOf12) {
    const isLater = span[0] < span[1]
    return isLater || (!said.isWord && !isEither(said.written)) ? span : undefined
  }
  // '9:00–12 am' may end at noon.
  if (said === to && to.said === 0) return undefined
  return [0, HALF_DAY]
    .map((half): [number, number] => {
      const minutes = (unsaid[0]!.written % HALF_DAY) + half
      return said === from ? [span[0], minutes] : [minutes, span[1]]
    })
    .reduce((first, second) => (lengthOf(first) <= lengthOf(second) ? first : second))
}

/** Ends at or before its start: on the next day. */
const lengthOf = ([from, to]: [from: number, to: number]) => (to - from + DAY) % DAY || DAY

function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

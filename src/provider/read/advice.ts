/** Reads from texts written for guests how old children must be for a room not to be advised against, in four languages. */
import type { Ages } from '../../records/readings.ts'
import { agesIn } from './hours-and-ages.ts'

const AGAINST =
  /(?:not|n['’]t|never)\s+(?:really\s+)?(?:recommend|advis|suggest|suit|appropriate)|unsuitable|(?:advis|recommend|caution)\p{L}* against|(?:öner|tavsiye e[dt])(?:il)?m[ieaı]|uygun (?:değil|olma)|(?:nicht|weniger|kaum)\s+(?:für\s[^,;]*\s)?(?:zu\s+)?(?:empf[eo]hl|empfiehlt|geeignet|ratsam)|ungeeignet|(?<!\p{L})rat(?:en|et)\s[^,;]*(?<!\p{L})ab(?!\p{L})|(?<!\p{L})(?:abzuraten|abgeraten|raten wir ab|rät \p{L}* ?ab)|(?<!\p{L})не\s+(?:рекоменд|совет|подход|предназнач)/iu
/** As plain as advice: the room is not for them. */
const REFUSED =
  /(?<!\p{L})(?:children|kids)\s[^,;]*not (?:allowed|permitted|accepted|admitted)|(?<!\p{L})no (?:children|kids)(?!\p{L}|['’])|(?<!\p{L})kinder\s[^,;]*nicht (?:erlaubt|gestattet|zugelassen)|(?<!\p{L})keine kinder(?!\p{L})|çocuk[^,;]*(?:kabul edilm|alınm)|(?<!\p{L})дет(?:и|ей)(?!\p{L})[^,;]*не (?:допуска|размеща|принима)/iu
/** 'Only recommended from 8 years on': the other children are advised against. */
const ONLY = /(?<!\p{L}|not |nicht |не )(?:only|nur|erst|ausschließlich|yalnızca|sadece|ancak|только)(?!\p{L})/iu
const RECOMMENDED =
  /recommend|suitable|empf[eo]hl|empfiehlt|geeignet|öner|tavsiye|uygun|рекоменд|совету|подход|предназнач/iu
/** Advice about a part of the room is not about the room. */
const PART =
  /pool|tub|jac+uzzi|whirl|sauna|slide|bunk|havuz|jakuzi|kaydırak|ranza|rutsche|becken|etagenbett|hochbett|бассейн|джакузи|саун|горк|ярус/iu

const NUMBERS = [
  ['two', 'iki', 'zwei', 'двух'],
  ['three', 'üç', 'drei', 'тр[её]х'],
  ['four', 'dört', 'vier', 'четыр[её]х'],
  ['five', 'beş', 'fünf', 'пяти'],
  ['six', 'altı', 'sechs', 'шести'],
  ['seven', 'yedi', 'sieben', 'семи'],
  ['eight', 'sekiz', 'acht', 'восьми'],
  ['nine', 'dokuz', 'neun', 'девяти'],
  ['ten', 'on', 'zehn', 'десяти'],
  ['eleven', 'on bir', 'elf', 'одиннадцати'],
  ['twelve', 'on iki', 'zwölf', 'двенадцати'],
].map(([english, turkish, german, russian], index): [RegExp, string] => [
  // 'altı' and 'on' are also 'below' and a preposition.
  new RegExp(
    String.raw`(?<!\p{L})(?:${english}(?:e?s)?|${german}|${russian}|(?<!on )(?:${turkish})(?=\s+yaş))(?![\p{L}-])`,
    'giu',
  ),
  String(index + 2),
])

/** Of no length, weight, months or nights. */
const NUMBER =
  /((?:[\p{L}’'-]+[\s-]+){0,4})(\d{1,2})(?!\d|\s*(?:m|cm|м|см|kg|кг|ay|Monat|month|мес|night|Nächte|Nacht|gece|ноч|people|person|kişi|Gäste|гост|человек))((?:\s*['’]?\p{L}+){0,3})/iu

/** The age from which it is not advised against; `undefined`: no sentence says so, or none that is understood. */
export function advisedFrom(text: string): number | undefined {
  for (const sentence of text.split(/(?<=[.!?…;])\s+/u)) {
    if (PART.test(sentence)) continue
    const age = AGAINST.test(sentence) || REFUSED.test(sentence) ? limitIn(sentence) : onlyFrom(sentence)
    if (age !== undefined) return age
  }
  return undefined
}

/** Advised against for children below a limit. */
function limitIn(sentence: string): number | undefined {
  // 'Children up to six': who is six is meant to be old enough.
  const text = inDigits(sentence).replace(/(?<!\p{L})до(?=\s+\d)/giu, 'младше')
  const below = readings(text).find(({ from, to = 0 }) => from === undefined && to > 0)
  return below && below.to! + 1
}

function onlyFrom(sentence: string): number | undefined {
  if (!ONLY.test(sentence) || !RECOMMENDED.test(sentence)) return undefined
  return readings(inDigits(sentence)).find(({ from = 0, to }) => to === undefined && from > 0)?.from
}

const inDigits = (sentence: string) =>
  NUMBERS.reduce((words, [number, digits]) => words.replace(number, digits), sentence)

/** What a sentence's first number may mean with more and more of the words beside it. */
function readings(text: string): Ages[] {
  const [, before = '', number = '', after = ''] = NUMBER.exec(text) ?? []
  const [first, last] = [before, after].map((words) => words.match(/\s*\S+\s*/gu) ?? [])
  const all: Ages[] = []
  for (let from = first!.length; from >= 0; from--)
    for (let to = 0; to <= last!.length; to++)
      all.push(agesIn([...first!.slice(from), number, ...last!.slice(0, to)].join('')) ?? {})
  return all
}

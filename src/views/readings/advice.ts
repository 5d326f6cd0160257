/** Reads from texts written for guests how old children must be for a room not to be advised against, in four languages. */
import { agesIn } from './hours-and-ages.ts'

const AGAINST =
  /(?:not|n['’]t|never)\s+(?:really\s+)?(?:recommend|advis|suggest|suit|appropriate)|unsuitable|(?:advis|recommend|caution)\p{L}* against|(?:öner|tavsiye e[dt])(?:il)?m[ieaı]|uygun (?:değil|olma)|(?:nicht|weniger|kaum)\s+(?:für\s[^,;]*\s)?(?:zu\s+)?(?:empf[eo]hl|empfiehlt|geeignet|ratsam)|ungeeignet|(?<!\p{L})rat(?:en|et)\s[^,;]*(?<!\p{L})ab(?!\p{L})|(?<!\p{L})(?:abzuraten|abgeraten|raten wir ab|rät \p{L}* ?ab)|(?<!\p{L})не\s+(?:рекоменд|совет|подход|предназнач)/iu
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
    String.raw`(?<!\p{L})(?:${english}|${german}|${russian}|(?<!on )(?:${turkish})(?=\s+yaş))(?![\p{L}-])`,
    'giu',
  ),
  String(index + 2),
])

/** The age from which it is not advised against; `undefined`: no sentence says so, or none that is understood. */
export function advisedFrom(text: string): number | undefined {
  for (const sentence of text.split(/(?<=[.!?…;])\s+/u)) {
    const age = AGAINST.test(sentence) && !PART.test(sentence) ? limitIn(sentence) : undefined
    if (age !== undefined) return age
  }
  return undefined
}

function limitIn(sentence: string): number | undefined {
  const text = NUMBERS.reduce((words, [number, digits]) => words.replace(number, digits), sentence)
    // 'Children up to six': who is six is meant to be old enough.
    .replace(/(?<!\p{L})до(?=\s+\d)/giu, 'младше')
  const [, before = '', number = '', after = ''] =
    /((?:[\p{L}’'-]+\s+){0,4})(\d{1,2})(?!\d|\s*(?:m|cm|м|см|kg|кг|ay|Monat|month|мес))((?:\s*['’]?\p{L}+){0,3})/iu.exec(
      text,
    ) ?? []
  const [first, last] = [before, after].map((words) => words.match(/\s*\S+\s*/gu) ?? [])
  for (let from = first!.length; from >= 0; from--)
    for (let to = 0; to <= last!.length; to++) {
      const ages = agesIn([...first!.slice(from), number, ...last!.slice(0, to)].join(''))
      if (ages?.from === undefined && ages?.to !== undefined && ages.to > 0) return ages.to + 1
    }
  return undefined
}

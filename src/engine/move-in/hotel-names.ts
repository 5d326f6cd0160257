/** Which hotel a part of an old site's address names, whatever old sites added to its name or left out. Pure. */
import { alike, onlyBest, share, weights, type Weight } from './likeness.ts'
import { isName, joinedSound, kindOf, kindsIn, plainWords } from './words.ts'

export interface KnownHotel {
  hotel: string
  /** The segment that names it. */
  name: string
  sureness: number
  /** Words of the segment that are no part of a hotel's name. */
  rest: string
  /** A page that these name. */
  kind?: string | undefined
}

const SURE = { whole: 1, longer: 0.92, shorter: 0.95, part: 0.85, doubtful: 0.48 }
/** What hotels have in their names, so that it names neither a hotel nor a page of one. */
const TRADE = new Set(
  (
    'beach resort resorts spa hotel hotels otel oteli family deluxe luxury club holiday all inclusive ultra wellness premium collection village ' +
    'suite suites villas golf thermal termal boutique residence'
  )
    .split(' ')
    .flatMap(plainWords),
)

interface Name {
  hotel: string
  words: readonly string[]
  /** Without the words of the group. */
  own: readonly string[]
  /** Spellings of it in one word: 'landofparadise'. */
  joined: ReadonlySet<string>
}

/** A segment of an old address. */
interface Segment {
  name: string
  words: readonly string[]
  /** Without what hotels have in their names. */
  others: readonly string[]
  /** Whether it is said to be a hotel: by the group's name, or by the folder that it is in. */
  isSaid: boolean
  joined: readonly string[]
}

type Match = KnownHotel & { likeness: number }

/** `learned`: further names of hotels. The result takes an address's segments, those that name hotels among them. */
export function createHotelNames(
  hotels: readonly string[],
  learned: ReadonlyMap<string, string>,
): (segments: readonly string[]) => KnownHotel | undefined {
  const counts = new Map<string, number>()
  for (const word of hotels.flatMap(plainWords)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isOfGroup = (word: string) => hotels.length > 2 && (counts.get(word) ?? 0) * 2 > hotels.length
  const nameOf = (hotel: string, segment: string): Name => {
    const words = plainWords(segment)
    const own = words.filter((word) => !isOfGroup(word))
    const parts = segment.split('-')
    const bare = parts.filter((part) => !plainWords(part).every(isOfGroup))
    return { hotel, words, own, joined: new Set([parts, bare].map((each) => joinedSound(each.join('')))) }
  }
  const names = [
    ...hotels.map((hotel) => nameOf(hotel, hotel)),
    ...[...learned].map(([name, hotel]) => nameOf(hotel, name)),
  ]
  const common = weights(names.map(({ words }) => words))
  const owners = Map.groupBy(
    names.flatMap(({ own, hotel }) => own.map((word) => ({ word, hotel }))),
    ({ word }) => word,
  )
  const isUnique = (word: string) => new Set(owners.get(word)?.map(({ hotel }) => hotel)).size === 1
  const groupWords = [...counts.keys()].filter(isOfGroup)
  const taught = new Map([...learned].map(([name, hotel]) => [plainWords(name).join(' '), hotel]))

  function segmentOf(name: string, isBelowHotels: boolean): Segment {
    const words = plainWords(name)
    const others = words.filter((word) => !TRADE.has(word))
    const isSaid = isBelowHotels || words.some((word) => groupWords.some((each) => alike(word, each) > 0))
    const joined = [name.replace(/[^\p{L}\p{N}]/gu, ''), others.join('')].map(joinedSound)
    return { name, words, others, isSaid, joined }
  }

  return (segments) => {
    for (const name of segments) {
      const hotel = taught.get(plainWords(name).join(' '))
      if (hotel) return { hotel, name, sureness: SURE.whole, rest: '' }
    }
    const found = segments.flatMap((name, at) => {
      const isBelowHotels = at > 0 && kindOf(segments[at - 1]!) === 'hotels'
      // Below their folder a hotel may have the name of a page: 'hotels/family'.
      if (!isName(name) && !isBelowHotels) return []
      const segment = segmentOf(name, isBelowHotels)
      return names.flatMap((each) => match(segment, each, { common, isUnique }) ?? [])
    })
    const byHotel = [...Map.groupBy(found, ({ hotel }) => hotel).values()]
    return onlyBest(byHotel.map((same) => same.toSorted((left, right) => right.likeness - left.likeness)[0]!))
  }
}

interface Words {
  common: Weight
  /** Whether one hotel alone has the word in its name. */
  isUnique(word: string): boolean
}

function match(segment: Segment, { hotel, words: name, own, joined }: Name, words: Words): Match | undefined {
  const longest = 1 + name.length * 0.1
  // Of two names that are wholly there, the longer one is meant.
  if (segment.joined.some((each) => joined.has(each)))
    return { hotel, name: segment.name, likeness: longest, sureness: SURE.whole, rest: '' }
  const meant = segment.words.map((word) => name.find((each) => isSpelling(word, each, segment)))
  const matched = own.filter((word) => meant.includes(word))
  const isOrdinary = own.every((word) => TRADE.has(word) || kindOf(word) !== undefined)
  if (matched.length === 0 || (isOrdinary && !segment.isSaid)) return undefined

  const left = segment.words.filter((word, at) => meant[at] === undefined && !TRADE.has(word))
  const part = share(
    segment.words.filter((_, at) => meant[at] !== undefined),
    name,
    words.common,
  )
  const isPart = segment.isSaid && left.length === 0 && matched.some(words.isUnique)
  if (part < LEAST && !isPart) return undefined
  const rest = left.join('-')
  const { kinds, rest: unknown } = kindsIn(rest)
  return {
    ...{ hotel, name: segment.name, rest, kind: kinds.find((each) => each !== 'hotels') },
    likeness: part > WHOLE ? longest : Math.max(part, LEAST),
    sureness: surenessOf(part, unknown.length > 0),
  }
}

/** Shares of the words of a name: all of them, and enough. */
const LEAST = 0.6
const WHOLE = 0.98

function surenessOf(part: number, hasMore: boolean): number {
  if (part > WHOLE) return hasMore ? SURE.longer : SURE.whole
  if (part < LEAST) return SURE.part
  return hasMore ? SURE.doubtful : SURE.shorter
}

/** Spelled otherwise, a word of another meaning is soon a hotel's: 'about' and 'boutique', 'palast' and 'palace'. */
function isSpelling(word: string, of: string, { others, isSaid }: Segment): boolean {
  if (word === of) return true
  const isAlone = others.every((each) => each === word)
  return word[0] === of[0] && (isSaid || isAlone) && kindOf(word) === undefined && alike(word, of) > 0
}

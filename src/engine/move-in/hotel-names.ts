/** Which hotel a part of an old site's address names, whatever old sites added to its name or left out. Pure. */
import { alike, onlyBest, share, weights } from './likeness.ts'
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
  const owners = (word: string) => new Set(names.flatMap(({ own, hotel }) => (own.includes(word) ? hotel : [])))

  function match(segment: string, isBelowHotels: boolean, { hotel, words: name, own, joined }: Name) {
    const words = plainWords(segment)
    const hasGroup =
      isBelowHotels || words.some((word) => [...counts.keys()].some((each) => isOfGroup(each) && alike(word, each) > 0))
    const others = words.filter((word) => !TRADE.has(word))
    const isOther = (word: string) => words.some((each) => each !== word && others.includes(each))
    // Spelled otherwise, a word of another meaning is soon a hotel's: 'about' and 'boutique', 'palast' and 'palace'.
    const isSpelling = (word: string, of: string) =>
      word === of || (word[0] === of[0] && kindOf(word) === undefined && (hasGroup || !isOther(word)))
    const meant = words.map((word) => name.find((each) => alike(word, each) > 0 && isSpelling(word, each)) ?? '')
    const likely = words.filter((_, at) => meant[at] !== '')
    const left = words.filter((word, at) => meant[at] === '' && !TRADE.has(word))
    const isOrdinary = own.every((word) => TRADE.has(word) || kindOf(word) !== undefined)
    const isJoined =
      joined.has(joinedSound(segment.replace(/[^\p{L}\p{N}]/gu, ''))) || joined.has(joinedSound(others.join('')))
    const matched = own.filter((word) => meant.includes(word))
    const isPart =
      hasGroup && left.length === 0 && matched.length > 0 && matched.some((word) => owners(word).size === 1)
    const part = isJoined ? 1 : (isOrdinary && !hasGroup) || matched.length === 0 ? 0 : share(likely, name, common)
    // Of two names that are wholly there, the longer one is meant.
    const likeness = part > 0.98 ? part + name.length * 0.1 : part >= 0.6 ? part : isPart ? 0.6 : 0
    const { kinds, rest } = isJoined ? { kinds: [], rest: [] } : kindsIn(left.join('-'))
    const sureness =
      part > 0.98
        ? rest.length > 0
          ? SURE.longer
          : SURE.whole
        : part < 0.6
          ? SURE.part
          : rest.length > 0
            ? SURE.doubtful
            : SURE.shorter
    const kind = kinds.find((each) => each !== 'hotels')
    return { hotel, name: segment, likeness, sureness, rest: isJoined ? '' : left.join('-'), kind }
  }

  return (segments) => {
    for (const name of segments) {
      const hotel = learned.get(plainWords(name).join(' ')) ?? learned.get(name)
      if (hotel) return { hotel, name, sureness: SURE.whole, rest: '' }
    }
    const found = segments.flatMap((segment, at) => {
      const isBelowHotels = at > 0 && kindOf(segments[at - 1]!) === 'hotels'
      // Below their folder a hotel may have the name of a page: 'hotels/family'.
      if (!isName(segment) && !isBelowHotels) return []
      return names.map((name) => match(segment, isBelowHotels, name)).filter(({ likeness }) => likeness > 0)
    })
    const byHotel = [...Map.groupBy(found, ({ hotel }) => hotel).values()]
    return onlyBest(byHotel.map((same) => same.toSorted((left, right) => right.likeness - left.likeness)[0]!))
  }
}

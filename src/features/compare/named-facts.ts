/** Hotels and rooms that an address names, in the page's language. */
import type { ComparedRoom } from './rows.ts'
import type { ChosenRoom } from './selection.ts'
import { LOCALES, type Locale } from '../../config/locales.ts'
import { factsFile } from '../facts/files.ts'
import type { HotelFacts } from '../facts/schema.ts'
import type { ReadJson } from '../../views/queried/query.ts'

/** After a language switch, or in a shared link, the names may be those of another language. */
export function namedFacts(locale: Locale, json: ReadJson) {
  const asked = new Map<string, Promise<HotelFacts | undefined>>()
  const read = (language: Locale, slug: string) => {
    const name = factsFile(language, slug)
    const known = asked.get(name) ?? json<HotelFacts>(name).then((facts) => (facts?.slug === slug ? facts : undefined))
    asked.set(name, known)
    return known
  }
  const inOthers = async (slug: string) => {
    const facts = await Promise.all(LOCALES.filter((each) => each !== locale).map((each) => read(each, slug)))
    return facts.filter((each) => each !== undefined)
  }

  async function hotel(slug: string): Promise<HotelFacts | undefined> {
    const own = await read(locale, slug)
    if (own) return own
    for (const { id, languages } of await inOthers(slug)) {
      const ownSlug = languages[locale]?.split('/').at(-1)
      const same = ownSlug && (await read(locale, ownSlug))
      if (same && same.id === id) return same
    }
    return undefined
  }

  async function room({ hotel: slug, room: roomSlug }: ChosenRoom): Promise<ComparedRoom | undefined> {
    const of = await hotel(slug)
    if (!of) return undefined
    const inOther = async () => {
      const rooms = (await inOthers(slug)).filter(({ id }) => id === of.id).flatMap(({ rooms }) => rooms)
      const id = rooms.find((each) => each.slug === roomSlug)?.id
      return of.rooms.find((each) => each.id === id)
    }
    const found = of.rooms.find((each) => each.slug === roomSlug) ?? (await inOther())
    return found && { hotel: of, room: found }
  }

  return { hotel, room }
}

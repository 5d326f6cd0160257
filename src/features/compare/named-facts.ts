/** Hotels and rooms that an address names, in the page's language. */
import type { ComparedRoom } from './rows.ts'
import type { ChosenRoom } from './selection.ts'
import { LOCALES, type Locale } from '../../config/locales.ts'
import { factsFile } from '../facts/files.ts'
import type { HotelFacts } from '../facts/schema.ts'
import type { ReadJson } from '../../views/queried/query.ts'

/** After a language switch, or in a shared link, the slugs may be those of a different language. */
export function namedFacts(locale: Locale, json: ReadJson) {
  const reads = new Map<string, Promise<HotelFacts | undefined>>()
  const read = (language: Locale, slug: string) => {
    const name = factsFile(language, slug)
    const facts = reads.get(name) ?? json(name).then((file) => (file?.slug === slug ? file : undefined))
    reads.set(name, facts)
    return facts
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
    const owner = await hotel(slug)
    if (!owner) return undefined
    const inOther = async () => {
      const rooms = (await inOthers(slug)).filter(({ id }) => id === owner.id).flatMap(({ rooms }) => rooms)
      const id = rooms.find((each) => each.slug === roomSlug)?.id
      return owner.rooms.find((each) => each.id === id)
    }
    const facts = owner.rooms.find((each) => each.slug === roomSlug) ?? (await inOther())
    return facts && { hotel: owner, room: facts }
  }

  return { hotel, room }
}

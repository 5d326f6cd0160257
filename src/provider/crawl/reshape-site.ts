/** Properties, regions and menus → our records. */
import type { ProblemValues } from '../../config/problems/values.ts'
import type * as R from '../../records/records.ts'
import { compact, nameOfSlug, plain, slugOf, type Shapes } from './fields.ts'
import type { Sources } from './sources.ts'
import type { Wire } from '../wire.ts'

type Claims = ProblemValues['path-twice'][]

/** `claims`: gets the addresses that two records claim. */
export function siteShapes(sources: Sources, claims: Claims) {
  const { file, target } = sources
  return {
    properties(wire) {
      const records = propertiesOf(sources, wire)
      const hotels = records.filter(({ network }) => !network).map(({ record }) => record)
      return compact({
        hotels: withOwnSlugs(hotels, claims),
        network: records.find(({ network }) => network)?.record,
      })
    },

    menus(wire) {
      const items = (type: string): R.MenuItemRecord[] =>
        wire
          .filter((menu) => menu.type === type)
          .flatMap((menu) => menu.items)
          .map((item) =>
            compact({
              id: item.id,
              text: plain(item.text) ?? '',
              target: target(item.url),
              section: item.section,
              items: item.subitems.flatMap(({ id, text, url }) => {
                const to = target(url)
                return to ? [{ id, text: plain(text) ?? '', target: to }] : []
              }),
            }),
          )
      return { header: items('HEADER'), footer: items('FOOTER') }
    },

    regions(wire) {
      const regions = wire.flatMap((region): R.RegionRecord[] => {
        const url = sources.page(region.url)
        if (url === undefined) return []
        return [
          compact({
            code: region.code.toUpperCase(),
            name: plain(region.name) ?? nameOfSlug(region.slug),
            slug: region.slug,
            url,
            text: plain(region.text),
            image: file(region.image),
          }),
        ]
      })
      return withoutRepeated(regions, claims)
    },
  } satisfies Pick<Shapes, 'properties' | 'regions' | 'menus'>
}

/** Without hotels whose slug is unusable. */
function propertiesOf(sources: Sources, wire: Wire<'properties'>) {
  return wire.flatMap((entry) => {
    const noted = sources.notes.length
    const slug = entry.propertyNetwork ? slugOf(entry.slug) : sources.slug(entry.slug)
    const record: R.PropertyRecord = compact({
      id: entry.id,
      name: plain(entry.name) ?? nameOfSlug(entry.slug),
      slug: slug ?? '',
      reservationUrl: sources.booking(entry.reservationUrl),
      regionCode: entry.regionCode?.toUpperCase(),
      stars: entry.stars,
      logo: sources.file(entry.logo),
      image: sources.file(entry.image),
    })
    const notes = sources.notes.splice(noted)
    sources.notes.push(...notes.map((note) => ({ ...note, owner: record.name })))
    return slug || entry.propertyNetwork ? [{ record, network: entry.propertyNetwork !== undefined }] : []
  })
}

/**
 * Makes slugs unique, as hotels are searched for, booked and compared by them: the hotel with the lower id keeps a shared slug, the other gets its id as a
 * suffix, so that nobody is led to the booking site of another hotel.
 */
function withOwnSlugs(hotels: R.PropertyRecord[], claims: Claims): R.PropertyRecord[] {
  const owners = new Map<string, R.PropertyRecord>()
  for (const hotel of [...hotels].sort((left, right) => left.id - right.id)) {
    const owner = owners.get(hotel.slug)
    if (owner) claims.push({ address: hotel.slug, owner: named(owner), other: named(hotel) })
    else owners.set(hotel.slug, hotel)
  }
  return hotels.map((hotel) =>
    owners.get(hotel.slug) === hotel ? hotel : { ...hotel, slug: `${hotel.slug}-${hotel.id}` },
  )
}

/** Keeps the first of regions with the same code or url: hotels name their region by its code, and regions have no number. */
function withoutRepeated(regions: R.RegionRecord[], claims: Claims): R.RegionRecord[] {
  const distinct: R.RegionRecord[] = []
  for (const region of regions) {
    const owner = distinct.find(({ url, code }) => url === region.url || code === region.code)
    if (!owner) distinct.push(region)
    else {
      const [first, second] = [owner, region].map(({ code, name }) => ({ id: code, name }))
      claims.push({ address: owner.url === region.url ? region.url : region.code, owner: first!, other: second! })
    }
  }
  return distinct
}

const named = ({ id, name }: R.PropertyRecord) => ({ id, name })

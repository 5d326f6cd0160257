/** Wire shapes → our records. One function for each kind; what cannot be used is left out and noted. */
import type { ProblemValues } from '../../config/problems/values.ts'
import type { Wire, WireKind } from '../wire.ts'
import type * as R from '../../records/records.ts'
import { compact, features, hours, metas, nameOfSlug, ordered, plain, slugOf } from './fields.ts'
import { pageShapes } from './reshape-page.ts'
import { createSources, type Sources } from './sources.ts'

export interface Shaper {
  reshape<K extends WireKind>(kind: K, answer: Wire<K>): R.RecordKinds[K]
  /** Addresses that were left out. */
  notes: Sources['notes']
  /** What was wrong with each html text that was cleaned. */
  cleaned: Sources['cleaned']
  /** Addresses that two records claim. */
  claims: ProblemValues['path-twice'][]
  /** All files that were named. */
  named: Sources['named']
}

/** The arguments are those of `createSources`. */
export function createShaper(...of: Parameters<typeof createSources>): Shaper {
  const sources = createSources(...of)
  const claims: Shaper['claims'] = []
  const { target, file, files, rich, link, alternates } = sources
  const { page, eventSummary, contact } = pageShapes(sources)

  function roomSummary(wire: Wire<'rooms'>[number]): R.RoomSummaryRecord | undefined {
    const slug = sources.slug(wire.slug)
    if (!slug) return undefined
    return compact({
      id: wire.id,
      slug,
      name: plain(wire.name) ?? nameOfSlug(slug),
      category: wire.category && compact({ code: wire.category.code, name: plain(wire.category.name) }),
      text: plain(wire.text),
      image: file(wire.image),
      sizeM2: wire.sizeM2,
      maxAdults: wire.maxAdults,
      maxChildren: wire.maxChildren,
      beds: plain(wire.beds),
      view: plain(wire.view),
      alternates: alternates(wire.hrefLangs),
    })
  }

  const shapes: { [K in WireKind]: (wire: Wire<K>) => R.RecordKinds[K] } = {
    properties(wire) {
      const records = wire.flatMap((entry) => {
        const noted = sources.notes.length
        const slug = entry.propertyNetwork ? slugOf(entry.slug) : sources.slug(entry.slug)
        const record: R.PropertyRecord = compact({
          id: entry.id,
          name: plain(entry.name) ?? nameOfSlug(entry.slug),
          slug: slug ?? '',
          reservationUrl: sources.booking(entry.reservationUrl),
          regionCode: entry.regionCode?.toUpperCase(),
          stars: entry.stars,
          logo: file(entry.logo),
          image: file(entry.image),
        })
        const notes = sources.notes.splice(noted)
        sources.notes.push(...notes.map((note) => ({ ...note, owner: record.name })))
        return slug || entry.propertyNetwork ? [{ record, network: entry.propertyNetwork !== undefined }] : []
      })
      return compact({
        hotels: withOwnSlugs(
          records.filter(({ network }) => !network).map(({ record }) => record),
          claims,
        ),
        network: records.find(({ network }) => network)?.record,
      })
    },

    page,

    gastronomy: (wire) => ({
      groups: wire.groups.map(({ code, title, items }) => ({
        code,
        title: plain(title) ?? nameOfSlug(code.toLowerCase()),
        items: items.flatMap((item) => {
          const url = sources.page(item.url)
          if (!url) return []
          return [
            compact({
              id: item.id,
              slug: item.slug,
              url,
              title: plain(item.title) ?? nameOfSlug(url),
              text: plain(item.text),
              image: file(item.image),
              hours: hours(item.hours),
              paid: item.paid ?? false,
              alternates: alternates(item.hrefLangs),
            }),
          ]
        }),
      })),
    }),

    outlet: (wire) =>
      compact({
        title: plain(wire.title) ?? '',
        html: rich(wire.html),
        images: files(wire.images),
        hours: hours(wire.hours),
        features: features(wire.features),
      }),

    spa: (wire) => ({
      treatments: wire.treatments.map(({ id, title, text, durationMinutes, image }) =>
        compact({ id, title: plain(title) ?? '', text: plain(text), durationMinutes, image: file(image) }),
      ),
      facilities: wire.facilities.map(({ title, text, image }) =>
        compact({ title: plain(title) ?? '', text: plain(text), image: file(image) }),
      ),
    }),

    contact: (wire) => ({
      ...contact(wire),
      ...compact({
        departments: wire.departments.map(({ title, phone, email }) =>
          compact({ title: plain(title) ?? '', phone: plain(phone), email: plain(email) }),
        ),
        directions: rich(wire.directions),
      }),
    }),

    certificates: (wire) => ({
      items: wire.items.map(({ id, title, year, image, document }) =>
        compact({ id, title: plain(title) ?? '', year, image: file(image), document: file(document) }),
      ),
    }),

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

    rooms: (wire) => wire.map(roomSummary).filter((item) => item !== undefined),

    room: (wire) => ({
      ...(roomSummary(wire) ?? { id: wire.id, slug: '', name: plain(wire.name) ?? '', alternates: [] }),
      ...compact({
        html: rich(wire.html),
        images: files(wire.images),
        features: features(wire.features),
        metas: metas(wire.metas),
        updatedAt: wire.updatedAt,
      }),
    }),

    plans: (wire) =>
      wire.flatMap(({ id, title, image, text }) => {
        const picture = file(image)
        return picture ? [compact({ id, title: plain(title) ?? '', image: picture, text: plain(text) })] : []
      }),

    stories: (wire) =>
      wire.map(({ id, title, thumbnail, items }) =>
        compact({
          id,
          title: plain(title) ?? '',
          thumbnail: file(thumbnail),
          items: ordered(items, (item) => item.ordinal).flatMap((item) => {
            const media = file(item.file)
            const type = item.type === 'VIDEO' ? ('VIDEO' as const) : ('IMAGE' as const)
            return media ? [compact({ id: item.id, type, file: media, link: link(item.link) })] : []
          }),
        }),
      ),

    galleryCategories: (wire) =>
      ordered(wire, (category) => category.ordinal).map(({ id, name }) => ({ id, name: plain(name) ?? '' })),

    galleryFiles: (wire) =>
      ordered(wire, (item) => item.ordinal).flatMap(({ id, file: wireFile, title, categoryId }) => {
        const picture = file(wireFile)
        return picture ? [compact({ id, file: picture, title: plain(title), categoryId })] : []
      }),

    event: (wire) => ({
      ...(eventSummary(wire) ?? {
        id: wire.id,
        slug: '',
        title: plain(wire.title) ?? '',
        publisherId: wire.publisher.id,
      }),
      ...compact({
        html: rich(wire.html),
        headerImage: file(wire.headerImage),
        images: files(wire.images),
        metas: metas(wire.metas),
        alternates: alternates(wire.hrefLangs),
        updatedAt: wire.updatedAt,
      }),
    }),
  }

  return {
    notes: sources.notes,
    cleaned: sources.cleaned,
    claims,
    named: sources.named,
    reshape: (kind, answer) => shapes[kind](answer),
  }
}

/**
 * Hotels are searched for, booked and compared by slug. Of two with one slug that of the lower id keeps it; the other is told apart by its id, so that
 * nobody is led to the booking site of another hotel.
 */
function withOwnSlugs(hotels: R.PropertyRecord[], claims: Shaper['claims']): R.PropertyRecord[] {
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

/** Hotels name their region by its code, and a region has no number: of two with one code or one url the one that is listed first is shown. */
function withoutRepeated(regions: R.RegionRecord[], claims: Shaper['claims']): R.RegionRecord[] {
  const kept: R.RegionRecord[] = []
  for (const region of regions) {
    const owner = kept.find(({ url, code }) => url === region.url || code === region.code)
    if (!owner) kept.push(region)
    else {
      const [first, second] = [owner, region].map(({ code, name }) => ({ id: code, name }))
      claims.push({ address: owner.url === region.url ? region.url : region.code, owner: first!, other: second! })
    }
  }
  return kept
}

const named = ({ id, name }: R.PropertyRecord) => ({ id, name })

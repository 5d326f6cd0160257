/** The provider's pages, events and contacts → our records. */
import type { Wire, WireSection } from '../wire.ts'
import { pageUrl } from '../../routes/paths.ts'
import type * as R from '../../records/records.ts'
import { compact, hours, metas, nameOfSlug, ordered, plain, type Shapes } from './fields.ts'
import type { Sources } from './sources.ts'

type EventSummary = ReturnType<typeof eventShapes>['eventSummary']

export function pageShape(sources: Sources, eventSummary: EventSummary) {
  const { target, file, fileAt, rich, link, alternates } = sources
  function sections(wires: [string, WireSection][]): R.SectionRecord[] {
    return ordered(wires, ([, wire]) => wire.ordinal).map(([key, wire]) =>
      compact({
        key,
        layout: (wire.layout ?? 'TEXT').toUpperCase(),
        title: plain(wire.title),
        subtitle: plain(wire.subtitle),
        html: rich(wire.html),
        image: file(wire.image),
        link: link(wire.link),
        items: sections(wire.items.map((item, index) => [String(index + 1), item])),
      }),
    )
  }

  return (wire: Wire<'page'>): R.PageRecord => {
    const options = wire.options.map((option) =>
      compact({ key: option.key, value: plain(option.value), file: file(option.file) }),
    )
    return compact({
      id: wire.id,
      url: pageUrl(wire.url) ?? '',
      title: titleOf(wire),
      propertyId: wire.property?.id ?? 0,
      contact: wire.property?.contact && contactOf(wire.property.contact),
      category: (wire.category?.code ?? '').toUpperCase(),
      template: (wire.categoryTemplate ?? '').trim().toLowerCase(),
      headerImage: options.find(({ key, file: image }) => key === 'HEADER_IMAGE' && image)?.file,
      options: options.filter(({ key }) => key !== 'HEADER_IMAGE'),
      sliders: wire.sliders.map(({ key, slides }) => ({
        key,
        slides: slides.flatMap((item) => slideOf(sources, { ...item, type: 'IMAGE', poster: undefined }) ?? []),
      })),
      heroSlides: wire.heroSlides.flatMap((item) => slideOf(sources, item) ?? []),
      sections: sections(Object.entries(wire.contents ?? {})),
      metas: metas(wire.metas, fileAt),
      breadcrumbs: wire.breadcrumbs.map(({ text, url = '', active = false }, index) => {
        // Many a CMS writes these for none; the first may be the home page.
        const hasNone = index > 0 && /^\s*(?:#|javascript:|$)/i.test(url)
        return compact({ text: plain(text) ?? '', target: hasNone ? undefined : target(url), active })
      }),
      alternates: alternates(wire.hrefLangs),
      events: wire.events.flatMap((event) => eventSummary(event) ?? []),
      sessions: wire.sessions.map(({ id, title, text, hours: times }) =>
        compact({ id, title: plain(title) ?? '', text: plain(text), hours: hours(times) }),
      ),
      galleryId: wire.gallery?.id,
      updatedAt: wire.updatedAt,
    })
  }
}

function slideOf({ file, target }: Sources, item: Wire<'page'>['heroSlides'][number]): R.SlideRecord | undefined {
  const main = file(item.file)
  if (!main) return undefined
  return compact({
    id: item.id,
    type: item.type === 'VIDEO' ? ('VIDEO' as const) : ('IMAGE' as const),
    file: main,
    mobileFile: file(item.mobileFile),
    poster: file(item.poster),
    title: plain(item.title),
    text: plain(item.text),
    target: target(item.url),
  })
}

export function eventShapes({ slug: slugFrom, file, files, fileAt, rich, alternates }: Sources) {
  function eventSummary(wire: Wire<'page'>['events'][number]): R.EventSummaryRecord | undefined {
    const slug = slugFrom(wire.slug)
    if (!slug) return undefined
    return compact({
      id: wire.id,
      slug,
      title: plain(wire.title) ?? nameOfSlug(slug),
      publisherId: wire.publisher.id,
      startsAt: wire.startsAt,
      endsAt: wire.endsAt,
      venue: plain(wire.venue),
      image: file(wire.image),
    })
  }

  const event: Shapes['event'] = (wire) => ({
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
      metas: metas(wire.metas, fileAt),
      alternates: alternates(wire.hrefLangs),
      updatedAt: wire.updatedAt,
    }),
  })

  return { eventSummary, event }
}

export function contactShape({ rich }: Sources): Shapes['contact'] {
  return (wire) => ({
    ...contactOf(wire),
    ...compact({
      departments: wire.departments.map(({ title, phone, email }) =>
        compact({ title: plain(title) ?? '', phone: plain(phone), email: plain(email) }),
      ),
      directions: rich(wire.directions),
    }),
  })
}

function contactOf(wire: NonNullable<NonNullable<Wire<'page'>['property']>['contact']>): R.ContactRecord {
  return compact({
    address: plain(wire.address),
    phone: plain(wire.phone),
    fax: plain(wire.fax),
    email: plain(wire.email),
    latitude: wire.latitude,
    longitude: wire.longitude,
    whatsapp: plain(wire.whatsapp),
  })
}

/** '' only for a home page that nothing names. */
function titleOf({ title, url, property }: Wire<'page'>): string {
  return plain(title) ?? (nameOfSlug(url) || (plain(property?.propertyNetwork?.name) ?? ''))
}

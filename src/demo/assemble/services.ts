import type { Certificates, ContactPage, Lang, Outlet, Spa } from '../contract.ts'
import { hotelPage, hotelWords } from '../content/hotel-pages.ts'
import { paragraphs } from '../content/html.ts'
import { contact, labels } from '../content/index.ts'
import { inLang } from '../content/template.ts'
import type { CertificateCode, HotelContent } from '../content/types.ts'
import type { Workshop } from './draft.ts'
import { certificate } from './files.ts'
import { hoursIn } from './gastronomy.ts'
import { contactOf } from './hotel-pages.ts'
import { id } from './ids.ts'

/** What the pages of spa, contact and certificates have beyond their sections. */
export function addServices(workshop: Workshop, hotel: HotelContent): void {
  const { world, directory } = workshop
  for (const lang of directory.langs(`hotel:${hotel.key}/spa`)) {
    const page = id.subPage(hotel.id, 'spa')
    world.outlets.setLater([page, lang], () => spaOutlet(workshop, hotel, lang))
    world.spas.set([page, lang], spaRecord(hotel, lang))
  }
  for (const lang of directory.langs(`hotel:${hotel.key}/contact`))
    world.contacts.setLater([id.subPage(hotel.id, 'contact'), lang], () => contactRecord(hotel, lang))
  for (const lang of directory.langs(`hotel:${hotel.key}/certificates`)) {
    const page = id.subPage(hotel.id, 'certificates')
    world.certificates.set([page, lang], certificatesOf(page, hotel.certificates, lang))
  }
}

const spaOutlet = ({ files }: Workshop, hotel: HotelContent, lang: Lang): Outlet => ({
  title: hotelPage(hotel, 'spa', lang).title,
  html: paragraphs(hotel.spa?.intro[lang] ?? []),
  images: [
    files.scene('pool', hotel.id * 10 + 4, hotel.key, lang),
    files.scene('garden', hotel.id * 10 + 5, hotel.key, lang),
  ],
  hours: hoursIn(hotel.spa?.hours ?? [], lang),
})

const spaRecord = (hotel: HotelContent, lang: Lang): Spa => ({
  treatments: hotel.spa?.treatments.map((treatment) => ({
    id: treatment.id,
    title: treatment.title[lang],
    text: treatment.text[lang],
    durationMinutes: treatment.minutes,
  })),
  facilities: hotel.spa?.facilities.map((facility) => ({ title: facility.title[lang], text: facility.text[lang] })),
})

const contactRecord = (hotel: HotelContent, lang: Lang): ContactPage => ({
  ...contactOf(hotel),
  directions: paragraphs([hotelWords(hotel, 'directions', lang)]),
  departments: inLang(contact.hotelDepartments, lang, { ...hotel, labels }),
})

export function certificatesOf(
  page: number,
  list: readonly { code: CertificateCode; year: number }[],
  lang: Lang,
): Certificates {
  return {
    items: list.map(({ code, year }, index) => ({
      id: id.certificate(page, index + 1),
      title: labels.certificates[code][lang],
      year,
      ...certificate(code, `${labels.certificates[code][lang]}, ${year}`),
    })),
  }
}

export const groupContactPage = (lang: Lang): ContactPage => ({
  ...contact.group,
  departments: inLang(contact.groupDepartments, lang, { labels }),
})

/** The newest certificate of each kind that any hotel holds. */
export function groupCertificates(hotels: readonly HotelContent[]): { code: CertificateCode; year: number }[] {
  const newest = new Map<CertificateCode, number>()
  for (const { code, year } of hotels.flatMap((hotel) => hotel.certificates))
    newest.set(code, Math.max(year, newest.get(code) ?? 0))
  return (Object.keys(labels.certificates) as CertificateCode[]).flatMap((code) => {
    const year = newest.get(code)
    return year === undefined ? [] : [{ code, year }]
  })
}

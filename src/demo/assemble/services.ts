import type { Certificates, Contact, ContactPage, Lang, Outlet, Spa } from '../contract.ts'
import { hotelPage } from '../content/hotel-pages.ts'
import { bodyHtml, paragraphs } from '../content/html.ts'
import { labels } from '../content/index.ts'
import { CERTIFICATES } from '../content/schema.ts'
import type { CertificateCode, HotelContent } from '../content/types.ts'
import { mediaPath } from '../pictures/paths.ts'
import type { Workshop } from './draft.ts'
import { hoursIn } from './gastronomy.ts'
import { contactOf, directionsOf } from './hotel-pages.ts'
import { id } from './ids.ts'

/** What the pages of spa, contact and certificates have beyond their sections. */
export function addServices(workshop: Workshop, hotel: HotelContent): void {
  const { world, directory } = workshop
  for (const lang of directory.langs(`hotel:${hotel.key}/spa`)) {
    const page = id.subPage(hotel.id, 'spa')
    world.outlets.set([page, lang], spaOutlet(workshop, hotel, lang))
    world.spas.set([page, lang], spaRecord(hotel, lang))
  }
  for (const lang of directory.langs(`hotel:${hotel.key}/contact`))
    world.contacts.set([id.subPage(hotel.id, 'contact'), lang], contactRecord(hotel, lang))
  for (const lang of directory.langs(`hotel:${hotel.key}/certificates`)) {
    const page = id.subPage(hotel.id, 'certificates')
    world.certificates.set([page, lang], certificatesOf(page, hotel.certificates, lang))
  }
}

const spaOutlet = ({ files }: Workshop, hotel: HotelContent, lang: Lang): Outlet => ({
  title: hotelPage(hotel, 'spa', lang).title,
  html: paragraphs(hotel.spa?.intro[lang] ?? []),
  images: [
    files.scene('terrace', hotel.id * 10 + 4, hotel.key, 'photo', lang),
    files.scene('garden', hotel.id * 10 + 5, hotel.key, 'photo', lang),
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
  directions: bodyHtml(directionsOf(hotel, lang)?.body ?? []),
  departments: [
    { title: labels.departments.frontDesk[lang], phone: hotel.phone, email: hotel.email },
    { title: labels.departments.reservation[lang], phone: '444 0 558', email: 'reservation@crystalhotels.example' },
    ...(hotel.meeting ? [{ title: labels.departments.events[lang], email: 'events@crystalhotels.example' }] : []),
  ],
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
      image: {
        sourceUrl: mediaPath.certificate(code, year),
        width: 900,
        height: 1273,
        alt: `${labels.certificates[code][lang]}, ${year}`,
        mimeType: 'image/jpeg',
      },
      document: { sourceUrl: mediaPath.certificatePdf(code, year), mimeType: 'application/pdf' },
    })),
  }
}

/** The group's head office and its booking line. */
export const groupContact: Contact = {
  address: 'Fener Mahallesi, Tekelioğlu Caddesi 55, 07160 Muratpaşa / Antalya',
  phone: '444 0 558',
  email: 'info@crystalhotels.example',
  latitude: 36.8531,
  longitude: 30.7462,
}

export const groupContactPage = (lang: Lang): ContactPage => ({
  ...groupContact,
  departments: [
    { title: labels.departments.reservation[lang], phone: '444 0 558', email: 'reservation@crystalhotels.example' },
    { title: labels.departments.sales[lang], phone: '+90 242 555 01 10', email: 'sales@crystalhotels.example' },
    { title: labels.departments.events[lang], phone: '+90 242 555 01 12', email: 'events@crystalhotels.example' },
    {
      title: labels.departments.humanResources[lang],
      phone: '+90 242 555 01 14',
      email: 'career@crystalhotels.example',
    },
  ],
})

/** The newest certificate of each kind that any hotel holds. */
export function groupCertificates(hotels: readonly HotelContent[]): { code: CertificateCode; year: number }[] {
  const newest = new Map<CertificateCode, number>()
  for (const { code, year } of hotels.flatMap((hotel) => hotel.certificates))
    newest.set(code, Math.max(year, newest.get(code) ?? 0))
  return CERTIFICATES.flatMap((code) => {
    const year = newest.get(code)
    return year === undefined ? [] : [{ code, year }]
  })
}

import {
  aboutPage,
  aquaparkPage,
  beachPoolPage,
  certificatesPage,
  contactPage,
  galleryPage,
  gastronomyPage,
  hotelHomePage,
  kidsPage,
  kvkkPage,
  managementSystemsPage,
  meetingPage,
  philosophyPage,
  policiesPage,
  reservationPage,
  roomsPage,
  shoppingPage,
  spaPage,
  type ComposedPage,
} from '../content/group/hotel-pages.ts'
import type { HotelContent, SubPage } from '../content/types.ts'

const SUB_PAGES: Record<SubPage, (hotel: HotelContent) => ComposedPage> = {
  shopping: shoppingPage,
  aquapark: aquaparkPage,
  kids: kidsPage,
  'management-systems': managementSystemsPage,
  gallery: galleryPage,
  gastronomy: gastronomyPage,
  about: aboutPage,
  contact: contactPage,
  kvkk: kvkkPage,
  philosophy: philosophyPage,
  rooms: roomsPage,
  reservation: reservationPage,
  'beach-pool': beachPoolPage,
  policies: policiesPage,
  certificates: certificatesPage,
  meeting: meetingPage,
  spa: spaPage,
}

/** Titles, descriptions and sections of a hotel's pages. */
export const composeHome = hotelHomePage
export const composeSubPage = (hotel: HotelContent, page: SubPage): ComposedPage => SUB_PAGES[page](hotel)

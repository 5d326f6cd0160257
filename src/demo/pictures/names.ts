import type { CertificateCode, HotelKey, Lang, Subject } from '../content/types.ts'

/** A picture either takes a hotel's colours and landmarks, or stands for the whole group. */
export type Owner = HotelKey | 'group'

// Records rather than lists: the compiler then refuses a name that is missing here.
const HOTELS: Record<HotelKey, true> = {
  admiral: true,
  waterworld: true,
  'tat-beach': true,
  aura: true,
  boutique: true,
  centro: true,
  'de-luxe': true,
  'green-bay': true,
  'sunrise-queen': true,
  family: true,
  flora: true,
  sunset: true,
  kaymakli: true,
  'paraiso-verde': true,
  'world-of-colours': true,
  'prestige-elite': true,
  'land-of-paradise': true,
  palace: true,
}

const SUBJECTS: Record<Subject, true> = {
  coast: true,
  beach: true,
  pool: true,
  aquapark: true,
  facade: true,
  room: true,
  suite: true,
  'family-room': true,
  bathroom: true,
  terrace: true,
  restaurant: true,
  breakfast: true,
  meze: true,
  grill: true,
  dessert: true,
  coffee: true,
  bar: true,
  spa: true,
  kids: true,
  sport: true,
  meeting: true,
  shopping: true,
  event: true,
  cappadocia: true,
  courtyard: true,
  ruins: true,
  mountain: true,
  harbour: true,
  garden: true,
  lobby: true,
}

const CERTIFICATES: Record<CertificateCode, true> = {
  'blue-flag': true,
  'green-key': true,
  'green-star': true,
  'sustainable-tourism': true,
  'iso-9001': true,
  'iso-14001': true,
  'iso-22000': true,
  'iso-45001': true,
  'iso-50001': true,
  'zero-waste': true,
  'safe-tourism': true,
}

export type VideoName = 'sea'
const VIDEOS: Record<VideoName, true> = { sea: true }
const LANGUAGES: Record<Lang, true> = { tr: true, en: true, de: true, ru: true }

export const HOTEL_KEYS = Object.keys(HOTELS) as HotelKey[]
export const SUBJECT_KEYS = Object.keys(SUBJECTS) as Subject[]
export const CERTIFICATE_CODES = Object.keys(CERTIFICATES) as CertificateCode[]
export const VIDEO_NAMES = Object.keys(VIDEOS) as VideoName[]

export const isHotel = (name: string): name is HotelKey => Object.hasOwn(HOTELS, name)
export const isOwner = (name: string): name is Owner => name === 'group' || isHotel(name)
export const isSubject = (name: string): name is Subject => Object.hasOwn(SUBJECTS, name)
export const isCertificate = (name: string): name is CertificateCode => Object.hasOwn(CERTIFICATES, name)
export const isVideo = (name: string): name is VideoName => Object.hasOwn(VIDEOS, name)
export const isLanguage = (name: string): name is Lang => Object.hasOwn(LANGUAGES, name)

/**
 * Our own records: what the site knows of the provider, validated, ordered and free of its wire shapes.
 * One record for each answer; its key says which. Plain JSON values, so that a record's digest is the digest of its JSON.
 */
import type {
  Target,
  LinkRecord,
  FileRecord,
  RichText,
  HoursRecord,
  FeatureRecord,
  MetaRecord,
  AlternateRecord,
} from './parts.ts'
import type {
  AddressReading,
  CertificateReadings,
  FacilityReadings,
  OutletReadings,
  PageReadings,
  RoomReadings,
  Saying,
} from './readings.ts'

export interface ContactRecord {
  address?: string
  phone?: string
  fax?: string
  email?: string
  latitude?: number
  longitude?: number
  whatsapp?: string
  readings?: { address?: AddressReading }
}

export interface PropertyRecord {
  id: number
  name: string
  slug: string
  reservationUrl?: string
  regionCode?: string
  stars?: number
  logo?: FileRecord
  image?: FileRecord
}
export interface PropertiesRecord {
  /** Entries without a network of their own. */
  hotels: PropertyRecord[]
  network?: PropertyRecord
}

export interface SectionRecord {
  key: string
  layout: string
  title?: string
  subtitle?: string
  html?: RichText
  image?: FileRecord
  link?: LinkRecord
  items: SectionRecord[]
}

export interface SlideRecord {
  id: number
  /** 'IMAGE' or 'VIDEO'; what is neither is an image. */
  type: 'IMAGE' | 'VIDEO'
  file: FileRecord
  mobileFile?: FileRecord
  poster?: FileRecord
  title?: string
  text?: string
  target?: Target
}

export interface EventSummaryRecord {
  id: number
  slug: string
  title: string
  publisherId: number
  startsAt?: string
  endsAt?: string
  venue?: string
  image?: FileRecord
}

export interface PageRecord {
  id: number
  url: string
  title: string
  /** 0 when the provider names none. */
  propertyId: number
  contact?: ContactRecord
  /** Upper case; '' when there is none. */
  category: string
  template: string
  headerImage?: FileRecord
  options: { key: string; value?: string; file?: FileRecord }[]
  sliders: { key: string; slides: SlideRecord[] }[]
  heroSlides: SlideRecord[]
  sections: SectionRecord[]
  metas: MetaRecord[]
  /** `target`: missing if there is no usable address. */
  breadcrumbs: { text: string; target?: Target; active: boolean }[]
  alternates: AlternateRecord[]
  events: EventSummaryRecord[]
  sessions: { id: number; title: string; text?: string; hours: HoursRecord[] }[]
  galleryId?: number
  updatedAt?: string
  readings?: PageReadings
}

export interface GastronomyItemRecord {
  id: number
  slug: string
  url: string
  title: string
  text?: string
  image?: FileRecord
  hours: HoursRecord[]
  paid: boolean
  alternates: AlternateRecord[]
  readings?: { sayings?: Saying[] }
}
export interface GastronomyRecord {
  groups: { code: string; title: string; items: GastronomyItemRecord[] }[]
}
export interface OutletRecord {
  title: string
  html?: RichText
  images: FileRecord[]
  hours: HoursRecord[]
  features: FeatureRecord[]
  readings?: OutletReadings
}
export interface SpaRecord {
  treatments: { id: number; title: string; text?: string; durationMinutes?: number; image?: FileRecord }[]
  facilities: { title: string; text?: string; image?: FileRecord; readings?: FacilityReadings }[]
}
export interface ContactPageRecord extends ContactRecord {
  departments: { title: string; phone?: string; email?: string }[]
  directions?: RichText
}
export interface CertificatesRecord {
  items: {
    id: number
    title: string
    year?: number
    image?: FileRecord
    document?: FileRecord
    readings?: CertificateReadings
  }[]
}

export interface MenuItemRecord {
  id: number
  text: string
  target?: Target
  /** 'COL_1', 'COL_2', 'COL_3' or 'BOTTOM'; only in footers. */
  section?: string
  items: { id: number; text: string; target: Target }[]
}
export interface MenusRecord {
  header: MenuItemRecord[]
  footer: MenuItemRecord[]
}

export interface RegionRecord {
  code: string
  name: string
  slug: string
  url: string
  text?: string
  image?: FileRecord
}

export interface RoomSummaryRecord {
  id: number
  slug: string
  name: string
  category?: { code: string; name?: string }
  text?: string
  image?: FileRecord
  sizeM2?: number
  maxAdults?: number
  maxChildren?: number
  beds?: string
  view?: string
  alternates: AlternateRecord[]
  readings?: RoomReadings
}
export interface RoomRecord extends RoomSummaryRecord {
  html?: RichText
  images: FileRecord[]
  features: FeatureRecord[]
  metas: MetaRecord[]
  updatedAt?: string
}
export interface PlanRecord {
  id: number
  title: string
  image: FileRecord
  text?: string
}
export interface StoryRecord {
  id: number
  title: string
  thumbnail?: FileRecord
  /** In order. */
  items: { id: number; type: 'IMAGE' | 'VIDEO'; file: FileRecord; link?: LinkRecord }[]
}
export interface GalleryCategoryRecord {
  id: number
  name: string
}
export interface GalleryFileRecord {
  id: number
  file: FileRecord
  title?: string
  categoryId?: number
}
export interface EventRecord extends EventSummaryRecord {
  html?: RichText
  headerImage?: FileRecord
  images: FileRecord[]
  metas: MetaRecord[]
  alternates: AlternateRecord[]
  updatedAt?: string
}

/** What each kind of record holds. */
export interface RecordKinds {
  properties: PropertiesRecord
  page: PageRecord
  gastronomy: GastronomyRecord
  outlet: OutletRecord
  spa: SpaRecord
  contact: ContactPageRecord
  certificates: CertificatesRecord
  menus: MenusRecord
  regions: RegionRecord[]
  rooms: RoomSummaryRecord[]
  room: RoomRecord
  plans: PlanRecord[]
  stories: StoryRecord[]
  galleryCategories: GalleryCategoryRecord[]
  galleryFiles: GalleryFileRecord[]
  event: EventRecord
}
export type RecordKind = keyof RecordKinds

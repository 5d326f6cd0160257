import type { z } from 'zod'
import type { GroupPageKey } from '../paths.ts'
import type * as hotels from './hotel-schema.ts'
import type * as pages from './page-schema.ts'

export type { GroupPageKey, RegionCode, SubPage } from '../paths.ts'

export type HotelKey = (typeof hotels.HOTEL_KEYS)[number]
export type Subject = z.infer<typeof hotels.subject>
export type CertificateCode = z.infer<typeof hotels.certificate>

export type HotelContent = z.infer<typeof hotels.hotel>
export type RoomContent = HotelContent['rooms'][number]
export type OutletContent = HotelContent['outlets'][number]
export type Opening = OutletContent['hours'][number]

export type EventContent = z.infer<typeof pages.event>
export type RegionContent = z.infer<typeof pages.region>
export type Picture = z.infer<typeof hotels.picture>

/** A page before it is put into a language. */
export type PageTemplate = z.infer<typeof pages.page>
export type GroupPage = PageTemplate & { key: GroupPageKey }

export interface Block {
  text?: string | string[]
  list?: string[]
  table?: { heads?: string[]; rows: string[][] }
}

/** A section in one language. */
export interface SectionContent {
  key: string
  layout: string
  title?: string
  subtitle?: string
  body?: Block[]
  picture?: Picture
  /** `to`: a reference of the directory. */
  link?: { text: string; to: string }
  items?: SectionContent[]
}

/** A page in one language. */
export interface PageContent {
  title: string
  description: string
  /** Follows the description where that is short. */
  closing?: string
  picture?: Picture
  sections: SectionContent[]
}

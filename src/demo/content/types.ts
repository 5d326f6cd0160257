import type { z } from 'zod'
import type * as schema from './schema.ts'

export type { Lang } from '../contract.ts'
export type { GroupPageKey, RegionCode, SubPage } from '../paths.ts'

/** One text in each language. */
export type Text = z.infer<typeof schema.text>
/** Paragraphs in each language. */
export type Texts = z.infer<typeof schema.texts>

export type HotelKey = (typeof schema.HOTEL_KEYS)[number]
export type Subject = (typeof schema.SUBJECTS)[number]
export type CertificateCode = (typeof schema.CERTIFICATES)[number]

export type HotelContent = z.infer<typeof schema.hotel>
export type RoomContent = HotelContent['rooms'][number]
export type OutletContent = HotelContent['outlets'][number]
export type Opening = OutletContent['hours'][number]

export type GroupPage = z.infer<typeof schema.groupPage>
export type Picture = z.infer<typeof schema.picture>
export type Block = z.infer<typeof schema.block>
export type SectionContent = GroupPage['sections'][number] & { html?: Text; items?: SectionContent[] }
export type EventContent = z.infer<typeof schema.event>
export type RegionContent = z.infer<typeof schema.region>

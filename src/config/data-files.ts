/** Files beside the pages that functions at the edge read, by their names below the output folder. */
import type { Season } from './site-types.ts'

/** Name of a JSON file, with the type of its content for those who write and read it. */
export type JsonFile<Content> = string & { readonly content?: Content }

/** Where each hotel's reservations are made. */
export const HOTELS_FILE = 'data/hotels.json'
/** When hotels are open, by slug; those without a season are left out. The search asks for it. */
export const SEASONS_FILE = 'data/seasons.json' as JsonFile<Record<string, Season>>
/** Below it what decides whether hotels suit a trip, by the address of a hotel's page: a file for each language. */
export const OFFERS_FOLDER = 'data/offers'
/** Languages that have a home page. */
export const LANGUAGES_FILE = 'data/languages.json'
/** Absolute addresses that pictures, videos and documents come from, by id. */
export const SOURCES_FILE = 'data/sources.json'
/** What `/healthz` answers. */
export const HEALTH_FILE = 'data/health.json'
/** Below it the pages that answer forms, by their paths: 'data/notices/en/forms/contact-success.html'. */
export const NOTICES_FOLDER = 'data/notices'
/** Below it the views of all pages, by their paths: 'data/views/en/search.json'. What a query or a refused form changes is drawn from them. */
export const VIEWS_FOLDER = 'data/views'

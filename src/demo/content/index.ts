import { z } from 'zod'
import paths from '../data/paths.json' with { type: 'json' }
import { GROUP_PAGE_KEYS, SUB_PAGE_KEYS, type SubPage } from '../paths.ts'
import { readMarkdownPage } from './markdown.ts'
import { check, hasData, readData } from './read.ts'
import { hotel, HOTEL_KEYS } from './hotel-schema.ts'
import * as schema from './page-schema.ts'
import type { GroupPage, HotelContent, PageTemplate } from './types.ts'

/** The content of the embedded provider, read from `src/demo/data` and checked; a fault in a file is an error. */
export const hotels: readonly HotelContent[] = HOTEL_KEYS.map((key) => readData(`hotels/${key}.json`, hotel))
export const events = readData('events.json', z.array(schema.event))
export const regions = readData('regions.json', z.array(schema.region))
export const menus = readData('menus.json', schema.menus)
/** Parts of URLs; read by `paths.ts` before anything else. */
check('paths.json', paths, schema.paths)
export const contact = readData('contact.json', schema.contact)
export const pictures = readData('pictures.json', schema.pictures)
export const labels = readData('labels.json', schema.labels)

const readPage = (path: string): PageTemplate =>
  hasData(`${path}.json`) ? readData(`${path}.json`, schema.page) : readMarkdownPage(path)

export const groupPages: readonly GroupPage[] = GROUP_PAGE_KEYS.map((key) => ({ key, ...readPage(`pages/${key}`) }))
export const hotelPages = Object.fromEntries(
  (['home', ...SUB_PAGE_KEYS] as const).map((key) => [key, readPage(`hotel-pages/${key}`)]),
) as Record<SubPage | 'home', PageTemplate>
export const sharedWords = readData('hotel-pages/words.json', schema.sharedWords)
export const regionPage = readPage('region-page')

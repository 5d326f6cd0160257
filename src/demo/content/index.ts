import { z } from 'zod'
import { GROUP_PAGE_KEYS } from '../paths.ts'
import { readMarkdownPage } from './markdown.ts'
import { hasData, readData } from './read.ts'
import * as schema from './schema.ts'
import type { GroupPage, HotelContent } from './types.ts'

/** The content of the embedded provider, read from `src/demo/data` and checked; a fault in a file is an error. */
export const hotels: readonly HotelContent[] = schema.HOTEL_KEYS.map((key) =>
  readData(`hotels/${key}.json`, schema.hotel),
)
export const groupPages: readonly GroupPage[] = GROUP_PAGE_KEYS.map((key) =>
  hasData(`pages/${key}.json`) ? readData(`pages/${key}.json`, schema.groupPage) : readMarkdownPage(key),
)
export const events = readData('events.json', z.array(schema.event))
export const regions = readData('regions.json', z.array(schema.region))
export const labels = readData('labels.json', schema.labels)

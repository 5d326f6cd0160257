import { z } from 'zod'
import paths from '../data/paths.json' with { type: 'json' }
import { GROUP_PAGE_KEYS, SUB_PAGE_KEYS, type SubPage } from '../paths.ts'
import { readMarkdownPage } from './markdown.ts'
import { check, hasData, readData } from './read.ts'
import { hotel, HOTEL_KEYS } from './hotel-schema.ts'
import * as schema from './page-schema.ts'
import type { GroupPage, HotelContent, PageTemplate } from './types.ts'

/** The content of the embedded provider, read from `src/demo/data` and checked; a fault in a file is an error. */
export let {
  hotels,
  events,
  regions,
  menus,
  contact,
  pictures,
  labels,
  groupPages,
  hotelPages,
  sharedWords,
  regionPage,
} = readContent()

/** Reads the files that have changed. All but `paths.json` and `labels.json`, of which modules are made. */
export function rereadContent(): void {
  ;({ hotels, events, regions, menus, contact, pictures, labels, groupPages, hotelPages, sharedWords, regionPage } =
    readContent())
}

function readContent() {
  // Parts of URLs; read by `paths.ts` before anything else.
  check('paths.json', paths, schema.paths)
  return {
    hotels: HOTEL_KEYS.map((key): HotelContent => readData(`hotels/${key}.json`, hotel)),
    events: readData('events.json', z.array(schema.event)),
    regions: readData('regions.json', z.array(schema.region)),
    menus: readData('menus.json', schema.menus),
    contact: readData('contact.json', schema.contact),
    pictures: readData('pictures.json', schema.pictures),
    labels: readData('labels.json', schema.labels),
    groupPages: GROUP_PAGE_KEYS.map((key): GroupPage => ({ key, ...readPage(`pages/${key}`) })),
    hotelPages: Object.fromEntries(
      (['home', ...SUB_PAGE_KEYS] as const).map((key) => [key, readPage(`hotel-pages/${key}`)]),
    ) as Record<SubPage | 'home', PageTemplate>,
    sharedWords: readData('hotel-pages/words.json', schema.sharedWords),
    regionPage: readPage('region-page'),
  }
}

function readPage(path: string): PageTemplate {
  return hasData(`${path}.json`) ? readData(`${path}.json`, schema.page) : readMarkdownPage(path)
}

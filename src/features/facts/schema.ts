/** What a hotel is in figures and names, for machines: the file `/facts/{hotel}.json` of each language. Its JSON Schema is made of this. */
import * as z from 'zod'
import { LOCALES } from '../../config/locales.ts'
import { BED_KINDS } from '../../records/readings.ts'

const time = z.string().describe('HH:MM')
const hours = z.array(z.strictObject({ label: z.string().optional(), from: time, to: time }))
const text = z.string().min(1)
const count = z.int().nonnegative()

const image = z.strictObject({ url: z.url(), width: count, height: count })

const room = z.strictObject({
  id: z.int(),
  name: text,
  url: z.url().optional(),
  slug: text,
  category: text.optional(),
  sizeM2: z.number().positive().optional(),
  maxAdults: count.optional(),
  maxChildren: count.optional(),
  beds: text.optional(),
  bedding: z
    .array(z.array(z.enum(BED_KINDS)))
    .optional()
    .describe('The beds; several lists where guests choose'),
  advisedFrom: count.optional().describe('Years; the hotel advises against it for younger children'),
  view: text.optional(),
  image: image.optional(),
})

const outlet = z.strictObject({
  id: z.int(),
  name: text,
  group: text,
  url: z.url().optional(),
  included: z.boolean().describe('false: at extra cost'),
  hours,
})

const event = z.strictObject({
  id: z.int(),
  name: text,
  url: z.url().optional(),
  startsAt: text.optional(),
  venue: text.optional(),
})

export const hotelFactsSchema = z
  .strictObject({
    $schema: z.url(),
    id: z.int(),
    name: text,
    slug: text,
    language: z.enum(LOCALES),
    url: z.url().describe("The hotel's page"),
    languages: z.partialRecord(z.enum(LOCALES), z.url()).describe("The hotel's page in each language that has it"),
    region: z.strictObject({ code: text, name: text, url: z.url().optional() }).optional(),
    stars: z.int().min(1).max(5).optional().describe('Official class'),
    image: image.optional(),
    address: text.optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    phone: text.optional(),
    email: text.optional(),
    reservation: z.strictObject({
      phone: text,
      url: z.url().optional().describe('Missing where reservations are taken by telephone alone'),
    }),
    checkIn: time.optional().describe('From'),
    checkOut: time.optional().describe('Until'),
    features: z.array(z.strictObject({ key: text, label: text, value: text })),
    pages: z.array(z.strictObject({ page: text, url: z.url() })).describe("What has a page at the hotel's"),
    rooms: z.array(room),
    outlets: z.array(outlet),
    halls: z
      .strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
      .optional()
      .describe('Rooms for meetings, as the hotel lists them'),
    events: z.array(event),
    updatedAt: text.optional(),
  })
  .meta({ title: 'Facts of a hotel' })

export type HotelFacts = z.infer<typeof hotelFactsSchema>
export type RoomFacts = HotelFacts['rooms'][number]

export function factsSchemaJson(): string {
  return JSON.stringify(z.toJSONSchema(hotelFactsSchema))
}

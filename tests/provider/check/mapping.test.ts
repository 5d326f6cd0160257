/** A provider that differs in ten names and places: the mapping that a check proposes gives the same site. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { providerMapping } from '../../../scripts/mapping.ts'
import { checkProvider } from '../../../src/provider/check/check.ts'
import { siteOf } from '../../harness/site.ts'
import { oneHotel } from '../../worlds/index.ts'
import { everyObject, inAnswers, plantedProvider, rename, type Json, type Plant } from './planted.ts'
import { emptyFolder } from '../../harness/folder.ts'

/** The first one changes what comes last. */
const TEN: Plant[] = [
  { reply: (reply) => (reply.status === 200 ? { ...reply, body: { data: reply.body } } : reply) },
  { reply: inAnswers('properties', (list: Json[]) => void list.forEach((hotel) => rename(hotel, 'slug', 'alias'))) },
  { reply: inAnswers('page', (page) => void rename(page, 'title', 'pageTitle')) },
  {
    reply: inAnswers('page', (page) => {
      page.hotelId = page.property.id
      delete page.property.id
    }),
  },
  { reply: inAnswers('page', (page) => (page.category &&= page.category.code) && undefined) },
  {
    reply: inAnswers(
      ['rooms', 'room'],
      (rooms) => void [rooms].flat().forEach((room: Json) => rename(room, 'sizeM2', 'squareMeters')),
    ),
  },
  {
    reply: (reply) =>
      reply.status === 200
        ? { ...reply, body: everyObject(reply.body, (object) => rename(object, 'sourceUrl', 'href')) }
        : reply,
  },
  {
    reply: (reply) =>
      reply.status === 200
        ? { ...reply, body: everyObject(reply.body, (object) => rename(object, 'hrefLangs', 'translations')) }
        : reply,
  },
  {
    reply: inAnswers(
      'menus',
      (menus: Json[]) =>
        void menus.forEach((menu) => menu.items.forEach((item: Json) => rename(item, 'subitems', 'children'))),
    ),
  },
  {
    reply: inAnswers('galleryFiles', (files: Json[], url) => {
      const page = Number(url.searchParams.get('page') ?? 0)
      return { entries: files.slice(page * 2, page * 2 + 2), page, pageCount: Math.ceil(files.length / 2) }
    }),
  },
]

test('ten names and places that differ are proposed, and the site with this mapping is the one without them, byte for byte', async () => {
  const url = await plantedProvider(oneHotel(), TEN.toReversed())
  const { proposal, isPublishable, missingPages } = await checkProvider({ url, limit: 3000 })
  expect(isPublishable).toBe(false)
  expect(proposal).toMatchObject({ isPublishable: true })
  expect(proposal!.missingPages.length).toBeGreaterThan(missingPages.length)

  const folder = await emptyFolder()
  await writeFile(join(folder, 'provider.mapping.ts'), proposal!.text)
  const mapping = providerMapping(folder)
  expect(mapping).toEqual(proposal!.mapping)

  const [mapped, plain] = await Promise.all([
    siteOf(oneHotel(), { plain: true, providerUrl: url, client: { mapping } }),
    siteOf('oneHotel', { plain: true }),
  ])
  const bytes = ({ manifest }: typeof plain) => [...manifest.pages].map(([path, { hash }]) => [path, hash])
  expect(bytes(mapped)).toEqual(bytes(plain))
  expect(mapped.manifest.id).toBe(plain.manifest.id)
})

/** The embedded provider's pictures are files: each that a record names is there and is what the record says. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { File } from '../../src/demo/contract.ts'
import { ownPictures } from '../../src/demo/media.ts'
import { startProvider } from '../../src/demo/server.ts'
import { listed } from '../harness/listed.ts'

const FOLDER = join(import.meta.dirname, '../../src/demo/data/media')
const world = demoWorld()

function filesIn(record: unknown): File[] {
  if (typeof record !== 'object' || record === null) return []
  if ('sourceUrl' in record) return [record as File]
  return Object.values(record).flatMap(filesIn)
}

const tables = [world.pages, world.rooms, world.plans, world.outlets, world.gastronomies, world.certificates]
const others = [world.stories, world.events, world.regions, world.galleryFiles]
const records = [world.properties, ...[...tables, ...others].flatMap((table) => [...table.rows()])]
const named = new Map(filesIn(records).map((file) => [file.sourceUrl, file]))

async function onDisk(): Promise<string[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/media${join(parentPath, name).slice(FOLDER.length)}`)
}

describe('the pictures', () => {
  test('are those that the records name, all of them and no others', async () => {
    expect((await onDisk()).toSorted()).toEqual([...named.keys()].toSorted())
  })

  test('are at most 770, of 35 MB, 45 kB on average', async () => {
    const sizes = await Promise.all(
      (await onDisk()).map(async (path) => (await stat(join(FOLDER, path.slice(6)))).size),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(sizes.length).toBeLessThanOrEqual(770)
    expect(total).toBeLessThan(35_000_000)
    expect(total / sizes.length).toBeLessThan(45_000)
  })

  test('have the size and type of their records', async () => {
    const wrong = await Promise.all(
      [...named.values()].map(async ({ sourceUrl, mimeType, width, height }) => {
        const picture = await ownPictures(sourceUrl)
        if (picture?.type !== mimeType) return [`${sourceUrl} is ${picture?.type}`]
        if (width === undefined || !mimeType?.startsWith('image/')) return []
        const truth = await sharp(picture!.body).metadata()
        return truth.width === width && truth.height === height
          ? []
          : [`${sourceUrl} is ${truth.width}×${truth.height}`]
      }),
    )
    expect(wrong.flat()).toEqual([])
  })

  test('that are drawings need nothing from elsewhere', async () => {
    const drawings = [...named.keys()].filter((path) => path.endsWith('.svg'))
    expect(drawings.length).toBeGreaterThan(100)
    for (const path of drawings) {
      const svg = (await ownPictures(path))!.body.toString('utf8')
      expect(svg.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(
        /https?:|<text|<script|<image|@import|href/,
      )
      expect(svg.length, path).toBeLessThan(15_000)
    }
  })
})

describe('a path', () => {
  test.each(
    listed(`
    /media/flora/logo.SVG | /media/flora/room-1.avif/ | /media/flora/room-0.avif | /media/flora/../pictures.json | /media/../pictures.json
    /media/flora/%2e%2e/%2e%2e/pictures.json | /media/pictures.json | /media/flora`),
  )('that names no picture is unknown: %s', async (path) => {
    expect(await ownPictures(path)).toBeUndefined()
  })

  test('of a film is answered in parts', async () => {
    const provider = await startProvider(world)
    const answer = await fetch(`${provider.url}/media/video/sea.mp4`, { headers: { range: 'bytes=0-99' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect((await answer.arrayBuffer()).byteLength).toBe(100)
    await provider.close()
  })
})

/** Stored pictures whose bytes are others by now, as a disk that failed leaves them. */
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { contentName, sourcePath, storeSource } from '../../../src/provider/media/folder.ts'
import { createMedia } from '../../../src/hosts/server/pictures/media.ts'
import { whole } from '../../harness/bad-pictures.ts'
import { emptyFolder } from '../../harness/folder.ts'
import { listening } from '../../harness/listening.ts'

const ID = '012345678'
const ENTRY = { source: '/pool.avif' }

async function mediaOf(content: Buffer) {
  let requests = 0
  const host = createServer((_, response) => {
    requests++
    response.end(content)
  })
  const address = await listening(host)
  const folder = await emptyFolder()
  const told: (string | undefined)[] = []
  const media = createMedia({
    folder,
    providerUrl: address,
    onSource: (_id, _source, error) => void told.push(error && 'failed'),
  })
  const picture = (width: number) =>
    media.picture({ id: ID, content: contentName(content), width }, ENTRY, 'webp').then(({ isMeant }) => isMeant)
  return { folder, picture, told, requests: () => requests }
}

test('one that is damaged on the disk is asked for again, and shown', async () => {
  const content = await whole('#336699', 'avif')
  const { folder, picture, requests } = await mediaOf(content)
  const path = await storeSource(folder, ID, content)
  await writeFile(path, Buffer.alloc(content.length))
  expect(await picture(320)).toBe(true)
  expect(await readFile(path)).toEqual(content)
  expect(await picture(640)).toBe(true)
  expect(requests()).toBe(1)
})

test('one that its host has no better is told of, and asked for no more than now and then', async () => {
  const content = await whole('#336699', 'avif')
  // Its boxes are whole, and what is in them is not.
  content.fill(0xee, content.length - 40, content.length)
  const { folder, picture, told, requests } = await mediaOf(content)
  await storeSource(folder, ID, content)
  for (const width of [320, 640, 960]) await expect(picture(width)).rejects.toThrow()
  expect([told.at(-1), requests()]).toEqual(['failed', 1])
  expect(await readFile(sourcePath(folder, ID, contentName(content)))).toEqual(content)
})

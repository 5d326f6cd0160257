/** What a server that runs for months must not keep. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Encodings } from '../../../src/engine/release/files/encodings.ts'
import { openContents, type Contents } from '../../../src/hosts/server/files/contents.ts'
import { serveRelease } from '../../../src/hosts/server/files/files.ts'
import { manifestOf } from '../../harness/manifest.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test('a release that was replaced is forgotten', async () => {
  const none = () => Promise.reject(new Error('there are no contents'))
  const contents: Contents = { cached: () => undefined, get: none, encoded: none }
  const manifests: WeakRef<object>[] = []
  const next = (number: number) => {
    const manifest = manifestOf({ '/en': `page ${number}` })
    manifests.push(new WeakRef(manifest.pages))
    return manifest
  }
  let served = serveRelease(next(0), contents)
  for (let number = 1; number < 10; number++) served = serveRelease(next(number), contents)
  // A weak reference that was just made holds until the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  expect(manifests.filter((each) => each.deref() !== undefined)).toHaveLength(1)
  expect(served.file('/en')).toBeDefined()
})

test('a compressed page stays without the larger piece of memory that it was made in', async () => {
  const part = () => Promise.resolve(Buffer.alloc(64 * 1024, 'x').subarray(0, 12_000))
  const contents = openContents({ get: part }, { get: part } as unknown as Encodings)
  expect(await contents.encoded('page', 'br', 'page')).toHaveLength(12_000)
  const held = contents.cached('page', 'br')!
  expect(held.toString()).toBe('x'.repeat(12_000))
  expect(held.buffer.byteLength).toBe(12_000)
})

import { open } from 'node:fs/promises'

const CHUNK = 1 << 20

/**
 * The lines of a UTF-8 file, many at a time, without their ends. A last one that has no end was never finished and is left
 * out. Rejects like `open`.
 */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  const handle = await open(file)
  try {
    let rest = Buffer.alloc(0)
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK)
      const { bytesRead } = await handle.read(chunk, 0, CHUNK)
      if (bytesRead === 0) break
      const all = rest.length > 0 ? Buffer.concat([rest, chunk.subarray(0, bytesRead)]) : chunk.subarray(0, bytesRead)
      const end = all.lastIndexOf(10)
      if (end >= 0) yield all.toString('utf8', 0, end).split('\n')
      rest = Buffer.from(all.subarray(end + 1))
    }
  } finally {
    await handle.close()
  }
}

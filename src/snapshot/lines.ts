import { open } from 'node:fs/promises'

const CHUNK = 1 << 20
const LINE_FEED = 10

/**
 * The lines of a file, many at a time, as bytes without their ends. A last one that has no end was never finished and is left out. Rejects
 * like `open`.
 */
export async function* byteLinesOf(file: string): AsyncGenerator<Buffer[]> {
  const handle = await open(file)
  try {
    let rest = Buffer.alloc(0)
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK)
      const { bytesRead } = await handle.read(chunk, 0, CHUNK)
      if (bytesRead === 0) break
      const all = rest.length > 0 ? Buffer.concat([rest, chunk.subarray(0, bytesRead)]) : chunk.subarray(0, bytesRead)
      const lines: Buffer[] = []
      let start = 0
      for (let end = all.indexOf(LINE_FEED); end >= 0; end = all.indexOf(LINE_FEED, start)) {
        lines.push(all.subarray(start, end))
        start = end + 1
      }
      if (lines.length > 0) yield lines
      rest = Buffer.from(all.subarray(start))
    }
  } finally {
    await handle.close()
  }
}

/** The same for a file of UTF-8. */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  for await (const lines of byteLinesOf(file)) yield lines.map((line) => line.toString())
}

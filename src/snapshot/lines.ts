import { open } from 'node:fs/promises'
import { newBlock, type SharedBytes } from './blocks.ts'

const CHUNK = 1 << 20
const LINE_FEED = 10

/**
 * The lines of a file, many at a time, as bytes without their ends. A last one that has no end was never finished and is left out. Rejects
 * like `open`.
 */
export async function* byteLinesOf(file: string): AsyncGenerator<SharedBytes[]> {
  const handle = await open(file)
  try {
    let rest = newBlock(0)
    for (;;) {
      const chunk = newBlock(rest.length + CHUNK)
      rest.copy(chunk)
      const { bytesRead } = await handle.read(chunk, rest.length, CHUNK)
      if (bytesRead === 0) break
      const end = rest.length + bytesRead
      const lines: SharedBytes[] = []
      let start = 0
      for (let at = chunk.indexOf(LINE_FEED, rest.length); at >= 0 && at < end; at = chunk.indexOf(LINE_FEED, start)) {
        lines.push(chunk.subarray(start, at) as SharedBytes)
        start = at + 1
      }
      if (lines.length > 0) yield lines
      rest = chunk.subarray(start, end) as SharedBytes
    }
  } finally {
    await handle.close()
  }
}

/** The same for a file of UTF-8. */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  for await (const lines of byteLinesOf(file)) yield lines.map((line) => line.toString())
}

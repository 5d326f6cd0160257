import { open } from 'node:fs/promises'

const CHUNK = 1 << 20
const LINE_FEED = 10

/**
 * The lines of a file from a position on, many at a time, as bytes without their ends. A last one that has no end was never finished and is left
 * out. Rejects like `open`.
 */
export async function* byteLinesOf(file: string, start = 0): AsyncGenerator<Buffer[]> {
  for await (const block of wholeLinesOf(file, start)) {
    const lines: Buffer[] = []
    let from = 0
    for (let at = block.indexOf(LINE_FEED); at >= 0; at = block.indexOf(LINE_FEED, from)) {
      lines.push(block.subarray(from, at))
      from = at + 1
    }
    yield lines
  }
}

/** The same for a file of UTF-8. */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  for await (const block of wholeLinesOf(file)) yield block.toString('utf8', 0, block.length - 1).split('\n')
}

/** Pieces of a file that end with a line's end. */
async function* wholeLinesOf(file: string, start = 0): AsyncGenerator<Buffer> {
  const handle = await open(file)
  let position = start
  try {
    let rest = Buffer.alloc(0)
    for (;;) {
      const chunk = Buffer.allocUnsafeSlow(rest.length + CHUNK)
      rest.copy(chunk)
      const { bytesRead } = await handle.read(chunk, rest.length, CHUNK, position)
      if (bytesRead === 0) return
      position += bytesRead
      const read = chunk.subarray(0, rest.length + bytesRead)
      const end = read.lastIndexOf(LINE_FEED) + 1
      if (end > 0) yield read.subarray(0, end)
      rest = read.subarray(end)
    }
  } finally {
    await handle.close()
  }
}

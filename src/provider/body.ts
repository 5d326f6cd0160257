/** Bodies of answers: bounded, and strict about their encoding. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unzip = promisify(gunzip)

/**
 * The body as text; nothing where it has more bytes than that, packed or unpacked. Throws where it is not UTF-8, breaks off, or is packed in
 * another way than gzip.
 */
export async function boundedText(
  body: AsyncIterable<Buffer>,
  encoding: string,
  largest: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > largest) return undefined
    chunks.push(chunk)
  }
  const bytes = await unpacked(Buffer.concat(chunks), encoding, largest)
  return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function unpacked(bytes: Buffer, encoding: string, largest: number): Promise<Buffer | undefined> {
  if (encoding === '' || encoding === 'identity') return bytes
  if (encoding !== 'gzip') throw new Error(`an answer packed as ${encoding}, which was not asked for`)
  try {
    return await unzip(bytes, { maxOutputLength: largest })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  }
}

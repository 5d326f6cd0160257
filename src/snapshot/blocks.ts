/**
 * Memory for the bytes of records: in blocks, because hundreds of thousands of pieces that are each asked of the system weigh far more than they
 * hold, and shared, so that another thread of this process reads them where they are.
 */

/** Bytes that other threads can read. */
export type SharedBytes = Buffer<SharedArrayBuffer>

/** A block stays as long as one of its pieces is held, so that it must not be large beside what is held for long. */
const BLOCK = 1 << 16

let block = newBlock(0)
let used = 0

export function newBlock(size: number): SharedBytes {
  return Buffer.from(new SharedArrayBuffer(size))
}

/** Memory for so many bytes. */
export function sharedPiece(size: number): SharedBytes {
  if (used + size > block.length) {
    block = newBlock(Math.max(size, BLOCK))
    used = 0
  }
  const bytes = block.subarray(used, used + size) as SharedBytes
  used += size
  return bytes
}

/** The text in UTF-8. */
export function sharedBytes(text: string): SharedBytes {
  const bytes = sharedPiece(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Reads bodies of requests and responses up to a size limit. Web standards only. */

/** `undefined` if the body has more than `largest` bytes. `null` is an empty body. */
export async function boundedBody(
  body: AsyncIterable<Uint8Array> | null,
  largest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > largest) return undefined
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let end = 0
  for (const chunk of chunks) {
    whole.set(chunk, end)
    end += chunk.byteLength
  }
  return whole
}

/** Bodies of answers: bounded, and strict about their encoding. */

/** The body as text; nothing where it has more bytes than that. Throws where it is not UTF-8, or breaks off. */
export async function boundedText(response: Response, largest: number): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > largest) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

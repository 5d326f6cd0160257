/** `URL.canParse` is newer than the oldest browsers. Returns `undefined` if the address is none. */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** Passwords of HTTP Basic. Web standards only. */

/** Whether an `authorization` header's password is the secret, in a time that does not depend on the secret; the user name does not matter. */
export function isPassword(authorization: string | null | undefined, secret: string): boolean {
  const given = passwordIn(authorization ?? '')
  if (!given) return false
  const expected = new TextEncoder().encode(secret)
  let difference = given.length ^ expected.length
  for (const [at, byte] of given.entries()) difference |= byte ^ expected[at % expected.length]!
  return difference === 0
}

const COLON = 58

function passwordIn(header: string): Uint8Array | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1]
  if (encoded === undefined) return undefined
  try {
    const credentials = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const colon = credentials.indexOf(COLON)
    return colon < 0 ? undefined : credentials.subarray(colon + 1)
  } catch {
    return undefined
  }
}

/** Lets the image CDN fetch a file of a site behind a password: it sends no password, but the address that it is given. */

const PARAMETER = 'seal'
const FOLDER = /^\/file\//

/** The address of a file, with what lets it be fetched. */
export async function sealed(path: string, password: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(password), bytesOf(path))
  return `${path}?${PARAMETER}=${hex(new Uint8Array(signature))}`
}

export async function isSealed({ url, method }: Request, password: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(url)
  const seal = searchParams.get(PARAMETER)
  if (seal === null || !FOLDER.test(pathname) || !/^(?:[0-9a-f]{2})+$/.test(seal) || !/^(?:GET|HEAD)$/.test(method))
    return false
  const signature = Uint8Array.from(seal.match(/../g)!, (byte) => parseInt(byte, 16))
  return crypto.subtle.verify('HMAC', await keyOf(password), signature, bytesOf(pathname))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function keyOf(password: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytesOf(password), algorithm, false, ['sign', 'verify'])
}

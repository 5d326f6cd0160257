/**
 * What Astro's server code makes requests and answers of in the compiled renderer, in place of Node's own: nothing is sent here, and reading those
 * takes a new process longer than to render a page. No more than rendering asks for.
 */

export class Headers extends Map<string, string> {
  constructor(entries: Iterable<[string, string]> | Record<string, string> = []) {
    super()
    const all = Symbol.iterator in entries ? entries : Object.entries(entries)
    for (const [name, value] of all) this.set(name, value)
  }

  override get(name: string) {
    return super.get(name.toLowerCase())
  }
  override has(name: string) {
    return super.has(name.toLowerCase())
  }
  override set(name: string, value: string) {
    return super.set(name.toLowerCase(), value)
  }
  override delete(name: string) {
    return super.delete(name.toLowerCase())
  }
}

export class Request {
  readonly method = 'GET'
  readonly headers = new Headers()
  readonly url: string

  constructor(url: string) {
    this.url = url
  }
}

export class Response {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array | string | null

  constructor(
    body: Uint8Array | string | null,
    { status = 200, headers }: { status?: number; headers?: Headers } = {},
  ) {
    this.body = body
    this.status = status
    this.headers = new Headers(headers)
  }
}

import { request } from 'node:http'
import { parse, type HTMLElement } from 'node-html-parser'
import type { RunningSite } from '../../src/hosts/serve.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  readonly dom: HTMLElement
}

/** A plain GET that sends the given headers and no other: unlike `fetch`, no `Accept-Language` of its own. Redirects are not followed. */
export function ask({ port }: RunningSite, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          get dom() {
            return parse(body)
          },
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

export function langOf({ dom }: Answer): string | undefined {
  return dom.querySelector('html')?.getAttribute('lang')
}

/** Pages for faults: the release's own, held in memory, and the server's where the release has none. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { readErrorPages } from '../../src/server/error-pages.ts'
import { errorPageFailed, failed, wantsPage } from '../../src/server/plain-page.ts'

const PAGE = '<main><p data-error-status class="x">status</p><p>text</p></main>'

/** A release with an error page at each of these paths; null: one that cannot be read. */
function releaseOf(pages: Record<string, string | null>) {
  return {
    policy: "default-src 'none'",
    file: (path: string) => (path in pages ? ({ hash: path } as never) : undefined),
    read: async (path: string) => {
      const html = pages[path]
      if (html === null || html === undefined) throw new Error('the disk is gone')
      return Buffer.from(html)
    },
  }
}

describe("the release's own", () => {
  test('is in the language of the path, with the status and what the site says of it', async () => {
    const pages = await readErrorPages(releaseOf({ '/500': `tr ${PAGE}`, '/en/500': `en ${PAGE}` }))
    const answer = pages.answer('/en/x', 503, 'Try later & "again" $1')!
    expect(answer.status).toBe(503)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    })
    expect(await answer.text()).toBe(
      'en <main><p data-error-status class="x">Error 503: Try later & "again" $1</p><p>text</p></main>',
    )
    const plain = parse(await pages.answer('/x', 500)!.text())
    expect(plain.querySelector('[data-error-status]')!.text).toMatch(/^[^:]*500[^:]*$/)
    expect(plain.text).toMatch(/^tr /)
  })

  test('is none in a language that has none, or whose page cannot be read', async () => {
    const pages = await readErrorPages(releaseOf({ '/500': PAGE, '/de/500': null }))
    expect([pages.answer('/de/x', 500), pages.answer('/ru', 500)]).toEqual([undefined, undefined])
    expect(pages.answer('/x', 500)).toBeDefined()
  })
})

describe("the server's own", () => {
  const read = async (answer: Response) => {
    const text = await answer.text()
    const page = parse(text)
    expect(text).toMatch(/^<!doctype html>\n[^]*<\/html>\n$/)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(page.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('title')!.text).toBe(page.querySelector('h1')!.text)
    return {
      status: answer.status,
      lang: page.querySelector('html')!.getAttribute('lang'),
      lines: page.querySelectorAll('h1, p').map(({ text: line }) => line),
      home: page.querySelector('a')!.getAttribute('href'),
    }
  }

  test('says in the language of the path that the error page failed, and leads home', async () => {
    const { status, lang, lines, home } = await read(errorPageFailed('/en/x', 404))
    expect({ status, lang, home }).toEqual({ status: 404, lang: 'en', home: '/en' })
    expect(lines).toEqual(['An error occurred while showing the error page', expect.stringMatching(/\w/)])
  })

  test('says of any other fault no more than its status', async () => {
    const { status, lang, lines, home } = await read(failed('/x', 502))
    expect({ status, lang, home }).toEqual({ status: 502, lang: 'tr', home: '/' })
    expect(lines).toEqual([
      expect.stringMatching(/\p{L}/u),
      expect.stringContaining('502'),
      expect.stringMatching(/\p{L}/u),
    ])
  })
})

test.each([
  ['text/html,application/xhtml+xml', '/en/x', true],
  ['*/*', '/x', true],
  [null, '/x', true],
  ['application/json', '/x', false],
  ['image/avif,image/webp', '/x', false],
  ['text/html', '/x.png', false],
  ['text/html', '/x.JPEG', false],
  ['text/html', '/a.b/x', true],
  ['text/html', '/x.abcdef', true],
  ['text/html', '/x.p', true],
])('%s for %s is for a page: %s', (accept, path, wants) => {
  const request = new Request('http://localhost/', { headers: accept === null ? {} : { accept } })
  expect(wantsPage(request, path)).toBe(wants)
})

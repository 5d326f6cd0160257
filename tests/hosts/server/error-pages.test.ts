/** Pages for faults: the release's own, held in memory, and the server's where the release has none. */
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '../../../src/engine/render/answers.ts'
import { errorPath, parsePath } from '../../../src/routes/paths.ts'
import type { JsonFile } from '../../../src/config/data-files.ts'
import { viewFile } from '../../../src/views/queried/view-file.ts'
import { openErrorPages } from '../../../src/hosts/server/files/error-pages.ts'
import { errorPageFailed, failed, wantsPage } from '../../../src/hosts/server/plain-page.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

/** A release with an error page at each of these paths, each with its view; null: one that cannot be read. */
function releaseOf(pages: Record<string, string | null>) {
  const views = Object.fromEntries(Object.keys(pages).map((path) => [viewFile(path), path]))
  const fileOf = (hash: string) => ({ hash, type: '', immutable: false })
  return {
    policy: "default-src 'none'",
    file: (path: string) => (path in pages ? fileOf(path) : undefined),
    asset: (path: string) => (path.slice(1) in views ? fileOf(path.slice(1)) : undefined),
    read: async (hash: string) => {
      const content = hash in views ? JSON.stringify({ of: views[hash] }) : pages[hash]
      if (content === null || content === undefined) throw new Error('the disk is gone')
      return Buffer.from(content)
    },
  }
}

/** Stands in for the code that made the release. */
function drawing(): Pick<Answers, 'failed'> & { asked: number[] } {
  const asked: number[] = []
  return {
    asked,
    async failed(path, { status, message }, json) {
      asked.push(status)
      const view = await json(viewFile(path) as string as JsonFile<{ of: string }>)
      return view && `${view.of} ${status} ${message ?? 'no more'}`
    },
  }
}

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text()

describe("the release's own", () => {
  const PAGES = { '/500': 'in Turkish', '/en/500': 'in English' }

  test('is in the language of the path, with the status and what the site says of it', async () => {
    const pages = await openErrorPages(drawing())(releaseOf(PAGES))
    await pages.warm()
    const answer = (await pages.answer('/en/x', 503, 'Try later & "again" $1'))!
    expect(answer.status).toBe(503)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    })
    expect(await answer.text()).toBe('/en/500 503 Try later & "again" $1')
    expect(await textOf(pages.answer('/x', 500))).toBe('/500 500 no more')
  })

  test('is drawn from memory, once for each status and message of a language and for releases that have the same', async () => {
    const answers = drawing()
    const release = releaseOf(PAGES)
    const read = openErrorPages(answers)
    await (await read(releaseOf(PAGES))).warm()
    const pages = await read(release)
    await pages.warm()
    release.read =
      release.file =
      release.asset =
        () => {
          throw new Error('the disk is gone')
        }
    for (const path of ['/x', '/en/y', '/x'])
      for (const [status, message] of [[500], [405, 'No'], [405, 'Never']] as const)
        expect(await textOf(pages.answer(path, status, message))).toBe(
          `${errorPath(parsePath(path).locale, 500)} ${status} ${message ?? 'no more'}`,
        )
    expect(answers.asked).toEqual([500, 500, 405, 405, 405, 405])
  })

  test.each<[string, Pick<Answers, 'failed'> | undefined]>([
    ['nothing draws it', undefined],
    ['the code that made it is not here', { failed: async () => undefined }],
    ['drawing fails', { failed: async () => Promise.reject(new Error('a component threw')) }],
  ])('is as it is published where %s, with the status of the answer', async (_, answers) => {
    const pages = await openErrorPages(answers)(releaseOf(PAGES))
    await pages.warm()
    const answer = (await pages.answer('/en/x', 405, 'No'))!
    expect([answer.status, await answer.text()]).toEqual([405, 'in English'])
  })

  test('waits for nothing until what draws it is loaded', async () => {
    let isLoaded = false
    const loading: Pick<Answers, 'failed'> = {
      failed: () => (isLoaded ? Promise.resolve('drawn') : new Promise<never>(() => {})),
    }
    const pages = await openErrorPages(loading)(releaseOf(PAGES))
    void pages.warm()
    expect(await textOf(pages.answer('/x', 503))).toBe('in Turkish')
    isLoaded = true
    await pages.warm()
    expect(await textOf(pages.answer('/x', 503))).toBe('drawn')
  })

  test('is none in a language that has none, or whose page cannot be read', async () => {
    const pages = await openErrorPages(drawing())(releaseOf({ '/500': 'in Turkish', '/de/500': null }))
    expect([await pages.answer('/de/x', 500), await pages.answer('/ru', 500)]).toEqual([undefined, undefined])
    expect(await pages.answer('/x', 500)).toBeDefined()
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
  ['text/html', '/x.png', true],
  ['text/html', '/x.pdf', true],
  ['image/avif,image/webp,*/*;q=0.8', '/x.png', false],
  ['*/*', '/x.JPEG', false],
  ['*/*', '/x.woff2', false],
  ['*/*', '/x.pdf', true],
  ['application/json, text/html;q=0', '/x', false],
  ['text/html', '/a.b/x', true],
  ['text/html', '/x.abcdef', true],
  ['text/html', '/x.p', true],
])('%s for %s is for a page: %s', (accept, path, wants) => {
  const request = new Request('http://localhost/', { headers: accept === null ? {} : { accept } })
  expect(wantsPage(request, path)).toBe(wants)
})

/** Addresses as they come out of mails, chats and hands, and the page that is meant. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meantPaths, mendedRedirect } from '../../src/edge/mended-address.ts'

const SITE = 'https://www.crystalhotels.example'
const PAGES = [
  '/',
  '/spa',
  '/iletisim',
  '/oteller/crystal-flora',
  '/en',
  '/en/hotels/crystal-flora',
  '/ru/отели',
  '/çocuk',
]
const MOVED: Record<string, string> = { '/en/old': '/en/hotels/crystal-flora' }
const find = (path: string) => (PAGES.includes(path) ? path : MOVED[path])
const ask = (path: string) => mendedRedirect(new URL(SITE + path), find)

const written = fc
  .record({
    page: fc.constantFrom(...PAGES),
    isBelowTurkish: fc.boolean(),
    capitals: fc.infiniteStream(fc.boolean()),
    after: fc.string({ unit: fc.constantFrom(...').,;:!…”»*'), maxLength: 4 }),
    isDoubled: fc.boolean(),
    before: fc.constantFrom('', '/', '//'),
  })
  .map(({ page, isBelowTurkish, capitals, after, before, isDoubled }) => {
    const path = isBelowTurkish && !/^\/(?:en|ru)/.test(page) ? `/tr${page.replace(/^\/$/, '')}` : page
    const cased = [...path].map((letter) => (capitals.next().value ? letter.toUpperCase() : letter)).join('')
    return { page, path: before + (isDoubled ? cased.replaceAll(/(?<=.)\//g, '//') : cased) + after }
  })

test('R2.149 capitals, punctuation at the end and /tr lead to the page, once and for all', async () => {
  await fc.assert(
    fc.asyncProperty(written, async ({ page, path }) => {
      const answer = await ask(encodeURI(path))
      // Browsers leave '/.' out.
      if (decodeURI(new URL(SITE + encodeURI(path)).pathname) === page) {
        expect(answer).toBeUndefined()
        return
      }
      const target = new URL(answer!.headers.get('location')!, SITE)
      expect([answer!.status, target.origin, decodeURI(target.pathname)]).toEqual([301, SITE, page])
      expect(await ask(target.pathname)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('R2.149 nothing else leads anywhere, and never to another site', async () => {
  const any = fc.string({ unit: fc.constantFrom(...'/\\.:@?#%&=abcTR2é\u202e).,evil'), maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(any, async (path) => {
      const url = `${SITE}/${path}`
      if (!URL.canParse(url)) return
      const answer = await mendedRedirect(new URL(url), find)
      if (!answer) return
      const target = new URL(answer.headers.get('location')!, SITE)
      expect(target.origin).toBe(SITE)
      expect(PAGES).toContain(decodeURI(target.pathname))
    }),
    { numRuns: 2000 },
  )
})

test('R2.149 what moved is reached in one step, with its query', async () => {
  expect((await ask('/EN/Old),?a=1'))!.headers.get('location')).toBe('/en/hotels/crystal-flora?a=1')
})

test('R2.149 words of an address may be typed with their marks', async () => {
  for (const path of ['/iletişim', '/İletişim', '/ILETİŞİM', '/tr/iletişim.'])
    expect((await ask(path))!.headers.get('location'), path).toBe('/iletisim')
})

test('R2.149 İ and I are lower-cased as Turkish has them, too', () => {
  expect(meantPaths('/İLETİSİM')).toContain('/iletisim')
  expect(meantPaths('/ILETISIM')).toContain('/iletisim')
})

test('/tr is a choice of Turkish, kept for this visitor alone', async () => {
  const { headers } = (await ask('/tr'))!
  expect(headers.get('location')).toBe('/')
  expect(headers.get('set-cookie')).toBe('i18n_redirected=tr; Max-Age=31536000; SameSite=Lax; Path=/')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('/Spa'))!.headers.get('set-cookie')).toBeNull()
})

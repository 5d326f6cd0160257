/** Answers to queries as any host gives them. */
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { queriedResponse } from '../../../src/hosts/edge/queried.ts'
import { queriedPath } from '../../../src/routes/queried.ts'

const json = async () => undefined
const answers = { query: async () => 'drawn for the query' }

describe('an answer', () => {
  const ask = (path: string, method = 'GET', limit?: () => number) =>
    queriedResponse(new Request(`http://localhost${path}`, { method }), json, { answers, limit })

  test.each(LOCALES)('is HTML that no search engine keeps (%s)', async (locale) => {
    const response = (await ask(`${queriedPath('search', locale)}?q=`))!
    expect([response.status, await response.text()]).toEqual([200, 'drawn for the query'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    })
  })

  test('to HEAD has no content', async () => {
    const response = (await ask('/en/search?q=', 'HEAD'))!
    expect([response.status, await response.text(), response.headers.get('x-robots-tag')]).toEqual([200, '', 'noindex'])
  })

  test('is the published page without a query, elsewhere, and to what is no reading', async () => {
    expect(await ask('/en/search')).toBeUndefined()
    expect(await ask('/en/search?')).toBeUndefined()
    expect(await ask('/en/search?&&')).toBeUndefined()
    expect(await ask('/en/arama?q=')).toBeUndefined()
    expect(await ask('/en/search/x?q=')).toBeUndefined()
    expect(await ask('/%ff?q=')).toBeUndefined()
    expect(await ask('/en/search?q=', 'POST')).toBeUndefined()
  })

  test('is the published page where nothing draws it, but 429 to who asks too often', async () => {
    const none = { query: async () => undefined }
    const request = () => new Request('http://localhost/en/search?q=spa')
    expect(await queriedResponse(request(), json, { answers: none })).toBeUndefined()
    const limited = (await queriedResponse(request(), json, { answers: none, limit: () => 7 }))!
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  })
})

/** What tests have the provider do: log, answer wrongly, and be of another world. */
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { useProvider } from './asked-provider.ts'

const { running, get, post } = useProvider()

describe('log and faults', () => {
  test('every request is logged with its query, headers, body and status', async () => {
    running.provider.requests.length = 0
    await get('/v1/menus?property-id=51&lang=en', { accept: 'application/json' })
    await post('/web/contact-form', '{"x":1}')
    expect(running.provider.requests).toMatchObject([
      { method: 'GET', path: '/v1/menus', query: { 'property-id': '51', lang: 'en' }, status: 200 },
      { method: 'POST', path: '/web/contact-form', body: '{"x":1}', status: 400 },
    ])
    expect(running.provider.requests[0]?.headers.accept).toBe('application/json')
  })

  test('a request can be answered wrongly, late, in part or not at all', async () => {
    const path = '/v1/menus?property-id=51&lang=en'
    const good = await (await get(path)).text()

    running.provider.faults = () => ({ status: 503, headers: { 'retry-after': '2' } })
    const failed = await get(path)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await failed.json()).toMatchObject({ status: 503 })

    running.provider.faults = () => ({ body: '<html>' })
    expect(await (await get(path)).text()).toBe('<html>')

    running.provider.faults = () => ({ delayMs: 20 })
    expect(await (await get(path)).text()).toBe(good)

    running.provider.faults = () => ({ cutAfter: 10 })
    await expect(get(path).then((answer) => answer.text())).rejects.toThrow()

    running.provider.faults = () => ({ reset: true })
    await expect(get(path)).rejects.toThrow()

    running.provider.faults = () => ({ hang: true })
    await expect(fetch(running.provider.url + path, { signal: AbortSignal.timeout(50) })).rejects.toThrow()

    running.provider.faults = undefined
    expect(await (await get(path)).text()).toBe(good)
  })

  test('HEAD has the length of the answer and no body', async () => {
    const length = await new Promise((resolve, reject) => {
      request(`${running.provider.url}/v1/regions/active?lang=en`, { method: 'HEAD' }, (answer) => {
        answer.resume()
        resolve(Number(answer.headers['content-length']))
      })
        .on('error', reject)
        .end()
    })
    expect(length).toBeGreaterThan(100)
  })
})

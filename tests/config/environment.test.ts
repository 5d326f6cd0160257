import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts'

describe('the environment', () => {
  test('R7.1 without a word names the embedded provider and the usual addresses', () => {
    expect(readEnvironment({}, new Date('2027-06-01T00:00:00Z'))).toEqual({
      siteUrl: 'http://localhost:4321',
      port: 4321,
      copyrightYear: 2027,
    })
  })

  test('R7.1 names another provider, site and port', () => {
    const env = {
      PROVIDER_API_URL: 'https://api.example/base/',
      SITE_URL: 'https://www.example/',
      PORT: '0',
      COPYRIGHT_YEAR: '2030',
    }
    expect(readEnvironment(env)).toMatchObject({
      providerUrl: 'https://api.example/base',
      siteUrl: 'https://www.example',
      port: 0,
      copyrightYear: 2030,
    })
  })

  test.each([
    ['8080', 'http://localhost:8080'],
    ['0', 'http://localhost:4321'],
  ])('PORT=%s alone moves canonical addresses: %s', (PORT, siteUrl) => {
    expect(readEnvironment({ PORT }).siteUrl).toBe(siteUrl)
  })

  test.each(['::', '[::]'])('HOST=%s is an address to listen on, with or without brackets', (HOST) => {
    expect(readEnvironment({ HOST }).host).toBe('::')
  })

  test('what is said of weaknesses holds for ten months at least and less than a year, the same for all builds of a month', () => {
    const contact = 'mailto:security@hotels.example'
    const env = { SECURITY_CONTACT: contact, COPYRIGHT_YEAR: '2020' }
    const month = 31 * 24 * 60 * 60 * 1000
    for (const day of ['2026-01-01', '2026-03-31', '2027-12-31', '2028-02-29']) {
      const { security } = readEnvironment(env, new Date(`${day}T12:00:00Z`))
      const held = Date.parse(security!.expires) - Date.parse(day)
      expect([held > 9 * month, held < (365 * month) / 31], day).toEqual([true, true])
      expect(readEnvironment(env, new Date(`${day.slice(0, 7)}-02T00:00:00Z`)).security).toEqual({
        ...security,
        contact,
      })
    }
  })

  test('an empty value is none', () => {
    const empty = { PROVIDER_API_URL: '', SITE_URL: '', PORT: '', COPYRIGHT_YEAR: '' }
    const at = new Date('2027-06-01T00:00:00Z')
    expect(readEnvironment(empty, at)).toEqual(readEnvironment({}, at))
  })

  test.each([
    ['PROVIDER_API_URL', 'api.example'],
    ['PROVIDER_API_URL', 'ftp://api.example'],
    ['PROVIDER_API_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'www.example'],
    ['SITE_URL', 'https://www.example/site'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['COPYRIGHT_YEAR', 'now'],
    ['COPYRIGHT_YEAR', '27'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'fd00::/129'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '::1/x'],
    ['INDEXNOW_KEY', 'short'],
    ['SECURITY_CONTACT', 'security@hotels.example'],
    ['CHAT_SCRIPT', 'chat.example/x.js'],
    ['CHAT_SELECTOR', '#chat{color:red}'],
    ['CHAT_SELECTOR', '<script>'],
    ['CHAT_SELECTOR', '#chat['],
    ['CHAT_SELECTOR', '#chat:not(.open'],
    ['CHAT_SELECTOR', "div[title=Chat']"],
    ['SECURITY_CONTACT', 'http://hotels.example/report'],
    ['SECURITY_CONTACT', 'mailto:a b@hotels.example'],
    ['INDEXNOW_KEY', 'no spaces, no commas'],
  ])('%s=%s is refused, by its name and value', (name, value) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(name)
    expect(read).toThrow(value)
  })

  test('R1.8 the chat has the address and the element that its company names, on a host that the policy allows', () => {
    const hosts = 'https://chat.example wss://chat.example https://cdn.chat.example'
    const script = 'https://cdn.chat.example/load?w={id}&l={lang}'
    const selector = 'iframe[title="Chat"]'
    expect(readEnvironment({ CHAT_HOST: hosts, CHAT_SCRIPT: script, CHAT_SELECTOR: selector })).toMatchObject({
      ...{ chatHost: 'https://chat.example', chatScript: script, chatSelector: selector },
    })
    const below = 'https://chat.example https://*.chat.example'
    expect(readEnvironment({ CHAT_HOST: below, CHAT_SCRIPT: script })).toMatchObject({ chatScript: script })
    for (const CHAT_HOST of [undefined, 'https://other.example', 'https://chat.example http://*.chat.example'])
      expect(() => readEnvironment({ CHAT_HOST, CHAT_SCRIPT: script })).toThrow(
        'CHAT_SCRIPT must be an address of a host that CHAT_HOST names; it is of https://cdn.chat.example',
      )
  })

  test('proxies are addresses and networks, however they are set apart', () => {
    const { trustedProxies } = readEnvironment({ TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,fd00::/8' })
    expect(trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'])
    const smallestAndLargest = ['10.0.0.1/32', '::1/128', '0.0.0.0/0', '::/0']
    expect(readEnvironment({ TRUSTED_PROXIES: smallestAndLargest.join() }).trustedProxies).toEqual(smallestAndLargest)
  })

  test('search engines are told of changes where there is a key, at the address that is named', () => {
    const key = 'crystal-0123456789abcdef'
    expect(readEnvironment({ INDEXNOW_KEY: key }).indexNow).toEqual({
      key,
      endpoint: 'https://api.indexnow.org/indexnow',
    })
    const env = { INDEXNOW_KEY: key, INDEXNOW_HOST: 'http://127.0.0.1:4000/' }
    expect(readEnvironment(env).indexNow).toEqual({ key, endpoint: 'http://127.0.0.1:4000/indexnow' })
    expect(() => readEnvironment({ ...env, INDEXNOW_HOST: 'search' })).toThrow('INDEXNOW_HOST')
    expect(readEnvironment({ INDEXNOW_HOST: 'http://127.0.0.1:4000/' }).indexNow).toBeUndefined()
  })

  test('releases wait for approval where it is said, and nowhere else', () => {
    expect(readEnvironment({ PUBLISH: 'approve' }).needsApproval).toBe(true)
    for (const PUBLISH of [undefined, '', 'auto']) expect(readEnvironment({ PUBLISH }).needsApproval).toBeUndefined()
    expect(() => readEnvironment({ PUBLISH: 'ask' })).toThrow('PUBLISH must be auto or approve; it is "ask"')
  })

  test('a secret of the desk is long; one that is refused is not repeated', () => {
    const secret = 'x'.repeat(24)
    expect(readEnvironment({ DESK_SECRET: secret }).deskSecret).toBe(secret)
    const read = () => readEnvironment({ DESK_SECRET: 'qwerty' })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(/^(?!.*qwerty).*DESK_SECRET/)
  })

  test('servers share the database that is named; an address that is refused is not repeated, with its password', () => {
    for (const url of ['postgres://site:secret@db.example:5433/site?sslmode=require', 'postgresql:///site'])
      expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
    for (const none of [undefined, '']) expect(readEnvironment({ DATABASE_URL: none }).databaseUrl).toBeUndefined()
    for (const wrong of ['mysql://site:secret@db.example/site', 'site:secret@db.example', 'postgres:// secret']) {
      const read = () => readEnvironment({ DATABASE_URL: wrong })
      expect(read, wrong).toThrow(EnvironmentError)
      expect(read, wrong).toThrow(/^(?!.*secret).*DATABASE_URL/)
    }
  })

  test('where records are edited is a web address that names the record', () => {
    const CMS_URL = 'https://cms.example/{resource}/{id}?lang={lang}'
    expect(readEnvironment({ CMS_URL }).cmsUrl).toBe(CMS_URL)
    expect(readEnvironment({}).cmsUrl).toBeUndefined()
    for (const wrong of ['https://cms.example/', 'cms/{id}', 'javascript:alert({id})'])
      expect(() => readEnvironment({ CMS_URL: wrong }), wrong).toThrow('CMS_URL must')
  })

  test('a secret of messages is at least 24 bytes that can be decoded', () => {
    const secretOf = (base64: string) => readEnvironment({ REBUILD_WEBHOOK_SECRET: `whsec_${base64}` }).webhookSecret
    const whole = [24, 25, 26, 32, 64].map((length) => Buffer.alloc(length, 251).toString('base64'))
    for (const base64 of [...whole, ...whole.map((each) => each.replaceAll('=', ''))])
      expect(secretOf(base64)).toBe(`whsec_${base64}`)
    const wrong = ['A', 'A=', 'A==', '=', '==', 'AA=', 'AAA==', 'AAAA=', 'AA-_', 'AA\n'].map(
      (end) => 'A'.repeat(32) + end,
    )
    for (const base64 of [...wrong, Buffer.alloc(23).toString('base64')])
      expect(() => secretOf(base64), base64).toThrow('REBUILD_WEBHOOK_SECRET must be whsec_ and at least 24 bytes')
  })

  test('who is told of releases has a secret of their own', () => {
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    const NOTIFY_URL = 'https://chat.example/hook'
    expect(readEnvironment({ NOTIFY_URL, NOTIFY_SECRET: secret }).notify).toEqual({ url: NOTIFY_URL, secret })
    for (const NOTIFY_SECRET of [undefined, '', 'secret'])
      expect(() => readEnvironment({ NOTIFY_URL, NOTIFY_SECRET })).toThrow('NOTIFY_SECRET must be whsec_')
    expect(() => readEnvironment({ NOTIFY_URL: 'chat', NOTIFY_SECRET: secret })).toThrow('NOTIFY_URL')
    expect(readEnvironment({ NOTIFY_SECRET: secret }).notify).toBeUndefined()
  })

  describe('shared caches', () => {
    const [one, other] = ['http://127.0.0.1:6083', 'http://10.0.0.7:6083']
    const fastly = { PURGE: 'fastly', FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: 'hush-fastly' }
    const cloudflare = {
      PURGE: 'cloudflare',
      CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353',
      CLOUDFLARE_API_TOKEN: 'hush-cloudflare',
    }
    const purgeOf = (env: Record<string, string | undefined>) => readEnvironment(env).purge

    test('of Varnish are a list of addresses, with PURGE and without it', () => {
      for (const PURGE of [undefined, '', 'varnish'])
        expect(purgeOf({ PURGE, PURGE_URL: `${one}/, ${other},${one}` })).toEqual({
          cache: 'varnish',
          urls: [one, other],
        })
      expect(purgeOf({})).toBeUndefined()
      expect(purgeOf({ ...fastly, PURGE: '' })).toBeUndefined()
      expect(() => purgeOf({ PURGE_URL: `${one}, varnish` })).toThrow('PURGE_URL must be an http')
      const secret = () => purgeOf({ PURGE_URL: `${one}, http://user:hush@127.0.0.1:6083` })
      expect(secret).toThrow('PURGE_URL must be addresses without a user or a password')
      expect(secret).not.toThrow('hush')
    })

    test('of a network have a name and a token there', () => {
      expect(purgeOf(fastly)).toEqual({
        cache: 'fastly',
        api: 'https://api.fastly.com',
        service: fastly.FASTLY_SERVICE_ID,
        token: 'hush-fastly',
      })
      expect(purgeOf(cloudflare)).toEqual({
        cache: 'cloudflare',
        api: 'https://api.cloudflare.com/client/v4',
        zone: cloudflare.CLOUDFLARE_ZONE_ID,
        token: 'hush-cloudflare',
      })
      expect(purgeOf({ ...fastly, FASTLY_API_URL: `${one}/` })).toMatchObject({ api: one })
      expect(purgeOf({ ...cloudflare, CLOUDFLARE_API_URL: `${one}/` })).toMatchObject({ api: one })
    })

    test.each<[string, Record<string, string | undefined>, string]>([
      ['a kind that there is not', { PURGE: 'Fastly' }, 'PURGE must be one of varnish, fastly, cloudflare'],
      ['two kinds', { PURGE: 'varnish,cloudflare', PURGE_URL: one }, 'PURGE must be one of'],
      ['no address', { PURGE: 'varnish' }, 'PURGE=varnish needs PURGE_URL; not set: PURGE_URL'],
      [
        'no token',
        { ...fastly, FASTLY_API_TOKEN: '' },
        'PURGE=fastly needs FASTLY_SERVICE_ID and FASTLY_API_TOKEN; not set: FASTLY_API_TOKEN',
      ],
      ['nothing', { PURGE: 'cloudflare' }, 'not set: CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN'],
      ['a cache that nobody would purge', { ...fastly, PURGE_URL: one }, 'PURGE_URL is for PURGE=varnish alone'],
      ['the name of a zone', { ...cloudflare, CLOUDFLARE_ZONE_ID: 'hotels.example' }, 'CLOUDFLARE_ZONE_ID must be'],
      ['a path', { ...fastly, FASTLY_SERVICE_ID: '../tokens' }, 'FASTLY_SERVICE_ID must be letters and digits'],
      ['a token with a line', { ...fastly, FASTLY_API_TOKEN: 'hush\nhush' }, 'FASTLY_API_TOKEN must be a token'],
      ['an address without a host', { ...fastly, FASTLY_API_URL: 'api' }, 'FASTLY_API_URL must be an http'],
    ])('with %s are refused, and no token is repeated', (_, env, message) => {
      expect(() => readEnvironment(env)).toThrow(EnvironmentError)
      expect(() => readEnvironment(env)).toThrow(message)
      expect(() => readEnvironment(env)).toThrow(/^(?!.*hush)/)
    })
  })

  test('the year is that of Istanbul', () => {
    const year = (time: string) => readEnvironment({}, new Date(time)).copyrightYear
    expect(year('2026-12-31T20:59:59Z')).toBe(2026)
    expect(year('2026-12-31T21:00:00Z')).toBe(2027)
  })
})

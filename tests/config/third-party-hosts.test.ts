import { expect, test } from 'vitest'
import { contentPolicy } from '../../src/config/headers.ts'
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts'
import { listed } from '../harness/listed.ts'

test('R1.9 without a host in the environment there is no service of another company', () => {
  const settings = readEnvironment({ CHAT_HOST: '', TAG_MANAGER_HOST: '', MAP_HOST: '' })
  expect(settings).not.toHaveProperty('chatHost')
  expect(settings).not.toHaveProperty('tagManagerHost')
  expect(settings).not.toHaveProperty('mapHost')
})

test('each host is named by itself, and is a base address', () => {
  expect(readEnvironment({ CHAT_HOST: 'https://chat.example/' })).toMatchObject({ chatHost: 'https://chat.example' })
  expect(readEnvironment({ CHAT_HOST: 'https://chat.example/' })).not.toHaveProperty('tagManagerHost')
  expect(readEnvironment({ TAG_MANAGER_HOST: 'https://tags.example/v2/' })).toMatchObject({
    tagManagerHost: 'https://tags.example/v2',
  })
  expect(readEnvironment({ MAP_HOST: 'https://map.example' })).toMatchObject({ mapHost: 'https://map.example' })
})

test('a host that is no web address stops the command', () => {
  for (const host of ['chat.example', 'javascript:alert(1)', '//chat.example']) {
    expect(() => readEnvironment({ CHAT_HOST: host }), host).toThrow(EnvironmentError)
    expect(() => readEnvironment({ TAG_MANAGER_HOST: host }), host).toThrow(EnvironmentError)
    expect(() => readEnvironment({ MAP_HOST: host }), host).toThrow(EnvironmentError)
  }
})

test('after its base address a service may name origins, which the policy allows for its purpose alone', () => {
  const settings = readEnvironment({
    CHAT_HOST: 'https://chat.example/v2, https://*.chat.example wss://talk.example:8443',
    TAG_MANAGER_HOST: 'https://tags.example,https://statistics.example',
    MAP_HOST: 'https://map.example, https://tiles.example',
  })
  expect(settings).toMatchObject({ chatHost: 'https://chat.example/v2', mapHost: 'https://map.example' })
  const policy = contentPolicy(settings)
  const allowed = (directive: string) => policy.split('; ').find((each) => each.startsWith(`${directive} `))
  const chat = 'https://chat.example https://*.chat.example'
  const tags = 'https://tags.example https://statistics.example'
  expect(allowed('script-src')).toBe(`script-src 'self' ${chat} ${tags}`)
  expect(allowed('img-src')).toBe(`img-src 'self' ${chat} ${tags}`)
  expect(allowed('style-src')).toBe(`style-src 'self' ${chat}`)
  expect(allowed('connect-src')).toBe(`connect-src 'self' ${chat} wss://talk.example:8443 ${tags}`)
  expect(allowed('frame-src')).toBe(`frame-src ${chat} https://map.example https://tiles.example`)
})

test('a further origin that would say something else to a browser stops the command', () => {
  const wrong = listed(`
    chat.example | 'unsafe-inline' | https://* | data: | https://a.example;script-src | https://a.example/x`)
  for (const origin of wrong)
    for (const name of ['CHAT_HOST', 'TAG_MANAGER_HOST', 'MAP_HOST'])
      expect(() => readEnvironment({ [name]: `https://a.example, ${origin}` }), origin).toThrow(
        new RegExp(`${name} must have origins`),
      )
})

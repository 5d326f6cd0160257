import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts'

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

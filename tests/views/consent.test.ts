import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { messages } from '../../src/i18n/index.ts'
import { consentSettings } from '../../src/features/consent/settings.ts'
import type { ChromeView } from '../../src/views/view.ts'

const HOSTS = { chatHost: 'https://chat.example', tagManagerHost: 'https://tags.example' }
const asked = (locale: string, thirdParty: object = HOSTS) => {
  const { revision, categories } = consentSettings({ locale, thirdParty } as ChromeView)!
  return { revision, names: categories.map(({ name }) => name) }
}

test('R4.33 all languages ask the same, whichever of them has a chat', () => {
  const english = asked('en', { ...HOSTS, chat: { script: 'https://chat.example/en.js', selector: '#chat' } })
  expect(english.names).toEqual(['chat', 'statistics'])
  for (const locale of LOCALES) expect(asked(locale), locale).toEqual(english)
})

test('R4.33 another text, in any language, or another company is another question', () => {
  const { revision } = asked('en')
  expect(revision).toBeGreaterThan(0)
  expect(asked('en', { tagManagerHost: HOSTS.tagManagerHost }).revision).not.toBe(revision)
  const { consent } = messages.ru.components.common
  const before = consent.text
  Object.assign(consent, { text: `${before} ` })
  expect(asked('en').revision).not.toBe(revision)
  Object.assign(consent, { text: before })
  expect(asked('en').revision).toBe(revision)
})

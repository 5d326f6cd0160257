import { expect, test } from 'vitest'
import type { Locale } from '../../src/config/locales.ts'
import { sortedByName } from '../../src/i18n/order.ts'

test.each<[Locale, string[]]>([
  ['tr', ['Cennet', 'Çam', 'Deniz', 'Ilıca', 'İnci', 'Oba', 'Ölüdeniz', 'Sunrise', 'Şelale', 'Uluç', 'Üçler', 'World']],
  ['en', ['admiral', 'Aura', 'Çam', 'centro', 'De Luxe', 'Family', 'Ilica', 'İnci', 'Zone 1', 'Zone 2']],
  ['de', ['Alm', 'Ärmel', 'Azur', 'Straße', 'Strasse 2', 'Über', 'Ufer']],
  ['ru', ['Ёлка', 'Ель', 'Ель и сосна', 'Йога', 'Яхта']],
])('names stand in the order of %s', (locale, names) => {
  const things = names.toReversed().map((name, index) => ({ name, index }))
  const sorted = sortedByName(locale, things, ({ name }) => name)
  expect(sorted.map(({ name }) => name)).toEqual(names)
  expect(things.map(({ name }) => name)).toEqual(names.toReversed())
})

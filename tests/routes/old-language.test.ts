/** In which language an address of the site before this one is told that it is gone. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { inOldLanguage, oldLanguage } from '../../src/routes/old-language.ts'
import { parsePath } from '../../src/routes/paths.ts'

const ADDRESSES: [string, string][] = [
  ['/weg', 'tr'],
  ['/tr/yok.html', 'tr'],
  ['/de/weg', 'de'],
  ['/DE/Weg.ASPX', 'de'],
  ['/site/en/closed.html', 'en'],
  ['/de-DE/weg', 'de'],
  ['/en_us/closed', 'en'],
  ['/English/closed.html', 'en'],
  ['/deutsch/weg', 'de'],
  ['/ingilizce/kapali', 'en'],
  ['/rusça/kapali', 'ru'],
  ['/rus/kapali', 'ru'],
  ['/ger/zimmer.html', 'de'],
  ['/eng/', 'en'],
  ['/page.php?id=3&lang=ru', 'ru'],
  ['/page.php?Language=DE', 'de'],
  ['/page.php?locale=de-AT&id=1', 'de'],
  ['/page.php?dil=ingilizce', 'en'],
  ['/Hotel/7?culture=de-DE', 'de'],
  ['/Hotel/7?ui-culture=ru-RU', 'ru'],
  ['/x?LangCode=en&id=2', 'en'],
  ['/x?language_name=Deutsch', 'de'],
  ['/page.php?lang=fr', 'tr'],
  ['/page.php?language=all&q=de', 'tr'],
  ['/de/weg?lang=en', 'de'],
  ['/preise_de.html', 'de'],
  ['/prices.en.htm', 'en'],
  ['/prices-en.php', 'en'],
  ['/kapali_ru', 'ru'],
  ['/закрыто', 'ru'],
  ['/de/закрыто', 'de'],
  ['/tatil-icin-en', 'tr'],
  ['/fiesta-de', 'tr'],
  ['/model.de', 'de'],
  ['/golden/rules', 'tr'],
  ['/', 'tr'],
  ['', 'tr'],
]

test.each(ADDRESSES)('%s is %s', (address, language) => {
  expect(oldLanguage(address)).toBe(language)
  expect(parsePath(inOldLanguage(address)).locale).toBe(language)
})

test('each language of the site can be known', () => {
  expect(new Set(ADDRESSES.map(([, language]) => language))).toEqual(new Set(LOCALES))
})

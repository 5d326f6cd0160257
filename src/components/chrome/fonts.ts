/** Style sheet of a language's script, and the two files that its first words need. */
import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import ysabeauCyrillic from '@fontsource-variable/ysabeau/files/ysabeau-cyrillic-wght-normal.woff2?url'
import ysabeauLatin from '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url'
import type { Locale } from '../../config/locales.ts'
import cyrillicStyles from '../../styles/cyrillic.css?url'
import latinStyles from '../../styles/latin.css?url'

const latin = { styles: latinStyles, preload: [ysabeauLatin, hankenLatin] }
const cyrillic = { styles: cyrillicStyles, preload: [ysabeauCyrillic, golosCyrillic] }

export function script(locale: Locale) {
  return locale === 'ru' ? cyrillic : latin
}

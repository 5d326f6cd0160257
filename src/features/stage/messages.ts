/** The line in the corner of a staging site. */
import { texts } from '../../config/texts.ts'

export const stage = texts({
  tr: { name: 'Deneme sitesi', release: '{{number}}. sürüm' },
  en: { name: 'Staging', release: 'release {{number}}' },
  de: { name: 'Testseite', release: 'Version {{number}}' },
  ru: { name: 'Тестовый сайт', release: 'версия {{number}}' },
})

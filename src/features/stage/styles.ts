/** How the line in the corner looks, and the release that it names: outside the pages, which a new release leaves as they are. */
import { LOCALES } from '../../config/locales.ts'
import { zonedTime } from '../../config/zones.ts'
import { formatDate, formatTime } from '../../i18n/dates.ts'
import { translator } from '../../i18n/index.ts'

export interface NamedRelease {
  number: number
  /** ISO 8601. */
  publishedAt: string
}

/** Above the bar at the bottom of a phone, and never in a finger's way. */
const LINE =
  '.stage{position:fixed;inset:auto auto 0 0;z-index:3;padding:.125rem .5rem;background:#2b2320;color:#fff;' +
  'border:1px solid transparent;font-size:.75rem;line-height:1.4;pointer-events:none}\n' +
  '@media(width<992px){.stage{bottom:3.75rem}}\n' +
  '@media print{.stage{display:none}}\n'

/** `release`: missing in the dev server. */
export function stageStyles(release?: NamedRelease): string {
  if (!release) return LINE
  const { number } = release
  const publishedAt = zonedTime(release.publishedAt)!
  const lines = LOCALES.map((locale) => {
    const moment = [formatDate(publishedAt, locale, 'short'), formatTime(publishedAt)].filter(Boolean).join(' ')
    const words = [translator(locale)('stage.release', { number }), moment]
    return `.stage:lang(${locale})::after{content:" · ${words.join(' · ')}"}\n`
  })
  return LINE + lines.join('')
}

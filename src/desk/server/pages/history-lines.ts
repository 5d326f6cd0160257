/** Lines of the history in words. */
import type { DeskLocale } from '../../views/locales.ts'
import { deskMessages } from '../../messages/index.ts'
import { isolated, momentText, personText } from '../../views/moment.ts'
import type { LineText } from '../../views/pages.ts'
import type { Cause } from '../../../engine/state/releases/causes.ts'
import type { HistoryLine } from '../../../engine/state/releases/history.ts'
import type { State } from '../../../engine/state/state.ts'
import { causeTexts, withMoves } from './reasons.ts'
import { languageName, thingLabels } from './records.ts'
import { placeName } from './translations.ts'

/** `state`: optional, to name the changed records. */
export function lineTexts(locale: DeskLocale, state?: Pick<State, 'records'>): (line: HistoryLine) => LineText {
  const m = deskMessages[locale]
  const causeOf = state && causeTexts(state, locale)
  const recordOf = state && thingLabels(state, locale)
  return (line) => {
    const { at, what, release, details, isWithdrawn = false } = line
    const { time, thing, locale: language, places = [], codes = [], causes = [], ...more } = details as LineDetails
    const { pages, lateSeconds, overtakenBy, plannedBy, isBack = false } = more
    const fields = [...new Set(places.map((place) => placeName(place, m.fields)))].join(' · ')
    const text = m.history.lines[what]({
      release: release === undefined ? '' : m.release(release),
      by: byText(line, locale),
      time: time === undefined ? '' : momentText(time, locale),
      record:
        language === undefined ? '' : ((thing && recordOf?.(thing, language)?.name) ?? languageName(language, locale)),
      field: fields || undefined,
      codes: codes.map((code) =>
        Object.hasOwn(m.problems, code) ? m.problems[code as keyof typeof m.problems] : code,
      ),
      isWithdrawn,
      isBack,
      pages,
      overtakenBy,
      plannedBy: plannedBy && personText(plannedBy, locale),
      lateMinutes: lateSeconds === undefined ? undefined : Math.ceil(lateSeconds / 60),
    })
    return {
      at: momentText(at, locale),
      text,
      ...(causeOf && causes.length > 0 && { causes: withMoves(causes).map(causeOf) }),
    }
  }
}

/** Who did it: the authors in the content system, if known. */
export function byText(line: Pick<HistoryLine, 'by' | 'details'> | undefined, locale: DeskLocale): string {
  if (!line) return personText('operator', locale)
  const { authors = [] } = line.details as LineDetails
  return line.by === 'webhook' && authors.length > 0
    ? deskMessages[locale].history.authors(authors.map(isolated).join(', '))
    : personText(line.by, locale)
}

interface LineDetails {
  time?: string
  thing?: string
  locale?: string
  pages?: number
  lateSeconds?: number
  overtakenBy?: number
  plannedBy?: string
  codes?: string[]
  places?: string[]
  isBack?: boolean
  authors?: string[]
  causes?: Cause[]
}

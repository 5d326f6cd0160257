/** Compiled with the components: a page for a query or a refused form, drawn by the component that drew the page without one. */
import { type RefusedForm, refusedView } from '../../features/forms/refused.ts'
import { withSeason } from '../../features/booking/stay/answer.ts'
import { withTripLine } from '../../features/booking/trip/line.ts'
import { withTripLinks } from '../../features/booking/trip/links.ts'
import { QUERIED_CALENDARS, QUERIED_VIEWS } from '../../features/kinds/answers.ts'
import type { QueriedName } from '../../routes/queried.ts'
import { viewFile } from '../../views/queried/view-file.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import type { ErrorBody } from '../../views/view.ts'
import { todayAt } from '../../domain/trip/dates.ts'
import { toCome } from '../../domain/trip/trip.ts'
import { renderPage, renderPart } from './pages.ts'

/** HTML of pages that are drawn on request, by the code that drew the page as it is published. All reject if files of the release cannot be read. */
export interface Answers {
  /** `undefined`: the page as it is published. `part=results` of a search gives what it found alone, `part=ics` of a week iCalendar of what was chosen. */
  query(name: QueriedName, query: Query, json: ReadJson): Promise<string | undefined>
  /** The page of a path; `undefined`: there is none, or it does not have the form. */
  refused(path: string, form: RefusedForm, json: ReadJson): Promise<string | undefined>
  /** The error page of a path, for an error of the server; `undefined`: there is none. */
  failed(path: string, fault: NonNullable<ErrorBody['fault']>, json: ReadJson): Promise<string | undefined>
}

export const answers: Answers = {
  async query(name, query, json) {
    const file = await json(viewFile(query.path))
    const part = query.parameters.get('part')
    const calendar = file && part === 'ics' && (await QUERIED_CALENDARS[name]?.(file.view, query, json))
    if (calendar) return calendar
    // A week may have begun before today: its guest is there.
    const current = name === 'week' ? query : { ...query, parameters: toCome(query.parameters, todayAt(Date.now())) }
    // A reservation says that its days have gone by.
    const view = file && (await QUERIED_VIEWS[name](file.view, name === 'reservation' ? query : current, json))
    const isPart = name === 'search' && part === 'results'
    return view && (isPart ? renderPart(view) : renderPage(withTripLinks(withTripLine(view, current), current)))
  },
  async refused(path, form, json) {
    const file = await json(viewFile(path))
    const view = file && refusedView(file.view, form)
    return view && renderPage(await withSeason(view, json))
  },
  async failed(path, fault, json) {
    const file = await json(viewFile(path))
    const body = file?.view.body
    return body?.kind === 'error' ? renderPage({ ...file!.view, body: { ...body, fault } }) : undefined
  },
}

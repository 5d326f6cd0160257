/** Compiled with the components: a page for a query or a refused form, drawn by the component that drew the page without one. */
import type { Answers } from '../../views/queried/answers.ts'
import { refusedView } from '../../features/forms/refused.ts'
import { withSeason } from '../../features/booking/stay/answer.ts'
import { QUERIED_VIEWS } from '../../features/kinds/answers.ts'
import { viewFile, type ViewFile } from '../../routes/queried.ts'
import type { ErrorBody, PageView } from '../../views/view.ts'
import { renderPage, renderPart } from './pages.ts'

export const answers: Answers = {
  async query(name, query, json) {
    const file = await json<ViewFile<PageView>>(viewFile(query.path))
    const view = file && (await QUERIED_VIEWS[name](file.view, query, json))
    const isPart = name === 'search' && query.parameters.get('part') === 'results'
    return view && (isPart ? renderPart(view) : renderPage(view))
  },
  async refused(path, form, json) {
    const file = await json<ViewFile<PageView>>(viewFile(path))
    const view = file && refusedView(file.view, form)
    return view && renderPage(await withSeason(view, json))
  },
  async failed(path, fault, json) {
    const file = await json<ViewFile<PageView>>(viewFile(path))
    return file && renderPage({ ...file.view, body: { ...(file.view.body as ErrorBody), fault } })
  },
}

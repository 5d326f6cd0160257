/** Compiled with the components: a page for a query, drawn by the component that drew the page without one. */
import type { Query, ReadJson } from '../queried/query.ts'
import { QUERIED_VIEWS } from '../queried/views.ts'
import { viewFile, type QueriedName, type ViewFile } from '../routes/queried.ts'
import type { PageView } from '../views/view.ts'
import { renderPage, renderPart } from './pages.ts'

/** HTML; `undefined`: the page as it is published, or none. `part=results` gives what a search found alone. */
export async function answerQuery(name: QueriedName, query: Query, json: ReadJson): Promise<string | undefined> {
  const file = await json<ViewFile<PageView>>(viewFile(query.path))
  const view = file && (await QUERIED_VIEWS[name](file.view, query, json))
  const isPart = name === 'search' && query.parameters.get('part') === 'results'
  return view && (isPart ? renderPart(view) : renderPage(view))
}

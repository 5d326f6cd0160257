import type { Hall } from '../../records/readings.ts'
import type { Route } from '../../routes/table.ts'
import type { ViewContext } from '../context.ts'

/** The halls in the tables of a hotel's meetings page. */
export function hallsOf({ read }: ViewContext, page: Route | undefined): Hall[] {
  return (page?.kind === 'page' && read(page.key)?.readings?.halls) || []
}

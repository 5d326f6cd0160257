/** Pages that are drawn on request, by the code that drew the page as it is published. */
import type { QueriedName } from '../../routes/queried.ts'
import type { Query, ReadJson } from './query.ts'
import type { RefusedForm } from '../../features/forms/refused.ts'
import type { ErrorBody } from '../view.ts'

/** HTML. All reject if files of the release cannot be read. */
export interface Answers {
  /** `undefined`: the page as it is published. `part=results` of a search gives what it found alone. */
  query(name: QueriedName, query: Query, json: ReadJson): Promise<string | undefined>
  /** The page of a path; `undefined`: there is none, or it does not have the form. */
  refused(path: string, form: RefusedForm, json: ReadJson): Promise<string | undefined>
  /** The error page of a path, for an error of the server; `undefined`: there is none. */
  failed(path: string, fault: NonNullable<ErrorBody['fault']>, json: ReadJson): Promise<string | undefined>
}

/** Scripts of other companies on the page: they can read its address at any time. */
import { PRIVATE_FIELDS } from '../../config/constants.ts'

let areHere = false
export const noteThirdParty = () => (areHere = true)

/** Whether an address with this query is for them not to read: only a page that is loaded for it is without them. */
export const mustNotBeRead = (query: URLSearchParams) => areHere && PRIVATE_FIELDS.some((name) => query.has(name))

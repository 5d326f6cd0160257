/** Scripts of other companies on the page: they can read its address at any time. */
import { PRIVATE_FIELDS } from '../../config/constants.ts'

const root = document.documentElement.dataset

export const noteThirdParty = () => (root.thirdParty = '')

/** Whether they must not see the address with this query: only a page that is loaded for it is without them. */
export function isHidden(query: string): boolean {
  const fields = new URLSearchParams(query)
  return root.thirdParty !== undefined && PRIVATE_FIELDS.some((name) => fields.has(name))
}

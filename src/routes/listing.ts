/** What search engines may list. */
import type { MetaRecord } from '../snapshot/records.ts'

/** Whether a page's metas leave it to be found. */
export function mayBeListed({ metas = [] }: { metas?: readonly MetaRecord[] | undefined }): boolean {
  const robots = metas.find(({ name }) => name?.toLowerCase() === 'robots')?.content ?? ''
  return !/\b(?:noindex|none)\b/i.test(robots)
}

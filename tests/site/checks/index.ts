import type { BuiltSite } from '../../harness/site.ts'
import { visitPages } from '../pages.ts'
import type { Check } from './check.ts'
import { distinct } from './distinct.ts'
import { frame } from './document.ts'
import { headings } from './headings.ts'
import { linkTexts } from './link-texts.ts'
import { links } from './links.ts'
import { accessibleNames } from './accessible-names.ts'
import { text } from './text.ts'

export const CHECKS: readonly Check[] = [links, linkTexts, frame, headings, accessibleNames, text, distinct]

/** The faults of a site by check, each as `path: fault`. `only`: of these pages. */
export async function faultsOf(site: BuiltSite, only?: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const started = CHECKS.map((check) => ({ check, faultsIn: check.start(site.manifest), faults: [] as string[] }))
  await visitPages(
    site,
    (page) => {
      for (const { faultsIn, faults } of started) faults.push(...faultsIn(page).map((each) => `${page.path}: ${each}`))
    },
    only,
  )
  return new Map(started.map(({ check, faults }) => [check.name, faults]))
}

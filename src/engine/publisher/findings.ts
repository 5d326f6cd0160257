/** Problems that publishes find, stored with the time of the first sighting. */
import { isDeepStrictEqual } from 'node:util'
import type { CrawlResult } from '../../provider/crawl/crawl.ts'
import type { Problem, ProblemCode } from '../../config/problems/table.ts'
import { repeatedWords } from '../release/checks/index.ts'
import { contradictions, groupOf } from '../release/checks/contradictions.ts'
import type { Manifest } from '../release/manifest.ts'
import { differences } from '../../records/changed-map.ts'
import type { State } from '../state/state.ts'

interface Published {
  before: Manifest | undefined
  manifest: Manifest
  crawled: CrawlResult
  /** Keys of added, changed and removed records. */
  changed: readonly string[]
  /** All problems of the release and of the settings. */
  problems: readonly Problem[]
}

export interface KeptFindings {
  /** Call within the transaction that stores the release. Returns problems found by comparing pages or records. */
  renew(published: Published, at: string): Problem[]
}

/** Problems that a crawl finds in its calls and records. */
const OF_CALLS: ReadonlySet<ProblemCode> = new Set([
  'call-failed-kept',
  'call-failed-empty',
  'record-invalid',
  'record-invalid-kept',
])
const OF_CONTENT: ReadonlySet<ProblemCode> = new Set(['part-dropped', 'text-cleaned', 'url-dropped', 'file-unfit'])
/** Lists in which a crawl finds that two entries have one address; pages find the others. */
const OF_WHOLE_LISTS = /^(?:properties$|regions\/)/
const isOfKept = ({ code }: Problem) => code === 'call-failed-kept' || code === 'record-invalid-kept'

export function keepFindings({ findings, releases }: Pick<State, 'findings' | 'releases'>): KeptFindings {
  /** For the pages with this sum. */
  let repeated: { problems: Problem[]; pagesSum: string } | undefined

  function isOfOtherWords(before: Manifest | undefined, manifest: Manifest): boolean {
    if (!before) return true
    const wordsIn = (path: string, { pages }: Manifest) => pages.get(path)?.words
    const paths = [...differences(before.pages, manifest.pages)]
    return paths.some((path) => !isDeepStrictEqual(wordsIn(path, before), wordsIn(path, manifest)))
  }

  return {
    renew({ before, manifest, crawled, changed, problems }, at) {
      const groups = new Set(changed.map(groupOf).filter((group) => group !== undefined))
      const isKnown = repeated?.pagesSum === before?.pagesSum && !isOfOtherWords(before, manifest)
      const twice = repeated && isKnown ? repeated.problems : repeatedWords(releases.words())
      repeated = { problems: twice, pagesSum: manifest.pagesSum }
      const compared = [...contradictions(groups, crawled.snapshot), ...twice]
      // An unchanged record was checked before.
      const kept = new Set(crawled.problems.filter(isOfKept).map(({ resource }) => resource))
      findings.renew([...problems, ...crawled.problems, ...compared], at, ({ code, resource }) => {
        // The server finds these; a publish only drops those no longer needed.
        if (code === 'cache-untold' || code === 'cache-forbidden') return true
        if (code === 'file-missing') return manifest.sources.has(resource)
        if (code === 'contradiction') return !!before && !groups.has(groupOf(resource)!)
        if (OF_CONTENT.has(code) || (code === 'path-twice' && OF_WHOLE_LISTS.test(resource)))
          return crawled.isSilent(resource) || kept.has(resource)
        if (code.startsWith('call-failed') && crawled.isGivenUp(resource)) return false
        return OF_CALLS.has(code) && crawled.isSilent(resource)
      })
      return compared
    },
  }
}

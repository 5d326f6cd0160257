/** What publishes find wrong, kept with the time when it was found first. */
import { isDeepStrictEqual } from 'node:util'
import type { CrawlResult } from '../crawl/crawl.ts'
import type { Problem, ProblemCode } from '../problems/table.ts'
import { repeatedWords } from '../release/checks/index.ts'
import { contradictions, groupOf } from '../release/contradictions.ts'
import type { Manifest } from '../release/manifest.ts'
import { differences } from '../state/changed-map.ts'
import type { State } from '../state/state.ts'

interface Published {
  before: Manifest | undefined
  manifest: Manifest
  crawled: CrawlResult
  /** Keys of the records that are new, other than before, or gone. */
  changed: readonly string[]
  /** Of the release and of the settings, all that there are. */
  problems: readonly Problem[]
}

export interface KeptFindings {
  /** Within the transaction that stores the release. Returns what is wrong where pages, or records, are compared with others. */
  renew(published: Published, at: string): Problem[]
}

/** What a crawl finds: of its calls, and of what a record holds. */
const OF_CALLS: ReadonlySet<ProblemCode> = new Set([
  'call-failed-kept',
  'call-failed-empty',
  'record-invalid',
  'record-invalid-kept',
])
const OF_CONTENT: ReadonlySet<ProblemCode> = new Set(['part-dropped', 'url-dropped'])
const isOfKept = ({ code }: Problem) => code === 'call-failed-kept' || code === 'record-invalid-kept'

export function keepFindings({ findings, releases }: Pick<State, 'findings' | 'releases'>): KeptFindings {
  /** Of the pages with this sum. */
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
      // What stays of a record is as it was when it was looked at.
      const kept = new Set(crawled.problems.filter(isOfKept).map(({ resource }) => resource))
      findings.renew([...problems, ...crawled.problems, ...compared], at, ({ code, resource }) => {
        // A server finds these two; here it is only seen whether a file is still wanted.
        if (code === 'cache-untold') return true
        if (code === 'file-missing') return manifest.sources.has(resource)
        if (code === 'contradiction') return !!before && !groups.has(groupOf(resource)!)
        if (OF_CONTENT.has(code)) return crawled.isSilent(resource) || kept.has(resource)
        return OF_CALLS.has(code) && crawled.isSilent(resource)
      })
      return compared
    },
  }
}

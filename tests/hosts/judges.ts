/** Mozilla's observatory and Google's evaluator of policies, as packages of their own: what only their servers need is left out. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPinned } from '../harness/pinned-packages.ts'
import { PROJECT } from '../harness/settings.ts'
import type { HostAnswer } from './host.ts'

const OBSERVATORY = '@mdn/mdn-http-observatory'
const SITE = 'www.crystalhotels.example'

export interface Verdict {
  grade: string
  score: number
  /** Results of tests that were not passed. */
  failed: string[]
}

export interface Judges {
  /** What the observatory says of a page that is served by https alone. `crossOrigin`: the answer to a request of another site. */
  observe(page: HostAnswer, crossOrigin: HostAnswer): Verdict
  /** What the evaluator finds in a policy, the most severe first; 10 is high, 30 medium. */
  evaluate(policy: string): { severity: number; directive: string; value?: string; description: string }[]
}

export async function openJudges(): Promise<Judges> {
  const folder = await installPinned('judges', join(PROJECT, 'tests', 'hosts', 'judges'), async (beside) => {
    // Nobody has the site preloaded.
    const lists = join(beside, 'node_modules', OBSERVATORY, 'conf')
    await mkdir(lists, { recursive: true })
    await writeFile(join(lists, 'hsts-preload.json'), '{}')
  })
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href)
  const [{ ALL_TESTS }, { getGradeForScore, getScoreModifier }, { Requests }, charts] = await Promise.all(
    ['constants.js', 'grader/grader.js', 'types.js', 'grader/charts.js'].map((name) =>
      load(join(OBSERVATORY, 'src', name)),
    ),
  )
  const { AxiosHeaders } = await load('axios/index.js')
  const [{ CspEvaluator }, { CspParser }] = await Promise.all(
    ['evaluator.js', 'parser.js'].map((name) => load(join('csp_evaluator/dist', name))),
  )
  /** As the observatory's own client hands an answer on. */
  const responseOf = ({ status, headers }: HostAnswer) => ({
    status,
    headers: new AxiosHeaders(headers),
    verified: true,
    request: { res: { responseUrl: `https://${SITE}/` } },
    config: { url: `https://${SITE}/` },
    httpEquiv: new Map(),
  })

  return {
    observe(page, crossOrigin) {
      const asked = new Requests(SITE)
      asked.responses.auto = asked.responses.https = responseOf(page)
      asked.responses.cors = responseOf(crossOrigin)
      asked.resources.path = page.text
      asked.session = { url: new URL(`https://${SITE}/`), redirectHistory: [], jar: undefined }
      const results = ALL_TESTS.map((judge: (of: typeof asked) => { pass: boolean; result: string }) => judge(asked))
      const modifiers = results.map(({ result }: { result: string }) => getScoreModifier(result) as number)
      const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 100)
      const lost = sum(modifiers.filter((each: number) => each < 0))
      return {
        ...getGradeForScore(lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : lost),
        failed: results.filter(({ pass }: { pass: boolean }) => !pass).map(({ result }: { result: string }) => result),
      }
    },
    evaluate(policy) {
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      return findings.sort((left: { severity: number }, right: { severity: number }) => left.severity - right.severity)
    },
  }
}

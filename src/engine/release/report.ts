/** The outcome of a build, for marketing and operators: `.site/report.json`. */
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Stage } from '../../config/stage.ts'
import type { Problem } from '../../config/problems/table.ts'
import { writeWhole } from '../../records/whole-file.ts'

export interface Report {
  mode: 'full' | 'incremental'
  /** Id of the release. */
  release: string
  /** When the live release went live, ISO 8601. */
  publishedAt: string
  stage?: Stage
  /** Number of the release if it waits for approval. */
  waiting?: number
  /** Whether it looks the same as the newest release, which is scheduled. */
  isPlanned?: true
  crawl: { requests: number; notModified: number; failed: number; ms: number }
  pages: { total: number; rendered: number; reused: number; removed: number }
  /** Changes since the previous live release. `why`: the records that changed the page. */
  changed: { path: string; why: string[] }[]
  problems: Problem[]
  ms: { crawl: number; compile: number; render: number; publish: number; total: number }
}

export type Outcome = 'published' | 'waiting' | 'unchanged'

export function outcomeOf({
  waiting,
  isPlanned,
  changed,
  pages,
}: Pick<Report, 'waiting' | 'isPlanned' | 'changed' | 'pages'>): Outcome {
  if (waiting !== undefined) return 'waiting'
  // Nothing is new for visitors or the desk.
  if (isPlanned) return 'unchanged'
  return changed.length + pages.removed > 0 ? 'published' : 'unchanged'
}

export async function writeReport(file: string, report: Report): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, `${JSON.stringify(report, null, 2)}\n`)
}

/** `undefined` if there is no readable report. */
export async function readReport(file: string): Promise<Report | undefined> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Partial<Report> | null
    return report?.ms && report.problems ? (report as Report) : undefined
  } catch {
    return undefined
  }
}

/** Summarises what a release changes: kinds of records, number of pages, samples. */
import type { Reason } from '../../../records/release.ts'

export interface Cause {
  code: Reason['code']
  /** Kind of the records; missing if no record changed. */
  kind?: string
  /** Key of the record, if it is a single one. */
  record?: string
  id?: number
  /** Number of pages. */
  pages: number
  /** The first paths. */
  samples: readonly string[]
}

const MAX_CAUSES = 3
const MAX_SAMPLES = 3

/** Those of most pages first. `changes`: reasons by path. `isSample`: false for pages that must not be named, such as error pages. */
export function causesOf(
  changes: Iterable<readonly [path: string, why: readonly Reason[]]>,
  isSample: (path: string) => boolean = () => true,
): Cause[] {
  const causes = new Map<string, { reason: Reason; records: Set<string>; paths: Set<string> }>()
  for (const [path, why] of changes)
    for (const reason of why) {
      const record = 'record' in reason ? reason.record : ''
      const name = `${reason.code} ${kindOf(record)}`
      const cause = causes.get(name) ?? { reason, records: new Set(), paths: new Set() }
      causes.set(name, cause)
      cause.records.add(record)
      cause.paths.add(path)
    }
  return [...causes.values()]
    .sort((one, other) => other.paths.size - one.paths.size)
    .slice(0, MAX_CAUSES)
    .map(({ reason, records, paths }) => ({
      kind: 'record' in reason ? kindOf(reason.record) : undefined,
      ...(records.size === 1 ? reason : { code: reason.code }),
      pages: paths.size,
      samples: samplesOf(paths, isSample),
    }))
}

/** The first pages that may be named. */
export function samplesOf(paths: Iterable<string>, isSample: (path: string) => boolean): string[] {
  const samples: string[] = []
  for (const path of [...paths].sort()) {
    if (samples.length === MAX_SAMPLES) break
    if (isSample(path)) samples.push(path)
  }
  return samples
}

/** `record`: its key, such as 'room/de/29/familienzimmer'. */
const kindOf = (record: string) => record.split('/')[0]!

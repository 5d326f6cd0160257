/**
 * Queries of guests in `tests/features/search/judged`, with the pages that answer them. Their author did not know the index. A line is
 * `query: pattern pattern`; a pattern is a glob of paths. `!` before the query: no page that answers it is among the first five yet.
 */
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { Locale } from '../../src/config/locales.ts'

export interface JudgedQuery {
  query: string
  isMissed: boolean
  isAnsweredBy: (path: string) => boolean
}

const FOLDER = join(import.meta.dirname, '../features/search/judged')

export function judgedQueries(locale: Locale, folder = FOLDER): JudgedQuery[] {
  return readFileSync(join(folder, `${locale}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map(queryIn)
}

function queryIn(line: string): JudgedQuery {
  const [, missed, query, patterns] = /^(!?)(.+?): (.+)$/.exec(line)!
  const globs = patterns!.split(' ')
  return {
    query: query!,
    isMissed: missed === '!',
    isAnsweredBy: (path) => globs.some((glob) => matchesGlob(path, glob)),
  }
}

/** Tracks pictures, videos and documents that could not be fetched. */
import { logFailure } from '../problems/log.ts'
import { problem } from '../problems/table.ts'
import type { Findings } from '../state/findings.ts'
import type { MediaOptions } from './media.ts'

export function noteSource(findings: Findings): NonNullable<MediaOptions['onSource']> {
  return (id, source, error) => {
    const { message = '' } = error ?? {}
    const missing = problem('file-missing', id, { source, reason: message })
    // Neither delays nor fails the visitor's response.
    const noted = error ? findings.add(missing) : findings.remove(missing)
    noted.catch(logFailure)
  }
}

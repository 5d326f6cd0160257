/** Tracks pictures, videos and documents that could not be fetched. */
import { logFailure } from '../../../config/problems/log.ts'
import { problem } from '../../../config/problems/table.ts'
import type { Findings } from '../../../engine/state/findings.ts'
import type { MediaOptions } from './media-sources.ts'

export function noteSource(findings: Findings): NonNullable<MediaOptions['onSource']> {
  return (id, source, error) => {
    const { message = '' } = error ?? {}
    const missing = problem('file-missing', id, { source, reason: message })
    const saving = error ? findings.add(missing) : findings.remove(missing)
    // Neither delays nor fails the visitor's response.
    saving.catch(logFailure)
  }
}

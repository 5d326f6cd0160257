/** Pictures, videos and documents that could not be fetched, until they can be. */
import { problem } from '../problems/table.ts'
import type { Findings } from '../state/findings.ts'
import type { MediaOptions } from './media.ts'

export function noteSource(findings: Findings): NonNullable<MediaOptions['onSource']> {
  return (id, source, error) => {
    const { message = '' } = error ?? {}
    const missing = problem('file-missing', id, message.startsWith(source) ? message : `${source}: ${message}`)
    // A visitor's answer does not wait for it, nor fail with it.
    const noted = error ? findings.add(missing) : findings.remove(missing)
    noted.catch((reason: unknown) => console.error(reason))
  }
}

/** The inputs of all pages besides the records. */
import { digest } from '../../records/digest.ts'
import type { SiteInputs } from '../../views/context.ts'

/** Digest of the templates (the renderer's key) and of the settings. */
export function inputsDigest(rendererKey: string, site: SiteInputs): string {
  return digest(JSON.stringify([rendererKey, site]))
}

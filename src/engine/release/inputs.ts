/** The inputs of all pages besides the records. */
import { digest } from '../../records/digest.ts'
import type { SiteInputs } from '../../views/context.ts'

/** Digest of the templates (the renderer's key) and of the settings. */
export function inputsDigest(rendererKey: string, site: SiteInputs): string {
  const before = last.get(site)
  if (before?.rendererKey === rendererKey) return before.inputs
  const inputs = digest(JSON.stringify([rendererKey, site]))
  last.set(site, { rendererKey, inputs })
  return inputs
}

/** Caches the digest: imported redirects make settings of megabytes. */
const last = new WeakMap<SiteInputs, { rendererKey: string; inputs: string }>()

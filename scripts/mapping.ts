/** `provider.mapping.ts`, or the file that `PROVIDER_MAPPING` names. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { EnvironmentError } from '../src/config/environment.ts'
import { MustNotPublish, problem } from '../src/config/problems/table.ts'
import { readMapping, type ProviderMapping } from '../src/provider/mapping/mapping.ts'

const USUAL_FILE = 'provider.mapping.ts'

/** `undefined` where there is no such file: the contract's own names need none. */
export function providerMapping(root: string, named = process.env.PROVIDER_MAPPING): ProviderMapping | undefined {
  const file = resolve(root, named || USUAL_FILE)
  if (!existsSync(file)) {
    if (named) throw new EnvironmentError(`PROVIDER_MAPPING names ${file}, which does not exist`)
    return undefined
  }
  return readMapping(loaded(file), file)
}

function loaded(file: string): unknown {
  try {
    const module = createRequire(import.meta.url)(file) as { default?: unknown }
    return file.endsWith('.json') ? module : module.default
  } catch (error) {
    throw new MustNotPublish([problem('mapping-invalid', file, (error as Error).message)])
  }
}

import { demoWorld } from './assemble/demo-world.ts'
import { startProvider, type Provider, type ProviderOptions } from './server.ts'

/** Starts the embedded provider with its own content, on a free port unless told. */
export function startDemo(options: ProviderOptions = {}): Promise<Provider> {
  return startProvider(demoWorld(), { log: false, ...options })
}

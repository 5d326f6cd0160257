import { demoWorld } from './assemble/demo-world.ts'
import { openPictureCache, pictureFor } from './pictures/serve.ts'
import { startProvider, type Provider, type ProviderOptions } from './server.ts'

/** Starts the embedded provider with its own content, on a free port unless told. Pictures once drawn are kept in the folder. */
export function startDemo(pictureFolder?: string, options: ProviderOptions = {}): Promise<Provider> {
  if (pictureFolder !== undefined) openPictureCache(pictureFolder)
  return startProvider(demoWorld(), { pictures: pictureFor, log: false, ...options })
}

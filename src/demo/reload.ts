/** In the dev server: the embedded provider's content, read anew. */
import { registerHooks } from 'node:module'
import type * as Assembly from './assemble/demo-world.ts'
import type * as Content from './content/index.ts'
import type { World } from './world.ts'

const FOLDER = new URL('./', import.meta.url).href
/** What modules are made of; all other data is read by one that is called again. */
const IN_MODULES = /\.ts$|\/(?:labels|paths)\.json$/
let reading = ''
let readings = 0

// What a module of this folder imports from it is of the same reading.
registerHooks({
  resolve(specifier, context, next) {
    const ofParent = /\?reading=\d+$/.exec(context.parentURL ?? '')?.[0]
    const resolved = next(specifier, context)
    return ofParent && resolved.url.startsWith(FOLDER) ? { ...resolved, url: resolved.url + ofParent } : resolved
  },
})

/** The world of what is in the files now, its rows made on demand; throws where a file is faulty. Memory keeps the modules of each change of code. */
export async function readDemoWorld(changed: string): Promise<World> {
  if (IN_MODULES.test(changed)) reading = `?reading=${++readings}`
  const content = (await import(`./content/index.ts${reading}`)) as typeof Content
  const { demoWorldOnDemand } = (await import(`./assemble/demo-world.ts${reading}`)) as typeof Assembly
  content.rereadContent()
  return demoWorldOnDemand()
}

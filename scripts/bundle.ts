/** Puts the commands that publish into few files each, which start in a fraction of the time. Run by themselves where the code is new. */
import { bundleCommands } from './bundles.mjs'
import { ROOT } from './project.ts'

try {
  await bundleCommands(ROOT)
} catch (error) {
  console.error(
    `The commands run from their sources, a little slower: they could not be bundled. ${(error as Error).message}`,
  )
  process.exitCode = 1
}

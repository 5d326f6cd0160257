/** Puts the commands that publish into few files each, which start in a fraction of the time. Run by themselves where the code is new. */
import { bundleCommands } from './bundles.mjs'
import { ROOT } from './project.ts'

await bundleCommands(ROOT)

/** A process that compiles the components: see compile.ts. Arguments: the project, the folder for what is made, and one for what is kept between. */
import { build } from 'astro'

const [root, outDir, cacheDir] = process.argv.slice(2) as [string, string, string]
// Nobody waits any more.
process.once('disconnect', () => process.exit(1))
try {
  await build({ root, outDir, cacheDir, logLevel: 'error', mode: 'production' })
  process.exit()
} catch (error) {
  const { message, stack } = error as Error
  process.send!({ message, stack }, () => process.exit(1))
}

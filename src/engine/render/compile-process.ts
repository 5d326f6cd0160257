/** Entry of the process that compiles the components; see compile.ts. Arguments: the project, the folder of compiled renderers, the new one's name. */
import { join } from 'node:path'
import { build } from 'astro'

const [root, stateFolder, name] = process.argv.slice(2) as [string, string, string]
const cacheDir = join(stateFolder, 'cache')
// Exit with the parent process.
process.once('disconnect', () => process.exit(1))
try {
  // Vite's own cache is in `node_modules` otherwise, which a service must not write.
  await build({
    root,
    outDir: join(stateFolder, name),
    cacheDir,
    logLevel: 'error',
    mode: 'production',
    // The project may be named by a link.
    vite: { cacheDir: join(cacheDir, 'vite'), resolve: { preserveSymlinks: true } },
  })
  process.exit()
} catch (error) {
  const { message, stack } = error as Error
  process.send!({ message, stack }, () => process.exit(1))
}

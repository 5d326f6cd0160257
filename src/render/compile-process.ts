/**
 * Entry of the process that compiles the components, for pages and for form answers; see compile.ts. Arguments: the project, the output folder, the
 * cache folder.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'astro'
import { build as bundle } from 'vite'
import { islandTextModules } from './island-texts.ts'
import { FORM_MARKUP } from './compile.ts'

const [root, outDir, cacheDir] = process.argv.slice(2) as [string, string, string]
// Exit with the parent process.
process.once('disconnect', () => process.exit(1))
try {
  // Vite's own cache is in `node_modules` otherwise, which a service must not write.
  await build({
    root,
    outDir,
    cacheDir,
    logLevel: 'error',
    mode: 'production',
    vite: { cacheDir: join(cacheDir, 'vite') },
  })
  await bundle({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error', mode: 'production', cacheDir },
    plugins: [islandTextModules()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // One self-contained file.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ...{ ssr: fileURLToPath(new URL('form-markup.ts', import.meta.url)), outDir, emptyOutDir: false, minify: true },
      rolldownOptions: {
        // Names assets as the pages do, so that both use one icons file.
        output: { entryFileNames: FORM_MARKUP, assetFileNames: '_astro/[name].[hash][extname]', codeSplitting: false },
      },
    },
  })
  process.exit()
} catch (error) {
  const { message, stack } = error as Error
  process.send!({ message, stack }, () => process.exit(1))
}

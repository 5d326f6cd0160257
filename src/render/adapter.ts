/** Astro adapter of the renderer: an entry that exports `createApp`. Source: Astro's Adapter API. */
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

export function rendererAdapter(): AstroIntegration {
  return {
    name: 'release-renderer',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        // What is published lies there, and Astro would empty it.
        if (command === 'build' && config.outDir.href === new URL('dist/', config.root).href) refuse('npm run build')
        if (command === 'dev' && !process.env.PROVIDER_API_URL) refuse('npm run dev')
        // The compiled renderer holds all that it needs, so that it works from any folder, and no code that is for development, such as React's checks.
        if (command === 'build')
          updateConfig({ vite: { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'release-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./entry.ts', import.meta.url)),
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
        })
      },
    },
  }
}

/** Ends the process: Astro would print where in its code an error was thrown. */
function refuse(instead: string): never {
  console.error(`Pages are made of the provider's records: run "${instead}".`)
  process.exit(1)
}

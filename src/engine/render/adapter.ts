/** Astro adapter whose entry exports `createApp`. Source: Astro's Adapter API. */
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

export function rendererAdapter(): AstroIntegration {
  return {
    name: 'release-renderer',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        // `dist/` holds the published site, and Astro would empty it.
        if (command === 'build' && config.outDir.href === new URL('dist/', config.root).href) refuse('npm run build')
        if (command === 'dev' && !process.env.PROVIDER_API_URL) refuse('npm run dev')
        // Bundle everything, so that the renderer works from any folder, without development code such as React's checks.
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

/** Exits with the message alone: Astro would print a stack trace of its own code. */
function refuse(instead: string): never {
  console.error(`Pages are made of the provider's records: run "${instead}".`)
  process.exit(1)
}

/** Astro integration: how React islands are rendered at build time, and when they start in the browser. */
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Must precede `@astrojs/react`: the first renderer that accepts a component renders it. */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addRenderer, addClientDirective }) => {
        addRenderer({
          name: 'islands',
          clientEntrypoint: '@astrojs/react/client.js',
          serverEntrypoint: fileAt('./island-renderer.ts'),
        })
        addClientDirective({ name: 'touch', entrypoint: fileAt('../../components/browser/client-touch.ts') })
      },
    },
  }
}

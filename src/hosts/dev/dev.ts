/** Astro integration: the dev server makes views from its own crawl. */
import type { AstroIntegration } from 'astro'

export function devViews(): AstroIntegration {
  return {
    name: 'dev-views',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return
        addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'pre' })
      },
    },
  }
}

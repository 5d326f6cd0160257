/**
 * Vite puts 1.5 kB of its own before a page's first `import()`: it asks for what a module imports together with the module, and looks for style sheets,
 * nonces and addresses that this site does not have. Modules here import little that is not in the page's script, so nothing is asked for ahead.
 */

const HELPER = '\0vite/preload-helper.js'

/** Vite plugin. */
export const smallPreload = () => ({
  name: 'small-preload',
  enforce: 'pre' as const,
  configEnvironment: (name: string) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  load: (id: string) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
})

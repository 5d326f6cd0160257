/**
 * Vite plugins for the compiled renderer: Astro's server code without what it reads as soon as it is read itself and rendering never needs. Each of
 * these takes a new process longer than a page does.
 */
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'astro'

type Plugins = NonNullable<ViteUserConfig['plugins']>

const STAND_INS = JSON.stringify(fileURLToPath(new URL('./stand-ins.ts', import.meta.url)))
const LATE_FORMAT =
  'const lateFormat = (...how) => ({ format: (date) => new Intl.DateTimeFormat(...how).format(date) })'

export function quickStart(): Plugins {
  return [
    edited('late-clock', /core\/logger\/core\.js$/, (code) =>
      [LATE_FORMAT, code.replace('new Intl.DateTimeFormat(', 'lateFormat(')].join('\n'),
    ),
    // What settings are checked with when a project is compiled: a validator's whole code, for two lists of names.
    edited('no-validator', /core\/csp\/config\.js$/, (code) =>
      code.replace(/^import \* as z from .+$/m, 'const z = new Proxy(() => z, { get: () => z, apply: () => z })'),
    ),
    // For server islands, of which there are none.
    edited('no-key', /core\/app\/manifest\.js$/, (code) =>
      code.replace('decodeKey(serializedManifest.key)', 'undefined'),
    ),
    // Routes' patterns are compared by their letters, not in a language's order.
    edited('plain-order', /core\/routing\/priority\.js$/, (code) =>
      code.replaceAll(/([\w.]+)\.localeCompare\(([\w.]+)\)/g, '($1 < $2 ? -1 : Number($1 > $2))'),
    ),
    edited('stand-ins', /(?:core|runtime\/server)\/.+\.js$/, (code) =>
      /\b(?:Headers|Request|Response)\b/.test(code)
        ? `import { Headers, Request, Response } from ${STAND_INS}\n${code}`
        : code,
    ),
  ]
}

function edited(name: string, file: RegExp, handler: (code: string) => string): Plugins[number] {
  return {
    name,
    applyToEnvironment: (environment) => environment.name !== 'client',
    transform: { filter: { id: new RegExp(`astro\\/dist\\/${file.source}`) }, handler },
  }
}

/** What is mutated, and the tests that have to notice: only such as run within their own process and need no built site. */
export const MODULES = {
  search: ['search/*', 'edge/properties'],
  edge: ['edge/*', 'search/hand-off'],
  routes: ['routes/*'],
  release: [
    'release/store',
    'release/policy',
    'release/page-checks',
    'release/made-release',
    'release/decisions',
    'release/told',
    'release/releases',
    'release/history',
    'release/lock',
    'release/encodings',
    'release/behind',
  ],
  views: ['views/golden', 'views/parts', 'views/pictures-and-lists', 'views/structured'],
} as const satisfies Record<string, readonly string[]>

export type Module = keyof typeof MODULES

/** Names the module for the mutation runner and for the test runner that it starts. */
export const MODULE_VARIABLE = 'MUTATED_MODULE'

export function mutatedModule(): Module {
  return process.env[MODULE_VARIABLE] as Module
}

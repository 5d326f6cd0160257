/**
 * What tests need of the machine besides Node: looked for once in a run. A test that needs a program carries the program's name as its tag
 * (`describe('…', { tags: 'caddy' }, …)`, or `// @module-tag caddy` for a whole file) and is skipped where the program is missing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestTagDefinition } from 'vitest/config'
import { browserPath } from '../harness/browser.ts'

export const PROGRAM_NAMES = ['chromium', 'caddy', 'nginx', 'varnish', 'postgresql', 'systemd'] as const
export type ProgramName = (typeof PROGRAM_NAMES)[number]

declare module 'vitest' {
  export interface TestTags {
    programs: ProgramName
  }
}

interface Program {
  title: string
  /** Debian's packages. */
  packages: readonly string[]
  /** Path of the program, if it is here with all that the tests need of it. */
  find(): string | undefined
  /** Argument with which it says its version: a browser may be here and lack a library. */
  version: string
}

/** Debian keeps libraries in a folder for each kind of machine. */
const LIBRARIES = '/usr/lib'
const NGINX_MODULES = '/etc/nginx/modules-enabled'

export const PROGRAMS: Record<ProgramName, Program> = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    find: browserPath,
    version: '--version',
  },
  caddy: { title: 'Caddy', packages: ['caddy'], find: () => onPath('caddy'), version: 'version' },
  nginx: {
    title: 'nginx with its Brotli module',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    find: () => (hasBrotli() ? onPath('nginx') : undefined),
    version: '-v',
  },
  varnish: {
    title: 'Varnish with xkey',
    packages: ['varnish', 'varnish-modules'],
    find: () => (hasXkey() ? onPath('varnishd') : undefined),
    version: '-V',
  },
  postgresql: {
    title: 'PostgreSQL',
    packages: ['postgresql'],
    find: () => newestOf('/usr/lib/postgresql', 'bin/postgres'),
    version: '--version',
  },
  systemd: {
    title: 'systemd-analyze',
    packages: ['systemd'],
    find: () => onPath('systemd-analyze'),
    version: '--version',
  },
}

export type FoundPrograms = Partial<Record<ProgramName, string>>

/** Where `npm test` tells the test processes what it found. */
export const FOUND_VARIABLE = 'TEST_PROGRAMS'

/** Programs of this machine with their paths: as `npm test` found them, else by looking. */
export function foundPrograms(): FoundPrograms {
  const told = process.env[FOUND_VARIABLE]
  return told ? (JSON.parse(told) as FoundPrograms) : lookForPrograms()
}

function lookForPrograms(): FoundPrograms {
  return Object.fromEntries(PROGRAM_NAMES.map((name) => [name, lookFor(name)]))
}

export function lookFor(name: ProgramName): string | undefined {
  const { find, version } = PROGRAMS[name]
  const path = find()
  return path && spawnSync(path, [version], { stdio: 'ignore' }).status === 0 ? path : undefined
}

/** Path of a program that a test is tagged with. */
export function programPath(name: ProgramName): string {
  const path = foundPrograms()[name]
  if (!path) throw new Error(`There is no ${PROGRAMS[name].title}: tag the test with "${name}".`)
  return path
}

/** One tag for each program; tests with the tag of a missing one are skipped. */
export function programTags(): TestTagDefinition[] {
  const found = foundPrograms()
  return PROGRAM_NAMES.map((name) => ({
    name,
    description: `needs ${PROGRAMS[name].title}`,
    skip: !found[name],
  }))
}

function onPath(name: string): string | undefined {
  // Debian keeps servers where a user's PATH does not look.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Debian keeps each version of a server in a folder of its own. */
function newestOf(folder: string, path: string): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(a) - Number(b)) : []
  return versions.map((version) => join(folder, version, path)).findLast(existsSync)
}

function hasBrotli(): boolean {
  return existsSync(NGINX_MODULES) && readdirSync(NGINX_MODULES).some((name) => name.includes('brotli-static'))
}

function hasXkey(): boolean {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []
  return folders.some((folder) => existsSync(join(LIBRARIES, folder, 'varnish', 'vmods', 'libvmod_xkey.so')))
}

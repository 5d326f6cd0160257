import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** Shared by all builds of a run, so that the components are compiled once. */
export const RENDERER_FOLDER = join(PROJECT, '.site', 'renderer')
/** Shared like the renderer: a compressed copy is named by what it is a copy of. */
export const ENCODED_FOLDER = join(PROJECT, '.site', 'encoded')
export const SITE = { siteUrl: 'https://www.crystalhotels.example', copyrightYear: 2026 }
/** Of servers in tests: all visitors come from this machine, many of them at once, and say where they are. */
export const SERVER = {
  rendererFolder: RENDERER_FOLDER,
  encodedFolder: ENCODED_FOLDER,
  trustedProxies: ['127.0.0.1'],
  forms: { burst: Infinity, leastTime: 0 },
}

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** Shared by all builds of a run, so that the components are compiled once. */
export const RENDERER_FOLDER = join(PROJECT, '.site', 'renderer')
export const SITE = { siteUrl: 'https://www.crystalhotels.example', copyrightYear: 2026 }

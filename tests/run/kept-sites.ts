/** Once for a project of the run: the folder in which sites of worlds are kept, for all its workers. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** States of the worlds that were built, by name. */
    keptSites: string
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-kept-'))
  provide('keptSites', folder)
  return () => rm(folder, { recursive: true, force: true })
}

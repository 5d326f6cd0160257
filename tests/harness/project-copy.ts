/** The project's commands beside a state and a dist of their own: those of a developer's checkout stay as they are, and decide nothing. */
import { cp, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { INPUTS } from '../../src/engine/render/compile.ts'
import { PROJECT } from './settings.ts'

/** Into an empty folder. */
export async function copyCommands(folder: string): Promise<void> {
  await cp(join(PROJECT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const name of ['src', 'package.json', 'node_modules']) await symlink(join(PROJECT, name), join(folder, name))
}

/** All that a build reads, with the packages of this checkout; Astro, which reads its own path, as a copy. */
export async function copyCheckout(folder: string): Promise<void> {
  for (const name of [...INPUTS, 'src', 'scripts'])
    await cp(join(PROJECT, name), join(folder, name), { recursive: true })
  const [packages, copies] = [PROJECT, folder].map((each) => join(each, 'node_modules')) as [string, string]
  await cp(join(packages, 'astro'), join(copies, 'astro'), { recursive: true })
  for (const name of await readdir(packages))
    if (name !== 'astro') await symlink(join(packages, name), join(copies, name))
}

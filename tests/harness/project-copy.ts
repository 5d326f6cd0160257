/** The project's commands beside a state and a dist of their own: those of a developer's checkout stay as they are, and decide nothing. */
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { INPUTS } from '../../src/engine/render/compile.ts'
import { PROJECT } from './settings.ts'

/** Into an empty folder. */
export async function copyCommands(folder: string): Promise<void> {
  await cp(join(PROJECT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const name of ['src', 'package.json', 'node_modules']) await symlink(join(PROJECT, name), join(folder, name))
}

/** All that a build reads, with the packages of this checkout. */
export async function copyCheckout(folder: string): Promise<void> {
  for (const name of [...INPUTS, 'src', 'scripts'])
    await cp(join(PROJECT, name), join(folder, name), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
}

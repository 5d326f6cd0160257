/**
 * npm run state:copy -- --from .site --to postgres://…: copies a site's state, with the contents of all its releases, into a shared database; `--
 * --from postgres://… --to .site` copies it back. Stop all servers that use either first. `PGPASSWORD` may hold the password.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentError } from '../src/config/environment.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { copyToDatabase, copyToFolder, type StateFolder } from '../src/engine/state/copy.ts'
import { command } from './project.ts'

await command(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } }, strict: false })
  const [from, to] = [place(values.from), place(values.to)]
  if (typeof from === typeof to)
    throw new EnvironmentError('--from and --to must be a folder, such as .site, and an address, postgres://…')
  const { contents, missing } =
    typeof from === 'string' ? await copyToFolder(from, to as StateFolder) : await copyToDatabase(from, to as string)
  console.log(`Copied: ${contents} files of all releases, and what is known of them.`)
  if (missing.length > 0)
    console.log(`${missing.length} of them were not to be had; the next build of each server makes what it needs.`)
})

function place(value: unknown): StateFolder | string {
  if (typeof value !== 'string' || value === '') throw new EnvironmentError('--from and --to are needed')
  if (/^postgres(?:ql)?:\/\//.test(value)) return value
  const folder = resolve(value)
  return { folder, contents: openStore(join(folder, 'store')) }
}

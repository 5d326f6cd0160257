import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

let digest: string | undefined

/** Digest of everything that decides a picture's bytes: the generator's sources and the rasteriser's versions. */
export function sourcesDigest(): string {
  digest ??= digestOf(import.meta.dirname)
  return digest
}

function digestOf(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
  )
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** What holds for every page of the embedded provider's site. The files of `every-page` are collected here, so that one pass reads the pages for all. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe } from 'vitest'

const folder = fileURLToPath(new URL('every-page/', import.meta.url))

for (const name of readdirSync(folder)) {
  if (name.endsWith('.test.ts')) describe(name.replace('.test.ts', ''), () => import(`${folder}${name}`))
}

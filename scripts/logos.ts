/** node scripts/logos.ts: writes public/logos/ from the marks of the demo's identity, after one of them was redrawn. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '../src/config/catalogue.ts'
import { logo } from '../src/demo/pictures/index.ts'
import { ROOT } from './project.ts'

const folder = join(ROOT, 'public/logos')
mkdirSync(folder, { recursive: true })
for (const { key } of CATALOGUE) {
  writeFileSync(join(folder, `${key}.svg`), logo(key as Parameters<typeof logo>[0]))
  writeFileSync(join(folder, `${key}-white.svg`), logo(key as Parameters<typeof logo>[0], { mono: 'white' }))
}

/** What the compiled renderer is given. A stand-in says which chrome object it was given. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRenderer } from '../../../src/engine/render/renderer.ts'
import type { PageView } from '../../../src/views/view.ts'
import { emptyFolder } from '../../harness/folder.ts'

const ENTRY = `
const known = new Map()
const numberOf = (chrome) => known.get(chrome) ?? known.set(chrome, known.size + 1).get(chrome)
export const loadPages = async () => []
export const renderPage = async (view) => \`\${view.path} \${view.chrome.locale} \${numberOf(view.chrome)}\``

async function stub() {
  const folder = await emptyFolder()
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server', 'entry.mjs'), ENTRY)
  const { render } = await loadRenderer({ key: 'stub', folder })
  return async (path: string, chrome: object) => String(await render({ path, chrome } as unknown as PageView))
}

test('equal chromes are one object, so that what components render from them is kept from one publish to the next', async () => {
  const render = await stub()
  const english = { locale: 'en' }
  expect(await render('/en', english)).toBe('/en en 1')
  expect(await render('/en/spa', english)).toBe('/en/spa en 1')
  expect(await render('/de', { locale: 'de' })).toBe('/de de 2')
  expect(await render('/en/contact', { locale: 'en' })).toBe('/en/contact en 1')
  expect(await render('/en', { locale: 'en', menu: ['new'] })).toBe('/en en 3')
})

test('only some chromes are known again: a large site would fill the memory', async () => {
  const render = await stub()
  expect(await render('/', { locale: 'tr' })).toBe('/ tr 1')
  for (let id = 0; id < 100; id++) await render('/', { locale: 'tr', id })
  expect(await render('/', { locale: 'tr' })).toBe('/ tr 102')
})

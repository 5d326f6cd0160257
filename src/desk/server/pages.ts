/** The desk's compiled components, loaded with the first page requested. */
import { fileURLToPath } from 'node:url'
import type { DeskView } from '../views/pages.ts'
import { compileRenderer } from '../../engine/render/compile.ts'
import { loadDeskPages } from '../../engine/render/renderer.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Compiles them if this machine has not published yet. */
export function openDeskPages(rendererFolder: string): (view: DeskView) => Promise<string> {
  let pages: ReturnType<typeof loadDeskPages> | undefined
  return async (view) => {
    pages ??= compileRenderer(ROOT, rendererFolder).then(({ folder }) => loadDeskPages(folder))
    pages.catch(() => (pages = undefined))
    return (await pages)(view)
  }
}

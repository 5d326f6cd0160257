/** The desk's components, read with the first page that is asked for. */
import { fileURLToPath } from 'node:url'
import type { DeskView } from '../../desk/views.ts'
import { compileRenderer } from '../../render/compile.ts'
import { loadDeskPages } from '../../render/renderer.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Compiled now where nothing was published from this machine. */
export function openDeskPages(rendererFolder: string): (view: DeskView) => Promise<string> {
  let pages: ReturnType<typeof loadDeskPages> | undefined
  return async (view) => {
    pages ??= compileRenderer(ROOT, rendererFolder).then(({ folder }) => loadDeskPages(folder))
    pages.catch(() => (pages = undefined))
    return (await pages)(view)
  }
}

/** The compiled renderer: turns views into HTML, as the bytes to store and send. */
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { DeskView } from '../../desk/views/pages.ts'
import type { Answers } from './answers.ts'
import type { ChromeView, PageView } from '../../views/view.ts'
import type { CompiledRenderer } from './compile.ts'
import type * as entry from './entry.ts'

export interface Renderer {
  key: string
  /** Folder from which other threads can load it. */
  folder?: string
  /** The page's HTML in UTF-8. Equal views give equal HTML. Rejects when a component throws. */
  render(view: PageView): Promise<Buffer>
}

type Entry = typeof entry

export async function loadRenderer({ key, folder }: Pick<CompiledRenderer, 'key' | 'folder'>): Promise<Renderer> {
  const { loadPages, renderPage } = await loadEntry(folder)
  await loadPages()
  const sameChrome = keepChromes()
  return {
    key,
    folder,
    render: async (view) => Buffer.from(await renderPage({ ...view, chrome: sameChrome(view.chrome) })),
  }
}

/** Renders pages of the desk. `folder`: of the compiled renderer. */
export async function loadDeskPages(folder: string): Promise<(desk: DeskView) => Promise<string>> {
  return (await loadEntry(folder)).renderDesk
}

/** Answers about pages that this code made. */
export async function loadAnswers(folder: string): Promise<Answers> {
  return (await loadEntry(folder)).answers
}

const loadEntry = (folder: string) => import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href) as Promise<Entry>

/** Chromes kept for the next publish, each with its rendered HTML. */
const MOST_CHROMES = 64

/** Returns the same object for equal chromes, across publishes, since components cache by chrome object. */
function keepChromes(): (chrome: ChromeView) => ChromeView {
  const byText = new LRUCache<string, ChromeView>({ max: MOST_CHROMES })
  const same = new WeakMap<ChromeView, ChromeView>()
  return (chrome) => {
    const cached = same.get(chrome)
    if (cached) return cached
    const text = hash('sha256', JSON.stringify(chrome))
    const first = byText.get(text) ?? chrome
    byText.set(text, first)
    same.set(chrome, first)
    return first
  }
}

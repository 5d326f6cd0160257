/** The compiled renderer in this process: views in, HTML out, as the bytes that are kept and sent. */
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { DeskView } from '../desk/views.ts'
import type { ChromeView, PageView } from '../views/view.ts'
import type { CompiledRenderer } from './compile.ts'

export interface Renderer {
  key: string
  /** Where another thread can load it from. */
  folder?: string
  /** The page's HTML in UTF-8. Equal views give equal HTML. Rejects when a component throws. */
  render(view: PageView): Promise<Buffer>
}

interface AstroApp {
  render(request: Request, options: { routeData: unknown; locals: object }): Promise<Response>
  manifest: {
    routes: { routeData: { component: string } }[]
    pageMap?: ReadonlyMap<string, () => Promise<unknown>>
  }
}

/**
 * What Astro writes where the first island stands: a style, which HTML has not there and the site's own sheets have, the directive's script, and the
 * script of the element, which is a part of `browser/page.ts`, so that pages share one file of it.
 */
const FIRST_ISLAND = /<style>astro-island,[^<]*<\/style>(<script>.*?<\/script>)<script>.*?<\/script>/s

const PAGE = 'src/pages/[...path].astro'
const DESK = 'src/pages/desk.astro'

export async function loadRenderer({ key, folder }: Pick<CompiledRenderer, 'key' | 'folder'>): Promise<Renderer> {
  const render = await loadPage(folder, PAGE)
  const sameChrome = keepChromes()
  return {
    key,
    folder,
    async render(view) {
      const html = await render({ view: { ...view, chrome: sameChrome(view.chrome) } }, view.path)
      return Buffer.from(html.replace(FIRST_ISLAND, '$1'))
    },
  }
}

/** Pages of the desk: HTML of a view. `folder`: of the compiled renderer. */
export async function loadDeskPages(folder: string): Promise<(desk: DeskView) => Promise<string>> {
  const render = await loadPage(folder, DESK)
  return (desk) => render({ desk }, desk.kind)
}

async function loadPage(folder: string, component: string): Promise<(locals: object, name: string) => Promise<string>> {
  const entry = pathToFileURL(join(folder, 'server', 'entry.mjs')).href
  const { createApp } = (await import(entry)) as { createApp(options: { streaming: boolean }): AstroApp }
  const app = createApp({ streaming: false })
  const routeData = app.manifest.routes.find((route) => route.routeData.component === component)?.routeData
  if (!routeData) throw new Error(`the compiled renderer has no ${component}`)
  // The components would else be read with the first page.
  await app.manifest.pageMap?.get(component)?.()
  return async (locals, name) => {
    // The address only chooses the route; a view is all that a page may read.
    const response = await app.render(new Request('http://localhost/page'), { routeData, locals })
    if (response.status !== 200) throw new Error(`${name} was answered with status ${response.status}`)
    return response.text()
  }
}

/** So many chromes are known in the next publish, with the HTML that components keep for each. */
const MOST_CHROMES = 64

/** Gives one object for all equal chromes, whichever publish they are of: components render what follows from a chrome once for each object. */
function keepChromes(): (chrome: ChromeView) => ChromeView {
  const byText = new LRUCache<string, ChromeView>({ max: MOST_CHROMES })
  const same = new WeakMap<ChromeView, ChromeView>()
  return (chrome) => {
    const known = same.get(chrome)
    if (known) return known
    const text = hash('sha256', JSON.stringify(chrome))
    const kept = byText.get(text) ?? chrome
    byText.set(text, kept)
    same.set(chrome, kept)
    return kept
  }
}

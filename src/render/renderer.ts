/** The compiled renderer: turns views into HTML, as the bytes to store and send. */
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { DeskView } from '../desk/views.ts'
import type { ChromeView, PageView } from '../views/view.ts'
import type { CompiledRenderer } from './compile.ts'

export interface Renderer {
  key: string
  /** Folder from which other threads can load it. */
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

const PAGE = 'src/pages/[...path].astro'
const DESK = 'src/pages/desk.astro'

export async function loadRenderer({ key, folder }: Pick<CompiledRenderer, 'key' | 'folder'>): Promise<Renderer> {
  const render = await loadPage(folder, PAGE)
  const sameChrome = keepChromes()
  return {
    key,
    folder,
    async render(view) {
      const response = await render({ view: { ...view, chrome: sameChrome(view.chrome) } }, view.path)
      return withoutIslandScript(Buffer.from(await response.arrayBuffer()))
    },
  }
}

/** Renders pages of the desk. `folder`: of the compiled renderer. */
export async function loadDeskPages(folder: string): Promise<(desk: DeskView) => Promise<string>> {
  const render = await loadPage(folder, DESK)
  return async (desk) => (await render({ desk }, desk.kind)).text()
}

const ISLAND_STYLES = '<style>astro-island,'
const STYLES_END = '</style>'
const SCRIPT_END = '</script>'

/**
 * Removes what Astro inserts before the first island: a style, which is invalid there and part of the site's style sheets, and after the directive's
 * script that of the element, which is part of `browser/page.ts`, so that pages share one file.
 */
function withoutIslandScript(html: Buffer): Buffer {
  const style = html.indexOf(ISLAND_STYLES)
  if (style < 0) return html
  const directive = html.indexOf(STYLES_END, style) + STYLES_END.length
  const element = html.indexOf(SCRIPT_END, directive) + SCRIPT_END.length
  const rest = html.indexOf(SCRIPT_END, element) + SCRIPT_END.length
  return Buffer.concat([html.subarray(0, style), html.subarray(directive, element), html.subarray(rest)])
}

async function loadPage(
  folder: string,
  component: string,
): Promise<(locals: object, name: string) => Promise<Response>> {
  const entry = pathToFileURL(join(folder, 'server', 'entry.mjs')).href
  const { createApp } = (await import(entry)) as { createApp(options: { streaming: boolean }): AstroApp }
  const app = createApp({ streaming: false })
  const routeData = app.manifest.routes.find((route) => route.routeData.component === component)?.routeData
  if (!routeData) throw new Error(`the compiled renderer has no ${component}`)
  // Load the components now rather than with the first page.
  await app.manifest.pageMap?.get(component)?.()
  return async (locals, name) => {
    // The address only selects the route; pages read nothing but the view.
    const response = await app.render(new Request('http://localhost/page'), { routeData, locals })
    if (response.status !== 200) throw new Error(`${name} was answered with status ${response.status}`)
    return response
  }
}

/** Chromes kept for the next publish, each with its rendered HTML. */
const MOST_CHROMES = 64

/** Returns the same object for equal chromes, across publishes, since components cache by chrome object. */
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

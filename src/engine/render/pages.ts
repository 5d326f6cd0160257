/** Compiled with the components: turns views into HTML. Web standards only, since edge functions load it too. */
import { createApp } from 'astro/app/entrypoint'
import type { DeskView } from '../../desk/views/pages.ts'
import type { PageView } from '../../views/view.ts'

interface AstroApp {
  render(request: Request, options: { routeData: unknown; locals: object }): Promise<Response>
  manifest: {
    routes: { routeData: { component: string } }[]
    pageMap?: ReadonlyMap<string, () => Promise<unknown>>
  }
}

const app = createApp({ streaming: false }) as unknown as AstroApp

/** Equal views give equal HTML. Rejects when a component throws. */
export const renderPage = (view: PageView): Promise<string> =>
  rendered('src/pages/[...path].astro', { view }, view.path)

/** The part of a page that a query changes, alone. */
export const renderPart = (view: PageView): Promise<string> => rendered('src/pages/part.astro', { view }, view.path)

export const renderDesk = (desk: DeskView): Promise<string> => rendered('src/pages/desk.astro', { desk }, desk.kind)

/** Loads the components now rather than with the first page. */
export const loadPages = () => Promise.all([...(app.manifest.pageMap?.values() ?? [])].map((load) => load()))

async function rendered(component: string, locals: object, name: string): Promise<string> {
  const routeData = app.manifest.routes.find((route) => route.routeData.component === component)?.routeData
  if (!routeData) throw new Error(`the compiled renderer has no ${component}`)
  // The address only selects the route; pages read nothing but the view.
  const response = await app.render(new Request('http://localhost/page'), { routeData, locals })
  if (response.status !== 200) throw new Error(`${name} was answered with status ${response.status}`)
  return response.text()
}

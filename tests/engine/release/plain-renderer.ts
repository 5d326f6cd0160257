/** A renderer of a few lines, for tests that are not about components. */
import type { Renderer } from '../../../src/engine/render/renderer.ts'
import type { PageView } from '../../../src/views/view.ts'

/** Pages that say all that their view says, and link to what their menu and breadcrumbs name. */
export function rendererOf(key = 'templates 1', links: Record<string, string> = {}): Renderer {
  return {
    key,
    async render(view: PageView) {
      const hrefs = [...view.breadcrumbs.map(({ href }) => href), links[view.path], '/img/x.webp'].filter(Boolean)
      const style = view.path.includes('rooms') ? '<style>a{}</style>' : ''
      return Buffer.from(
        `<html lang="${view.locale}"><head><title>${view.head.title}</title>${style}</head><body><main><h1>x</h1>` +
          `${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</main><!-- ${JSON.stringify(view)} --></body></html>`,
      )
    },
  }
}

/** Stand-ins for the other companies, and a site whose pages would load something of them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningSite } from '../../src/server/serve.ts'
import { makeWorld } from '../worlds/index.ts'
import { SITE } from './settings.ts'
import { buildSiteOf, type WorldSite } from './site.ts'

export interface ThirdParties {
  url: string
  /** Paths that were asked for, with their query, in order. */
  asked: string[]
  close(): Promise<void>
}

/** A widget as such companies write them: it puts its button where it wants to. */
const CHAT = `
  const box = document.createElement('div')
  box.id = 'live-chat'
  Object.assign(box.style, { position: 'fixed', right: '0', bottom: '0', zIndex: '999999' })
  const button = document.createElement('button')
  button.textContent = 'Chat'
  Object.assign(button.style, { width: '56px', height: '56px', display: 'block' })
  box.append(button)
  document.body.append(box)
`

export async function startThirdParties(): Promise<ThirdParties> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const map = request.url?.startsWith('/export/embed.html')
    response.writeHead(200, { 'content-type': map ? 'text/html' : 'text/javascript' })
    if (map) response.end('<title>Map</title><p>A map')
    else response.end(request.url?.startsWith('/crystal-chat-') ? CHAT : 'window.tagManagerRan = true')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export interface ThirdPartySite {
  site: WorldSite
  running: RunningSite
  thirdParties: ThirdParties
  close(): Promise<void>
}

/** Four hotels, three of them with a tag manager, before stand-ins for chat, tag manager and map. */
export async function openThirdPartySite(): Promise<ThirdPartySite> {
  const thirdParties = await startThirdParties()
  const hotels = ['crystal-aura', 'crystal-paraiso-verde', 'crystal-world-of-colours', 'deniz-kizi'].map(
    (slug, index) => ({
      id: 51 + index,
      slug,
      name: slug,
      // Of these only the tag manager is asked about.
      ...((index === 1 || index === 2) && { subPages: ['rooms' as const, 'contact' as const], rooms: 1, outlets: 0 }),
    }),
  )
  const { url } = thirdParties
  const site = await buildSiteOf(makeWorld({ hotels }), {
    site: { ...SITE, chatHost: url, tagManagerHost: url, mapHost: url },
  })
  const running = await site.serve()
  return {
    site,
    running,
    thirdParties,
    async close() {
      await running.close()
      await site.close()
      await thirdParties.close()
    },
  }
}

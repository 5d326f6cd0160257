/** Stand-ins for the other companies, and a site whose pages would load something of them. */
import type { BrowserContext, Route } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { LANGS } from '../../../src/demo/contract.ts'
import type { RunningSite } from '../../../src/hosts/serve.ts'
import { groupPage } from '../../worlds/group.ts'
import { makeWorld } from '../../worlds/index.ts'
import { SITE } from '../../harness/settings.ts'
import { buildSiteOf, type WorldSite } from '../../harness/site.ts'

/** All of them: no such host exists, so that what a window asks there is answered by its stand-in or not at all. */
export const THIRD_PARTIES = 'http://third-parties.example'

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

export interface ThirdPartySite {
  site: WorldSite
  running: RunningSite
  /** Paths of the other companies that were asked for, with their query, in order. */
  asked: string[]
  /** Answers in the other companies' place what a window asks of them. */
  answer(window: BrowserContext): Promise<void>
  close(): Promise<void>
}

/** Four hotels, three of them with a tag manager, before stand-ins for chat, tag manager and map. */
export async function openThirdPartySite(): Promise<ThirdPartySite> {
  const hotels = ['crystal-aura', 'crystal-paraiso-verde', 'crystal-world-of-colours', 'deniz-kizi'].map(
    (slug, index) => ({
      id: 51 + index,
      slug,
      name: slug,
      // Its day depends on ages.
      ...(index === 0 && { outlets: 3 }),
      // Of these only the tag manager is asked about.
      ...((index === 1 || index === 2) && { subPages: ['rooms' as const, 'contact' as const], rooms: 1, outlets: 0 }),
    }),
  )
  const hosts = { chatHost: THIRD_PARTIES, tagManagerHost: THIRD_PARTIES, mapHost: THIRD_PARTIES }
  const world = makeWorld({ hotels })
  for (const lang of LANGS) world.addPage({ ...groupPage('cookies', lang, LANGS, []), id: 90, options: [] })
  world.outlets.edit([51601, 'en'], (outlet) => (outlet.features = [{ label: 'Age', value: '12+' }]))
  const site = await buildSiteOf(world, { site: { ...SITE, ...hosts }, keptAs: 'third-parties' })
  const running = await site.serve()
  const asked: string[] = []
  return {
    site,
    running,
    asked,
    async answer(window) {
      await window.route(`${THIRD_PARTIES}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url())
        asked.push(pathname + search)
        await route.fulfill(answerTo(pathname))
      })
    },
    async close() {
      await running.close()
      await site.close()
    },
  }
}

/** One for the tests of the file or `describe` that calls this. Each test begins with nothing asked. */
export function useThirdPartySite(): ThirdPartySite {
  const world = {} as ThirdPartySite
  beforeAll(async () => void Object.assign(world, await openThirdPartySite()))
  beforeEach(() => void (world.asked.length = 0))
  afterAll(() => world.close?.())
  return world
}

function answerTo(path: string): Parameters<Route['fulfill']>[0] {
  if (path === '/export/embed.html') return { contentType: 'text/html', body: '<title>Map</title><p>A map</p>' }
  const body = path.startsWith('/crystal-chat-') ? CHAT : 'window.tagManagerRan = true'
  return { contentType: 'text/javascript', body }
}

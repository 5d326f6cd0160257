/** A server with a desk over a site of one hotel, and how to come in. */
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import type { PublisherOptions } from '../../src/engine/publisher/options.ts'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { openState, type State } from '../../src/engine/state/state.ts'
import { testPictures } from '../worlds/pictures.ts'
import { axeFindings, putAxe } from './axe.ts'
import { serveRebuilds, type RebuildingServer } from './publisher.ts'
import { SERVER } from './settings.ts'
import { buildSiteOf, type WorldSite } from './site.ts'
import { DESKTOP, PHONE } from './visit.ts'

export const DESK_SECRET = 'the secret of the desk in tests'
export const PERSON = 'Ayşe Yılmaz'
export const ABOUT = '/en/about-us'
/** A day for which a release can be scheduled. */
export const PLANNED_DAY = new Date(Date.now() + 200 * 24 * 3_600_000).toISOString().slice(0, 10)

export interface DeskSite {
  site: WorldSite
  server: RebuildingServer
  state: State
  /** Asks, as somebody of this cookie if any, and follows nothing. */
  ask(path: string, init?: RequestInit, cookie?: string): Promise<Response>
  /** Sends a form as a browser does from a page of the desk. */
  send(path: string, fields: Record<string, string>, cookie?: string, headers?: HeadersInit): Promise<Response>
  /** The cookie of who has just signed in. */
  enter(name?: string): Promise<string>
  /** Pages of the window are then those of who has just signed in. */
  signIn(window: BrowserContext): Promise<void>
  /** What comes of a change at the provider: its job is over. */
  change(title: string): Promise<void>
  /** A change that is approved at once. */
  publish(title: string, by?: string): Promise<void>
  close(): Promise<void>
}

/** Everything waits for approval unless told. */
export async function openDeskSite(
  options: Partial<ServeOptions> = {},
  publish: Partial<PublisherOptions> = { needsApproval: true },
): Promise<DeskSite> {
  const site = await buildSiteOf('oneHotel', { keptAs: 'oneHotel-pictured' }, testPictures)
  const server = await serveRebuilds(
    site,
    { publish, idle: 60_000 },
    { ...SERVER, deskSecret: DESK_SECRET, ...options },
  )
  let asked = 0
  // From another address each time: limits are by address.
  const headersOf = (init: RequestInit, cookie?: string) => ({
    'x-forwarded-for': `10.0.${(asked >> 8) & 255}.${asked++ & 255}`,
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
    ...(init.headers as Record<string, string>),
  })
  const ask: DeskSite['ask'] = (path, init = {}, cookie) =>
    fetch(server.url + path, { redirect: 'manual', ...init, headers: headersOf(init, cookie) })
  const send: DeskSite['send'] = (path, fields, cookie, headers) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: headers ?? {} }, cookie)
  const change: DeskSite['change'] = async (title) => {
    site.provider.world.editPage('en', 'about-us', (page) => void (page.title = title))
    server.jobs.add([{ resource: 'page', url: 'about-us', lang: 'en' }])
    await server.jobs.idle()
  }
  const enter: DeskSite['enter'] = async (name = PERSON) => {
    const answer = await send('/desk/sign-in', { name, secret: DESK_SECRET, to: '/desk' })
    return answer.headers.get('set-cookie')!.split(';')[0]!
  }
  return {
    site,
    server,
    state: openState(site.stateFolder),
    ask,
    send,
    enter,
    async signIn(window) {
      const [name, value] = (await enter()).split('=') as [string, string]
      await window.addCookies([{ name, value, domain: 'localhost', path: '/desk', sameSite: 'Strict' }])
    },
    change,
    async publish(title, by = PERSON) {
      await change(title)
      await server.desk.approve(server.desk.waiting()!, by)
    },
    async close() {
      await server.close()
      await site.close()
    },
  }
}

/** Nothing is wrong with the page as it is: for who hears it, and beside the window. */
export async function expectSound(page: Page, script = true): Promise<void> {
  // The same page in both cases, and axe is a script.
  if (script) {
    await putAxe(page)
    expect(await axeFindings(page), page.url()).toEqual([])
  }
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${page.url()} at ${width} px`).toBe(0)
  }
}

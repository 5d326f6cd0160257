/** Puts the site on a port. */
import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSender } from '../provider/send.ts'
import { openReleases } from '../release/manifest.ts'
import { openStore } from '../release/store.ts'
import { createApp } from './app.ts'
import { serveRelease } from './files.ts'
import { createMedia } from './media.ts'

export interface ServeOptions {
  stateFolder: string
  providerUrl: string
  port: number
  /** Loopback, unless another address is asked for. */
  host?: string | undefined
}

export interface RunningSite {
  url: string
  port: number
  close(): Promise<void>
}

/** Serves the current release. Rejects where there is none, or the port is taken. */
export async function serveSite({
  stateFolder,
  providerUrl,
  port,
  host = '127.0.0.1',
}: ServeOptions): Promise<RunningSite> {
  const releases = openReleases(join(stateFolder, 'releases'))
  const manifest = await releases.current()
  if (!manifest) throw new Error(`There is no release in ${stateFolder}: run "npm run build" first.`)
  const publishedAt = await releases.publishedAt()
  const release = serveRelease(manifest, openStore(join(stateFolder, 'store')))
  const media = createMedia({ folder: join(stateFolder, 'media'), providerUrl })
  const sender = createSender({ baseUrl: providerUrl })
  const app = createApp({ release: () => release, publishedAt: () => publishedAt, media, sender })

  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address: AddressInfo) => {
      server.off('error', reject)
      resolve({
        url: `http://localhost:${address.port}`,
        port: address.port,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
    server.once('error', reject)
  })
}

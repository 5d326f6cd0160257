/** Once for a test run: the compiled renderer, and the embedded provider's whole site. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDemo } from '../../src/demo/start.ts'
import { buildSite } from '../../src/engine/publisher/build-site.ts'
import { serveBrowser } from '../harness/browser.ts'
import { foundPrograms } from './machine.ts'
import { ENCODED_FOLDER, PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** State folder of the demo's release. */
    demoState: string
    /** Base of the embedded provider, which runs as long as the tests do. */
    demoProvider: string
    /** The requests of the demo's crawl but those for pictures, as paths with their query, in order. */
    demoRequests: string[]
    /** Of the run's two browsers, one with pictures and one without; empty where there are none. */
    browserEndpoints: { pictures: string; noPictures: string }
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-test-'))
  const provider = await startDemo({ log: true })
  await buildSite({
    root: PROJECT,
    stateFolder: folder,
    distFolder: join(folder, 'dist'),
    rendererFolder: RENDERER_FOLDER,
    encodedFolder: ENCODED_FOLDER,
    providerUrl: provider.url,
    site: SITE,
  })
  provide('demoState', folder)
  provide('demoProvider', provider.url)
  provide(
    'demoRequests',
    provider.requests
      .filter(({ path }) => !path.startsWith('/media/'))
      .map(({ path, query }) => `${path}?${new URLSearchParams(query)}`),
  )
  const kinds = foundPrograms().chromium ? [true, false] : []
  const browsers = await Promise.all(kinds.map((pictures) => serveBrowser({ pictures })))
  const [pictures = '', noPictures = ''] = browsers.map((browser) => browser.wsEndpoint())
  provide('browserEndpoints', { pictures, noPictures })
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The embedded provider's whole site, built anew, for measurements from a guest's side. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from '../../src/demo/start.ts'
import { buildSite, type BuildOptions } from '../../src/engine/publisher/build-site.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'

export interface DemoSite {
  url: string
  close(): Promise<void>
}

export async function openDemoSite(): Promise<DemoSite> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-guest-'))
  const provider = await startDemo()
  await buildDemo({ stateFolder, providerUrl: provider.url })
  const running = await serveSite({ stateFolder, providerUrl: provider.url, port: 0 })
  return {
    url: running.url,
    async close() {
      await running.close()
      await provider.close()
      await rm(stateFolder, { recursive: true, force: true })
    },
  }
}

export async function buildDemo(
  options: Pick<BuildOptions, 'stateFolder' | 'providerUrl'> & Partial<BuildOptions>,
): Promise<void> {
  await buildSite({ root: PROJECT, rendererFolder: RENDERER_FOLDER, site: SITE, ...options })
}

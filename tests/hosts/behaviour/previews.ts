/** Releases that are not live, and the desk. */
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { makeManifest } from '../../../src/engine/release/manifest.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { openState } from '../../../src/engine/state/state.ts'
import type { HostAnswer } from '../host.ts'
import { HOTEL, type AskedHost } from './asked-host.ts'

export function describePreviews({ running, needs, ask }: AskedHost): void {
  describe('releases that are not live', () => {
    needs('previews')('are shown to who has the address, with their files, and to nobody else', async () => {
      const { built, stateFolder, origin } = running.site
      const { releases, approvals } = openState(stateFolder)
      const { hash } = await openStore(join(stateFolder, 'store')).put('a{color:red}')
      const assets = new Map([...built.manifest.assets, ['_astro/only-here.css', hash]])
      await releases.publish({ release: makeManifest({ ...built.manifest, assets }), records: [], waits: true })
      const address = origin.desk.previewAddress(approvals.waiting()!)!
      const told = ({ status, headers }: HostAnswer) => [status, headers['cache-control'], headers['x-robots-tag']]

      const shown = await ask(address.slice(0, -1) + HOTEL)
      expect(told(shown)).toEqual([200, 'no-store', 'noindex, nofollow'])
      expect(shown.text).toContain('data-preview')
      expect((await ask(address)).text).toContain(`href="${address}oteller"`)
      const style = await ask('/_astro/only-here.css')
      expect([style.status, style.text, style.headers['cache-control']]).toEqual([
        200,
        'a{color:red}',
        'public, max-age=31536000, immutable',
      ])
      expect((await ask('/_astro/none.css')).status).toBe(404)
      expect(told(await ask(`/preview/next.1.x${HOTEL}`))).toEqual([404, 'no-store', 'noindex, nofollow'])
      for (const path of ['/desk', '/desk/en', '/desk/link/none'])
        expect(told(await ask(path)), path).toEqual([401, 'no-store', 'noindex, nofollow'])
    })

    needs('previews')('have addresses that no log keeps', async () => {
      for (const path of ['/preview/next.1.x/', '/desk/link/none', '/robots.txt?asked=last']) await ask(path)
      if (!running.host.log) return
      await expect.poll(running.host.log).toContain('/robots.txt?asked=last')
      expect(await running.host.log()).not.toMatch(/\/(?:preview|desk)/)
    })
  })
}

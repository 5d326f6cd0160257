/** npm run dev: Astro's dev server over a fresh crawl, with live reload. */
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { dev } from 'astro'
import type { AstroIntegration } from 'astro'
import { EnvironmentError } from '../src/config/environment.ts'
import type { Provider } from '../src/demo/server.ts'
import { isPlain } from '../src/engine/render/plain-paths.ts'
import { globalRecords } from '../src/hosts/dev/records.ts'
import { clientOptions, command, environment, openProvider, ROOT } from './project.ts'
import { closeOnSignal } from './signals.ts'

/** Longer than the 50 ms in which the watcher keeps a second change of a file to itself. */
const SETTLED_MS = 100
const DEMO = join(ROOT, 'src', 'demo')

/** Reloads open pages when the embedded provider's data or code changes. */
function reloadDemo(provider: Provider): AstroIntegration {
  return {
    name: 'reload-demo',
    hooks: {
      async 'astro:server:setup'({ server }) {
        const { readDemoWorld } = await import('../src/demo/reload.ts')
        let latest = 0
        const show = async (file: string) => {
          const change = ++latest
          await delay(SETTLED_MS)
          if (change !== latest) return
          try {
            const world = await readDemoWorld(file)
            if (change !== latest) return
            provider.world = world
            ;(await globalRecords.devRecords)?.outdate()
            server.ws.send({ type: 'full-reload' })
            // Make the other rows too: a fault may be in one that no open page shows.
            for (const _row of world.rows()) {
              await nextTurn()
              if (change !== latest) return
            }
          } catch (error) {
            if (change !== latest) return
            const { message } = error as Error
            console.error(message)
            server.ws.send({ type: 'error', err: { message, stack: '' } })
          }
        }
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(DEMO)) void show(file)
        })
      },
    },
  }
}

await command(async () => {
  if (!isPlain(ROOT))
    throw new EnvironmentError(
      `The dev server cannot run in ${ROOT}: Vite reads "#", "?" and "%" in a path as parts of an address. Move the checkout, or see the site with npm start, which runs anywhere.`,
    )
  const settings = environment()
  const provider = await openProvider(settings)
  // Read by the dev middleware, which crawls.
  process.env.PROVIDER_API_URL = provider.url
  globalRecords.devMapping = clientOptions(settings).mapping
  const integrations = 'world' in provider ? [reloadDemo(provider as Provider)] : []
  const server = await dev({ root: ROOT, server: { port: settings.port, host: '127.0.0.1' }, integrations })
  closeOnSignal({ close: () => server.stop() }, provider)
})

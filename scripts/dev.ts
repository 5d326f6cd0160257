/** npm run dev: Astro's dev server over views of a fresh crawl, with live reload. */
import { dev } from 'astro'
import { command, environment, openProvider, ROOT } from './project.ts'
import { closeOnSignal } from './signals.ts'

await command(async () => {
  const settings = environment()
  const provider = await openProvider(settings)
  // The dev middleware crawls from here.
  process.env.PROVIDER_API_URL = provider.url
  const server = await dev({ root: ROOT, server: { port: settings.port, host: '127.0.0.1' } })
  closeOnSignal({ close: () => server.stop() }, provider)
})

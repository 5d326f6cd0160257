/** npm run serve: the current release, the edge functions, pictures and the webhook; builds nothing of its own accord. */
import { needPort } from './port.ts'
import { command, environment, openProvider, openShared } from './project.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

await command(async () => {
  const settings = environment()
  await needPort(settings)
  const shared = await openShared(settings)
  await serveUntilSignal(settings, await openProvider(settings), shared)
})

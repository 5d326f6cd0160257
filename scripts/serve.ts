/** npm run serve: serves the current release with edge functions, pictures and webhook; builds only when the webhook asks for it. */
import { followCode } from '../src/engine/render/compile.ts'
import { needPort } from './port.ts'
import { command, environment, openProvider, openServedShare, ROOT, useStandIns } from './project.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

const code = followCode(ROOT)

await command(async () => {
  const settings = environment()
  await needPort(settings)
  const shared = await openServedShare(settings)
  await useStandIns(settings)
  await serveUntilSignal(settings, await openProvider(settings), { shared, code })
})

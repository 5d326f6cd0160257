/** A server in a process of its own, of a state that is shared if a database is named. Told what to do by its argument; the first line that it prints is its address. */
import type { BuildOptions } from '../../src/engine/publisher/build-site.ts'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import { inputsDigest } from '../../src/engine/release/inputs.ts'
import { codeKey } from '../../src/engine/render/compile.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { contentsIn } from './made-up-contents.ts'

export interface ServerTask {
  /** Of the database. */
  url?: string
  /** What its publisher is made with, its own state folder among it. */
  options: BuildOptions
  secret: string
  deskSecret?: string
  port: number
  /** Milliseconds for which it waits for a server of newer code that is gone. */
  patience?: number | undefined
}

const { url, options, secret, deskSecret, port, patience } = JSON.parse(process.argv[2]!) as ServerTask
const { stateFolder, providerUrl, rendererFolder, encodedFolder } = options
const inputs = inputsDigest(codeKey(options.root), options.site)
const shared =
  url === undefined ? undefined : await shareState(stateFolder, url, contentsIn(stateFolder), { inputs, patience })
const site = await serveSite({
  ...{ stateFolder, providerUrl, rendererFolder, encodedFolder, deskSecret, port },
  rebuilds: { secret, idle: 600_000, publisher: (live) => openPublisher({ ...options, onRelease: live.show }) },
})
process.on(
  'SIGTERM',
  () =>
    void site
      .close()
      .then(shared?.close)
      .then(() => process.exit(0)),
)
console.log(site.url)

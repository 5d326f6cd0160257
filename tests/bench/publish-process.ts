/** A publisher in a process of its own: publishes at each message, and answers with what it took. */
import { readFileSync } from 'node:fs'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import type { ContentChange } from '../../src/provider/crawl/changes.ts'
import { BENCH_SITE, type Taken } from './measure.ts'

const { root, stateFolder, rendererFolder, distFolder, providerUrl } = JSON.parse(process.argv[2]!) as Record<
  string,
  string
>
let released = 0
const publisher = openPublisher({
  root: root!,
  stateFolder: stateFolder!,
  rendererFolder,
  distFolder,
  providerUrl: providerUrl!,
  site: BENCH_SITE,
  onRelease: () => void (released = performance.now()),
})

process.on('message', ({ changes }: { changes?: ContentChange[] }) => {
  void (async () => {
    const cpu = process.cpuUsage()
    const started = performance.now()
    const { crawl, pages, ms } = await publisher.publish({ changes })
    const ended = performance.now()
    const { user, system } = process.cpuUsage(cpu)
    const taken: Taken = {
      wall: ended - started,
      live: released - started,
      cpu: (user + system) / 1000,
      peak: peakMemory(),
      rendered: pages.rendered,
      pages: pages.total,
      requests: crawl.requests,
      crawl: ms.crawl,
    }
    process.send!(taken)
  })()
})
process.once('disconnect', () => process.exit())
process.send!('ready')

/** MiB. What the system says of this program alone, where it says it: `maxRSS` counts the process that it was forked from too. */
function peakMemory(): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1024
  } catch {
    return process.resourceUsage().maxRSS / 1024
  }
}

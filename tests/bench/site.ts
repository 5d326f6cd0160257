/** Our server in a process of its own, and what that process takes. */
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { message, start } from './measure.ts'
import type { SiteProcessOptions } from './site-process.ts'

export interface SiteProcess {
  url: string
  port: number
  use(): Promise<Use>
  close(): Promise<void>
}

/** Memory in MiB. `resident`: as the system counts it. `heap`, `buffers`: of what is still needed. */
export interface Use {
  resident: number
  heap: number
  buffers: number
  /** Open files and connections. */
  files: number
}

const MIB = 1024 * 1024

export async function startSite(options: SiteProcessOptions): Promise<SiteProcess> {
  const child = start('site-process.ts', JSON.stringify(options))
  const port = await message<number>(child)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async use() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024
      const files = (await readdir(`/proc/${child.pid}/fd`)).length
      child.send('memory')
      const { heapUsed, external } = await message<NodeJS.MemoryUsage>(child)
      return { resident, heap: heapUsed / MIB, buffers: external / MIB, files }
    },
    async close() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

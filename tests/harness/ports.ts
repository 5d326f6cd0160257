/** Ports for servers that cannot choose one by themselves and say which: all others listen on port 0. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems hand out (from 32768 on Linux, 49152 elsewhere), so that no server on port 0 takes it meanwhile. */
const FIRST = 10_000
const LAST = 32_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

/** A port of this machine that refuses: one for system services, of which it has none. */
export const REFUSING_PORT = 2

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

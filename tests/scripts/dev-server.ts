import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../harness/ports.ts'

/** `npm run dev` of a project, once it listens; without `providerUrl`, over the embedded provider of that project. Returns its address. */
export async function startDev(project: string, providerUrl?: string): Promise<string> {
  const port = String(await freePort())
  // Astro answers nothing where it takes itself to be part of a test.
  const { VITEST: _, PROVIDER_API_URL: _url, ...env } = process.env
  const child = spawn(process.execPath, [join(project, 'scripts', 'dev.ts')], {
    cwd: project,
    env: {
      ...env,
      ...(providerUrl && { PROVIDER_API_URL: providerUrl }),
      PORT: port,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        if (output.includes(url)) resolve()
      })
    child.on('exit', () => reject(new Error(output)))
  })
  return url
}

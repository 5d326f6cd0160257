/** Commands of `scripts` without a process of their own: the script is read anew each time, what it imports is not. */
import { join } from 'node:path'
import { format } from 'node:util'
import { vi } from 'vitest'
import { PROJECT, SITE } from '../harness/settings.ts'

export interface Ended {
  code: number
  stdout: string
  stderr: string
}

class Exit extends Error {}

let runs = 0

/** `folder`: the one that it is called in. One at a time: arguments, environment and exit code are the process's. */
export async function runScript(name: string, args: readonly string[], folder = PROJECT): Promise<Ended> {
  const [argv, env, cwd, exitCode] = [process.argv, process.env, process.cwd(), process.exitCode]
  const script = join(PROJECT, 'scripts', `${name}.ts`)
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => void (said[stream] += `${format(...words)}\n`)),
  )
  const exits = vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code
    throw new Exit()
  })
  process.argv = [process.execPath, script, ...args]
  process.env = { PATH: env.PATH, SITE_URL: SITE.siteUrl, COPYRIGHT_YEAR: String(SITE.copyrightYear) }
  process.exitCode = undefined
  process.chdir(folder)
  try {
    await import(/* @vite-ignore */ `${script}?run=${++runs}`).catch((error: unknown) => {
      if (!(error instanceof Exit)) throw error
    })
    return { code: Number(process.exitCode ?? 0), stdout: said.log, stderr: said.error }
  } finally {
    for (const spy of [...spies, exits]) spy.mockRestore()
    Object.assign(process, { argv, env, exitCode })
    process.chdir(cwd)
  }
}

/** Adds to the machine what tests need and it lacks: one program after the other, as far as the user may. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookFor, PROGRAM_NAMES, PROGRAMS, type FoundPrograms, type ProgramName } from './machine.ts'
import { isWholeBrowser } from '../harness/browser.ts'
import { PROJECT } from '../harness/settings.ts'

export interface Machine {
  isRoot: boolean
  isDebian: boolean
  hasApt: boolean
  /** Exit status of a command whose output the user sees. */
  run(command: string, args: readonly string[]): Promise<number>
}

const APT = 'apt-get'
/** Another apt-get may be at work: seconds. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=600']
/** What is recommended beside a server or a browser serves people, not tests. */
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends']
const PLAYWRIGHT = [join(PROJECT, 'node_modules/playwright/cli.js'), 'install', 'chromium']

export function thisMachine(): Machine {
  return {
    isRoot: process.getuid?.() === 0,
    isDebian: /^ID=debian$/m.test(osRelease()),
    hasApt: spawnSync(APT, ['--version'], { stdio: 'ignore' }).status === 0,
    run(command, args) {
      // A server that Debian starts by itself after its installation would take the usual ports.
      const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
      return new Promise((resolve) => {
        const child = spawn(command, args, { stdio: 'inherit', env })
        child.on('error', () => resolve(1))
        child.on('close', (code) => resolve(code ?? 1))
      })
    },
  }
}

/** The programs of the machine, after what is missing was installed where that can be done. `say`: progress. */
export async function preparePrograms(
  machine: Machine,
  look = lookFor,
  say: (line: string) => void = console.log,
): Promise<FoundPrograms> {
  const found: FoundPrograms = {}
  let isListRead = false
  const tryOne = async (name: ProgramName, { command, args }: Installation) => {
    if (command === APT && !isListRead) {
      isListRead = true
      if ((await machine.run(APT, [...WAIT, 'update', '-qq'])) !== 0)
        say('apt-get update failed: the package lists may be old.')
    }
    say(`Installing ${PROGRAMS[name].title}: ${[command, ...args].join(' ')}`)
    const status = await machine.run(command, args)
    if (status !== 0) say(`This ended with ${status}.`)
    return look(name)
  }
  for (const name of PROGRAM_NAMES) {
    let path = look(name)
    const possible = installations(name, machine)
    for (const installation of path ? [] : possible) path ??= await tryOne(name, installation)
    // Its headless shell needs less than half the time: beside a browser of the machine's own, where that costs a package alone.
    if (path && isWholeBrowser(path))
      for (const installation of possible.filter(({ command }) => command === APT))
        path = (await tryOne(name, installation)) ?? path
    if (path) found[name] = path
  }
  return found
}

/** What the user can do about a missing program. */
export function remedy(name: ProgramName, machine: Machine): string {
  const { packages } = PROGRAMS[name]
  if (name === 'chromium' && !(machine.hasApt && machine.isDebian)) return 'npx playwright install chromium'
  const install = `apt-get install ${packages.join(' ')}`
  if (machine.hasApt) return machine.isRoot ? install : `sudo ${install}`
  return `on Debian: ${install}`
}

interface Installation {
  command: string
  args: readonly string[]
}

/** In the order in which they are tried. Elsewhere than on Debian, Chromium's package may be one that needs a desktop. */
function installations(name: ProgramName, { isRoot, isDebian, hasApt }: Machine): Installation[] {
  const packages: Installation = { command: APT, args: [...WAIT, ...INSTALL, ...PROGRAMS[name].packages] }
  const own: Installation = { command: process.execPath, args: PLAYWRIGHT }
  const mayInstall = isRoot && hasApt
  if (name !== 'chromium') return mayInstall ? [packages] : []
  return mayInstall && isDebian ? [packages, own] : [own]
}

function osRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

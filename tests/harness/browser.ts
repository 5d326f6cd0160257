/** Real Chromium for tests: its headless shell where there is one, else Playwright's own, else the machine's. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright'

/** Without a desktop's windows a new page takes less than half the processor's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Of every start. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a guest's screen: the headless shell rounds each to whole pixels.
  '--font-render-hinting=none',
]

/** Path of a browser that can be started, or nothing. `CHROMIUM_PATH` comes first. */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return [named, HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))
}

/** Whether it is a browser of the machine, made for a desktop. */
export const isWholeBrowser = (path: string) => SYSTEM_BROWSERS.includes(path)

/** For what the run's browsers cannot do: a browser with options of its own. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(withFlags(options))
}

/** A mouse, as Playwright says it of a browser without a screen: the last switch of that name counts alone. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** One browser for many processes, each of which connects to its endpoint. One without pictures neither asks for any nor draws them. */
export function serveBrowser({ pictures }: { pictures: boolean }): Promise<BrowserServer> {
  const args = pictures ? [] : [`--blink-settings=${MOUSE},imagesEnabled=false`]
  return chromium.launchServer({ ...withFlags({ args }), host: '127.0.0.1' })
}

export interface DebuggedBrowser {
  /** On which others than Playwright steer it. */
  port: number
  close(): Promise<void>
}

/** A browser that Lighthouse can steer, on a port of its own choice. */
export async function launchDebugged(): Promise<DebuggedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'crystal-profile-'))
  const context = await chromium.launchPersistentContext(profile, withFlags({ args: ['--remote-debugging-port=0'] }))
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return {
    port: Number(port),
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

function withFlags({ args = [], ...options }: LaunchOptions): LaunchOptions {
  const executablePath = browserPath()
  if (!executablePath)
    throw new Error('There is no Chromium: set CHROMIUM_PATH, or run "npm test", which installs one.')
  return { executablePath, args: [...FLAGS, ...args], ...options }
}

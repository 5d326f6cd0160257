/** Real Chromium for tests: Playwright's own where it is installed, else the machine's. */
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Of every start. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a browser that can be started, or nothing. `CHROMIUM_PATH` comes first. */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return [named, chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))
}

/** `args`: of the browser, besides those that every test needs. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = browserPath()
  if (!executablePath)
    throw new Error('There is no Chromium: set CHROMIUM_PATH, or run "npm test", which installs one.')
  return chromium.launch({ executablePath, args: [...FLAGS, ...args] })
}

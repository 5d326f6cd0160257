import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openProvider, publisherOptions } from '../../scripts/project.ts'
import { readEnvironment } from '../../src/config/environment.ts'
import { inventedNumbers } from '../../src/config/phones.ts'
import { summary } from '../../src/engine/publisher/summary.ts'
import { siteOf } from '../harness/site.ts'
import { makeWorld, oneHotel } from '../worlds/index.ts'
import { providerOf } from '../harness/crawl.ts'
import { REFUSING_PORT } from '../harness/ports.ts'
import { copyCommands } from '../harness/project-copy.ts'
import { PROJECT } from '../harness/settings.ts'

let project: string
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'crystal-commands-'))
  await copyCommands(project)
})
afterAll(() => rm(project, { recursive: true }))

interface Ended {
  code: number | null
  out: string
  error: string
}

function run(script: string, env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(project, 'scripts', script)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended: Ended = { code: null, out: '', error: '' }
    child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk))
    child.stderr.on('data', (chunk: Buffer) => (ended.error += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ended, code }))
  })
}

/** Whether a build has written its output. */
const hasOutput = async () => (await readdir(project)).includes('dist')

test('a build says in words that a setting is wrong, and ends with 1', async () => {
  const { code, out, error } = await run('build.ts', { PROVIDER_API_URL: 'not an address' })
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(error.trim()).toBe('PROVIDER_API_URL must be an http or https address; it is "not an address"')
  expect(await hasOutput()).toBe(false)
})

test('a build for Netlify refuses to wait for an approval that nobody can give there', async () => {
  const { code, error } = await run('build-netlify.ts', { PUBLISH: 'approve' })
  expect(code).toBe(1)
  expect(error).toContain('PUBLISH=approve is for our own server')
  expect(await hasOutput()).toBe(false)
})

test('a build whose provider has no such list ends with 1, and touches nothing', async () => {
  const provider = await providerOf(oneHotel())
  const { code, error } = await run('build.ts', { PROVIDER_API_URL: `${provider.url}/elsewhere` })
  expect(code).toBe(1)
  expect(error).toContain('Nothing was published.')
  expect(error).toContain('PROVIDER_API_URL')
  expect(error).not.toMatch(/\n\s+at /)
  expect(provider.requests.map(({ path }) => path)).toEqual(['/elsewhere/v1/properties/network'])
  expect(await hasOutput()).toBe(false)
})

test('a build whose provider does not answer ends with 1, and says where it asked', async () => {
  const address = `http://127.0.0.1:${REFUSING_PORT}`
  const { code, error } = await run('build.ts', { PROVIDER_API_URL: address })
  expect(code).toBe(1)
  expect(error).toContain('The provider does not answer')
  expect(error).toContain(address)
  expect(error).not.toMatch(/\n\s+at /)
  expect(await hasOutput()).toBe(false)
})

test('a wrong port is refused by the commands that serve', async () => {
  for (const script of ['serve.ts', 'start.ts']) {
    const { code, error } = await run(script, {
      PORT: 'http',
      PROVIDER_API_URL: `http://127.0.0.1:${REFUSING_PORT}`,
    })
    expect(code).toBe(1)
    expect(error).toContain('PORT must be a whole number')
  }
})

test('a command that fails ends, whatever it has opened', async () => {
  const script = `
    import { command } from ${JSON.stringify(pathToFileURL(join(PROJECT, 'scripts', 'project.ts')).href)}
    import { createServer } from 'node:http'
    await command(async () => {
      await new Promise((resolve) => createServer().listen(0, '127.0.0.1', resolve))
      throw new Error('no release' + ' '.repeat(1_000_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  let error = ''
  child.stderr.on('data', (chunk: Buffer) => (error += chunk))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(error).toContain('no release')
  expect(error.length).toBeGreaterThan(1_000_000)
})

test('the commands that serve say before they build that they cannot have their port', async () => {
  const other = createServer()
  onTestFinished(async () => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const provider = await providerOf(oneHotel())
  for (const script of ['serve.ts', 'start.ts']) {
    const taken = await run(script, { PORT: String(port), PROVIDER_API_URL: provider.url })
    expect([taken.code, taken.out]).toEqual([1, ''])
    expect(taken.error.trim()).toMatch(`PORT: ${port} is taken by another program. End that program, or set PORT`)
    const nowhere = await run(script, { PORT: '0', HOST: '192.0.2.1', PROVIDER_API_URL: provider.url })
    expect([nowhere.code, nowhere.out]).toEqual([1, ''])
    expect(nowhere.error.trim()).toMatch('HOST: this machine has no address 192.0.2.1 to listen on')
  }
  expect(provider.requests).toEqual([])
})

test('R7.1 without an address the embedded provider is started, and answers all hotels', async () => {
  const settings = { siteUrl: 'http://localhost', port: 0, copyrightYear: 2026 }
  const [said, warned] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}))
  onTestFinished(() => [said!, warned!].forEach((spy) => spy.mockRestore()))
  const provider = await openProvider(settings)
  expect(said!.mock.calls).toEqual([[`provider embedded (18 made-up hotels) at ${provider.url}`]])
  try {
    const answer = await fetch(`${provider.url}/v1/properties/network?property-network-id=2`)
    expect(await answer.json()).toHaveLength(19)
  } finally {
    await provider.close()
  }
  const named = await openProvider({ ...settings, providerUrl: 'https://api.example' })
  expect(named.url).toBe('https://api.example')
  expect(said!.mock.lastCall).toEqual(['provider https://api.example'])
  for (const siteUrl of ['http://127.0.0.1:4321', 'http://[::1]:4321', 'http://crystal.localhost'])
    await (await openProvider({ ...settings, siteUrl })).close()
  await openProvider({ ...settings, siteUrl: 'https://www.example.com', providerUrl: 'https://api.example' })
  expect(warned!.mock.calls).toEqual([])
  await (await openProvider({ ...settings, siteUrl: 'https://www.example.com' })).close()
  expect(String(warned!.mock.calls)).toMatch(/WARNING: PROVIDER_API_URL is not set[^]*www\.example\.com/)
})

test('a build from a real provider warns of each number that nobody has given, one from the embedded provider of none', async () => {
  expect(inventedNumbers().length).toBeGreaterThan(0)
  const optionsOf = (env: Record<string, string>) => publisherOptions(readEnvironment(env), 'http://127.0.0.1')
  expect(optionsOf({}).problems).toEqual([])
  const { problems } = optionsOf({ PROVIDER_API_URL: 'https://provider.example' })
  const site = await siteOf(makeWorld({ langs: ['tr'] }), { plain: true, problems })
  const told = site.report.problems.filter(({ code }) => code === 'number-invented')
  expect(told).toHaveLength(inventedNumbers().length)
  for (const { name, display } of inventedNumbers())
    expect(summary(site.report)).toMatch(new RegExp(`warning: .*${name}, ${display.replaceAll('+', '\\+')}`))
})

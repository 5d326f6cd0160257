/** `npm run <command> -- --help`, of every command: says what it does, and does nothing. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const run = promisify(execFile)
const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const COMMANDS = Object.entries(scripts).map(([name, line]) => [name, line.split(' ').slice(1)] as const)

test('--help of each command says how it is called and does nothing else', { timeout: 60_000 }, async () => {
  const asked = COMMANDS.map(async ([name, [file, ...args]]) => {
    const { stdout, stderr } = await run(process.execPath, [join(PROJECT, file!), ...args, '--help'], {
      cwd: PROJECT,
      env: { PATH: process.env.PATH },
    })
    expect(stderr, name).toBe('')
    expect(stdout.split('\n')[0], name).toMatch(/^npm (?:run [\w:-]+|start|test)\b/)
  })
  await Promise.all(asked)
})

/** Options that a command reads are those that its help names. */
test.each(['provider-check', 'move-in'])('the help of %s names all of its options', async (command) => {
  const { stdout } = await run(process.execPath, [join(PROJECT, 'scripts/run.mjs'), command, '--help'])
  const source = readFileSync(join(PROJECT, 'scripts', `${command}.ts`), 'utf8')
  const read = [...source.matchAll(/^ +(\w+): \{ type: '/gm)].map(([, name]) => `--${name}`)
  const named = [...stdout.matchAll(/^ {2}(--\w+)/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual([...read, '--help'].toSorted())
})

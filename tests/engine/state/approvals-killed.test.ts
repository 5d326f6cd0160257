/** A process is killed among deeds: none is lost that it told of, and none is half done. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openState } from '../../../src/engine/state/state.ts'
import { atDepth } from '../../harness/depth.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { shareInSecondRun } from '../../shared/postgres.ts'
import { expectTold } from '../../harness/replay.ts'
import { PROJECT } from '../../harness/settings.ts'
import { emptyFolder } from '../../harness/folder.ts'

const at = (file: string) => JSON.stringify(join(PROJECT, file))

/** One deed after another, each told of when it is done: arrive, schedule, cancel, schedule, go live at its time, arrive, approve, undo. */
const DEEDS = `
  import { writeSync } from 'node:fs'
  import { manifestOf } from ${at('tests/harness/manifest.ts')}
  import { openState } from ${at('src/engine/state/state.ts')}
  const state = openState(process.argv[1])
  const { releases, approvals, history } = state
  const tell = () => writeSync(1, history.last() + '\\n')
  const by = 'Ayşe'
  const arrive = async () => {
    const release = manifestOf({ '/a': 'content after ' + history.last() })
    await releases.publish({ release, records: [], waits: true, by: 'webhook' })
    tell()
    return { number: releases.newest(), release: release.id }
  }
  for (;;) {
    const now = new Date()
    const soon = new Date(now.getTime() + 1000)
    const first = await arrive()
    await approvals.schedule(first, soon, { by, now }), tell()
    await approvals.cancel(first, { by, now }), tell()
    await approvals.schedule(first, soon, { by, now }), tell()
    await approvals.publishDue(soon), tell()
    const second = await arrive()
    await approvals.approve(second, { by, now }), tell()
    await approvals.undo(first, { by, now }), tell()
  }`

/** Kills after so many deeds and milliseconds. Resolves to the number of the last line that the process told of. */
function killed(folder: string, deeds: number, wait: number): Promise<number> {
  const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', DEEDS, folder]
  const child = spawn(process.execPath, args)
  let told: string[] = []
  let errors = ''
  let isEnding = false
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  child.stdout.on('data', (text: Buffer) => {
    // A line that the kill cut in two ends in no line break.
    told = [...told, ...text.toString().split('\n').slice(0, -1)]
    if (told.length < deeds || isEnding) return
    isEnding = true
    setTimeout(() => child.kill('SIGKILL'), wait)
  })
  return new Promise((resolve, reject) =>
    child.on('close', () => (errors === '' ? resolve(Number(told.at(-1))) : reject(new Error(errors)))),
  )
}

const KILLS = Array.from({ length: atDepth(8, 60) }, (_, index) => ({ deeds: index + 1, wait: (index * 7) % 5 }))

test(
  `a process killed ${KILLS.length} times loses no deed that it told of, and leaves none half done`,
  async () => {
    const folder = await emptyFolder()
    onTestFinished(await shareInSecondRun(folder))
    await publishedIn(openState(folder), manifestOf({ '/a': 'first' }))
    let last = 1
    for (const { deeds, wait } of KILLS) {
      const told = await killed(folder, deeds, wait)
      const state = openState(folder)
      expect(told).toBeGreaterThan(last)
      last = state.history.last()
      expect(last).toBeGreaterThanOrEqual(told)
      await expectTold(state)
      state.close()
    }
  },
  atDepth(120_000, 900_000),
)

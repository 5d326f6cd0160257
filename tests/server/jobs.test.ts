/** The queue of rebuilds in the state, while another process is writing there. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../../src/server/jobs.ts'
import { openState, STATE_FILE } from '../../src/state/state.ts'

test('what joins a job while the job is being stored is stored too, and known after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-jobs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const state = openState(folder)
  const { queue } = state
  const publish = () => Promise.reject(new Error('no job starts here'))
  const jobs = openJobs({ queue, publish, debounce: 60_000, longestWait: 60_000 })

  const writer = new DatabaseSync(join(folder, STATE_FILE))
  writer.exec('BEGIN IMMEDIATE')
  const first = jobs.add([{ resource: 'room', id: 1 }], 'message 1')
  // The queue waits for the writer from here on.
  await new Promise((resolve) => setImmediate(resolve))
  const second = jobs.add([{ resource: 'room', id: 2 }], 'message 2')
  expect(second.id).toBe(first.id)
  writer.exec('ROLLBACK')
  writer.close()
  await jobs.saved()
  await jobs.close()

  const after = openJobs({ queue: openState(folder).queue, publish, debounce: 60_000, longestWait: 60_000 })
  expect(after.get(first.id)!.changes).toEqual([
    { resource: 'room', id: 1 },
    { resource: 'room', id: 2 },
  ])
  expect([after.hasTaken('message 1'), after.hasTaken('message 2')]).toEqual([true, true])
  await after.close()
  state.close()
})

/** The queue of rebuilds in the state: while another process is writing there, where the disk refuses, and where it is damaged. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { replaced, underWay } from '../../../src/engine/publisher/refuse.ts'
import type { Report } from '../../../src/engine/release/report.ts'
import { openJobs, type JobOptions } from '../../../src/hosts/server/jobs/jobs.ts'
import { DamagedState } from '../../../src/engine/state/database/disk.ts'
import { STATE_FILE } from '../../../src/engine/state/database/schema.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { takeTurn } from '../../../src/engine/state/turn.ts'
import { emptyFolder } from '../../harness/folder.ts'

let folder: string
beforeEach(async () => {
  folder = await emptyFolder()
})

/** A queue none of whose jobs starts. */
function openWaiting(queue: JobOptions['queue']) {
  const publish = () => Promise.reject(new Error('no job starts here'))
  const jobs = openJobs({ queue, publish, debounce: 60_000, longestWait: 60_000 })
  onTestFinished(() => jobs.close())
  return jobs
}

function logged() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  return () => error.mock.calls.map(String).join('\n')
}

test('what joins a job while the job is being stored is stored too, once, and known after a restart', async () => {
  const jobs = openWaiting(openState(folder).queue)

  const writer = new DatabaseSync(join(folder, STATE_FILE))
  writer.exec('BEGIN IMMEDIATE')
  const first = jobs.add([{ resource: 'room', id: 1 }], { message: 'message 1' })
  // The queue waits for the writer from here on.
  await new Promise((resolve) => setImmediate(resolve))
  const second = jobs.add([{ resource: 'room', id: 2 }, ...first.changes!], { message: 'message 2' })
  expect(second.id).toBe(first.id)
  writer.exec('ROLLBACK')
  writer.close()
  await jobs.saved()
  await jobs.close()

  const after = openWaiting(openState(folder).queue)
  expect(after.get(first.id)!.changes).toEqual([
    { resource: 'room', id: 1 },
    { resource: 'room', id: 2 },
  ])
  expect([after.jobFor('message 1'), after.jobFor('message 2')]).toEqual([first.id, first.id])
})

test('a message is safe after the next write, while others keep coming', async () => {
  const { queue } = openState(folder)
  const write = queue.save.bind(queue)
  const save = vi.spyOn(queue, 'save')
  const jobs = openWaiting(queue)
  const add = (id: number) => jobs.add([{ resource: 'room', id }], { message: `message ${id}` })
  save.mockImplementation(async (changes) => {
    // One more comes during each of the first ten writes.
    if (save.mock.calls.length < 10) add(1 + save.mock.calls.length)
    await write(changes)
  })
  add(1)
  await jobs.saved()
  expect(save.mock.calls.length).toBeLessThan(5)
})

test('a message that could not be stored is taken when it is sent again, and is stored then', async () => {
  logged()
  const { queue } = openState(folder)
  let isFull = true
  const full = () => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }))
  const jobs = openWaiting({
    jobs: () => queue.jobs(),
    messages: () => queue.messages(),
    save: (changes) => (isFull ? full() : queue.save(changes)),
  } as JobOptions['queue'])
  const job = jobs.add([{ resource: 'room', id: 1 }], { message: 'message' })
  await expect(jobs.saved()).rejects.toThrow('full')
  expect(jobs.jobFor('message')).toBeUndefined()

  isFull = false
  expect(jobs.add([{ resource: 'room', id: 1 }], { message: 'message' }).id).toBe(job.id)
  await jobs.saved()
  expect(jobs.jobFor('message')).toBe(job.id)
  expect(openState(folder).queue.jobs()).toMatchObject([{ id: job.id }])
  expect(openState(folder).queue.messages()).toMatchObject([['message', { takenAt: expect.any(Number), job: job.id }]])
})

test('a job that finds the publish of another process under way for longer than is waited is done when that is over', async () => {
  let attempts = 0
  const jobs = openJobs({
    queue: openState(folder).queue,
    async publish() {
      attempts++
      const report = { changed: [{ path: '/' }], pages: { removed: 0 }, problems: [] } as unknown as Report
      const result = await takeTurn(folder, 0, async () => report)
      if (result === 'busy') throw underWay(folder)
      return result
    },
  })
  onTestFinished(() => jobs.close())
  const other = Promise.withResolvers<void>()
  const held = takeTurn(folder, 0, () => other.promise)
  const job = jobs.add([{ resource: 'room', id: 1 }])
  await expect.poll(() => attempts).toBe(2)
  expect(job.finishedAt).toBeUndefined()
  other.resolve()
  await held
  await jobs.idle()
  expect(jobs.get(job.id)!.state).toBe('published')
})

test('a job that comes between an update and the restart waits for the restart', async () => {
  const { queue } = openState(folder)
  let attempts = 0
  const publish = () => {
    attempts++
    return Promise.reject(replaced(folder))
  }
  const running = openJobs({ queue, publish })
  const job = running.add([{ resource: 'room', id: 1 }])
  await expect.poll(() => attempts).toBe(2)
  await running.close()
  const restarted = openWaiting(openState(folder).queue)
  expect(restarted.get(job.id)).toMatchObject({ state: 'queued', changes: [{ resource: 'room', id: 1 }] })
})

test('a queue of which a job cannot be read starts empty, says so, and asks for everything', async () => {
  const before = openWaiting(openState(folder).queue)
  const lost = before.add([{ resource: 'room', id: 1 }], { message: 'message' })
  await before.saved()
  await before.close()
  const database = new DatabaseSync(join(folder, STATE_FILE))
  database.exec(`UPDATE job SET changes = '[{"resource'`)
  database.close()

  const text = logged()
  const publish = vi.fn<JobOptions['publish']>(() => Promise.reject(new Error('asked')))
  const jobs = openJobs({ queue: openState(folder).queue, publish })
  onTestFinished(() => jobs.close())
  expect(jobs.all()).toMatchObject([{ state: 'queued' }])
  expect(text()).toContain('may be lost')
  await jobs.idle()
  await jobs.saved()
  expect(publish.mock.calls).toMatchObject([[undefined, { checkState: true }]])
  expect(openState(folder).queue.jobs()).toMatchObject([{ state: 'failed', changes: null, error: 'asked' }])
  expect(jobs.get(lost.id)).toBeUndefined()
})

test('where damage is met while a job is stored, its publish looks at the state, and all is stored in the next one', async () => {
  logged()
  const [damaged, next] = [openState(folder).queue, openState(join(folder, 'next')).queue]
  let isDamaged = false
  const checks: boolean[] = []
  const jobs = openJobs({
    queue: {
      jobs: () => [],
      messages: () => [],
      save: (changes: Parameters<typeof next.save>[0]) => {
        if (isDamaged) return Promise.reject(new DamagedState('malformed'))
        return (checks.at(-1) ? next : damaged).save(changes)
      },
    } as unknown as JobOptions['queue'],
    publish: async (_changes, { checkState }) => {
      checks.push(checkState)
      // The publisher puts the damaged database aside.
      isDamaged = false
      throw new Error('not published')
    },
    debounce: 0,
  })
  onTestFinished(() => jobs.close())
  const first = jobs.add(undefined, { message: 'message 1' })
  await jobs.idle()
  await jobs.saved()
  isDamaged = true
  const second = jobs.add(undefined, { message: 'message 2' })
  await expect(jobs.saved()).rejects.toThrow('malformed')
  await jobs.idle()
  await jobs.saved()
  expect(checks).toEqual([false, true])
  expect(next.jobs().map(({ id }) => id)).toEqual([first.id, second.id])
  expect(next.messages().map(([id]) => id)).toEqual(['message 1', 'message 2'])
})

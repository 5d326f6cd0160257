/** Rebuilds of servers that share a queue: by a clock of the test. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { superseded } from '../../../src/engine/publisher/refuse.ts'
import type { Report } from '../../../src/engine/release/report.ts'
import type { JobOptions } from '../../../src/hosts/server/jobs/jobs.ts'
import { CHANGED, pass, queuesByClock, room } from '../../harness/job-queue.ts'

const { start, stored } = queuesByClock()

describe('a job that an older server leaves', () => {
  const peersOf = (server: string, isSuperseded: boolean) => ({
    server,
    connected: async () => new Set(['old', 'new']),
    isSuperseded: async () => isSuperseded,
  })

  /** The job of an old server that has just left it, and what its followers were told since then. */
  async function left() {
    const old = start({ peers: peersOf('old', true) }, superseded('folder'))
    const job = old.jobs.add([room(1)])
    const told: (string | undefined)[] = []
    const stop = old.jobs.watch(job.id, (each) => void told.push(each?.state))
    await pass(15)
    await old.finish()
    told.length = 0
    return { id: job.id, jobs: old.jobs, told, stop }
  }

  test('is done by a newer one under its id, beside its own, and its followers hear of the end', async () => {
    const { id, jobs, told } = await left()
    const newer = start({ peers: peersOf('new', false) })
    newer.jobs.add([room(2)])
    for (let count = 0; count < 2; count++) {
      await pass(15)
      await newer.finish()
    }
    await newer.jobs.saved()
    await pass(2000)
    expect(newer.asked).toEqual([[room(2)], [room(1)]])
    expect([told, jobs.get(id)?.state]).toEqual([['published'], 'published'])
  })

  test('is not asked for once its last follower has gone', async () => {
    const { stop } = await left()
    const asked = vi.spyOn(stored(), 'job')
    await pass(2000)
    expect(asked).toHaveBeenCalledTimes(1)
    stop()
    await pass(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('leaves the whole crawl that is due to the older one where it was a preview', async () => {
    const asked: unknown[] = []
    const publish = ((changes, { preview }) => {
      asked.push(changes)
      return preview ? Promise.reject(superseded('folder')) : Promise.resolve(CHANGED as unknown as Report)
    }) as JobOptions['publish']
    const { jobs } = start({ peers: peersOf('old', true), publish })
    jobs.add([room(1)])
    await pass(15)
    jobs.add([room(2)], { preview: true })
    await pass(3000 + 30)
    expect(asked).toEqual([[room(1)], [room(2)], undefined])
  })

  test('that cannot be read ends no process: its followers hear that nothing is known', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    const { told } = await left()
    vi.spyOn(stored(), 'job').mockImplementation(() => {
      throw new Error('malformed')
    })
    await pass(60_000)
    expect(told).toEqual([undefined])
    expect(error.mock.calls).toEqual([[new Error('malformed')]])
  })

  test('is not asked for once it is no longer stored, and its followers hear that', async () => {
    const { id, told } = await left()
    await stored().save({ jobs: [], messages: [], forgotten: [id], oldestMessage: 0 })
    await pass(60_000)
    expect(told).toEqual([undefined])
  })
})

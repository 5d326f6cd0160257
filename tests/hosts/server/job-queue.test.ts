/** When rebuilds begin, what they ask for, and what is known of them: by a clock of the test. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MustNotPublish, problem } from '../../../src/config/problems/table.ts'
import type { ContentChange } from '../../../src/provider/crawl/changes.ts'
import { superseded, underWay } from '../../../src/engine/publisher/refuse.ts'
import type { Report } from '../../../src/engine/release/report.ts'
import type { Job } from '../../../src/hosts/server/jobs/job.ts'
import { openJobs, type JobOptions, type Jobs } from '../../../src/hosts/server/jobs/jobs.ts'
import { openState } from '../../../src/engine/state/state.ts'

const room = (id: number): ContentChange => ({ resource: 'room', id })
const CHANGED = { changed: [{ path: '/' }], pages: { removed: 0 }, problems: [] }

let queue: JobOptions['queue']
let open: { jobs: Jobs; end: () => void }[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
  queue = openState().queue
  open = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { jobs, end } of open) {
    const closed = jobs.close()
    end()
    await closed
  }
})

/** A queue, what its publishes were asked for, and how to end the one that runs. */
function start(options: Partial<JobOptions> = {}, report: object | Error = CHANGED) {
  const asked: (ContentChange[] | undefined)[] = []
  let end = () => {}
  const publish = ((changes, { onState }) => {
    asked.push(changes)
    onState('crawling')
    onState('rendering')
    return new Promise((resolve, reject) => {
      end = () => (report instanceof Error ? reject(report) : resolve(report as Report))
    })
  }) as JobOptions['publish']
  const jobs = openJobs({ queue, publish, ...options })
  open.push({ jobs, end: () => end() })
  const finish = async () => {
    end()
    await pass(0)
  }
  return { jobs, asked, finish }
}
function logged() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  return error
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a job begins', () => {
  test('15 ms after the last change that joins it', async () => {
    const { jobs, asked } = start()
    const job = jobs.add([room(1)])
    await pass(14)
    expect(jobs.add([room(2)])).toBe(job)
    await pass(14)
    expect([asked, job.state]).toEqual([[], 'queued'])
    await pass(1)
    expect([asked, job.state]).toEqual([[[room(1), room(2)]], 'rendering'])
  })

  test('250 ms after the first, however many come', async () => {
    const { jobs, asked } = start({ debounce: 100 })
    for (let count = 0; count < 4; count++) {
      jobs.add([room(count)])
      await pass(62)
    }
    expect(asked).toEqual([])
    await pass(2)
    expect(asked).toEqual([[0, 1, 2, 3].map(room)])
  })

  test('for everything, where one of those that join asks for that', async () => {
    const { jobs, asked } = start()
    jobs.add([room(1)])
    jobs.add(undefined)
    jobs.add([room(2)])
    await pass(15)
    expect(asked).toEqual([undefined])
    expect(jobs.all()).toHaveLength(1)
  })

  test('when the one before has ended', async () => {
    const { jobs, asked, finish } = start()
    const first = jobs.add([room(1)])
    await pass(15)
    const second = jobs.add([room(2)])
    expect(second).not.toBe(first)
    await pass(1000)
    expect(asked).toHaveLength(1)
    await finish()
    await pass(15)
    expect(asked).toEqual([[room(1)], [room(2)]])
    expect(jobs.all().map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

describe('when it is quiet', () => {
  const publishOne = async ({ jobs, finish }: ReturnType<typeof start>, changes?: ContentChange[]) => {
    jobs.add(changes)
    await pass(15)
    await finish()
  }

  test('everything is asked for 3 s after a change was followed, once', async () => {
    const started = start()
    await publishOne(started, [room(1)])
    await pass(2999)
    expect(started.asked).toHaveLength(1)
    await pass(1 + 15)
    expect(started.asked).toEqual([[room(1)], undefined])
    await started.finish()
    await pass(60_000)
    expect(started.asked).toHaveLength(2)
  })

  test('a change that comes meanwhile is followed first', async () => {
    const started = start()
    await publishOne(started, [room(1)])
    await pass(2000)
    await publishOne(started, [room(2)])
    await pass(2999)
    expect(started.asked).toEqual([[room(1)], [room(2)]])
    await pass(1 + 15)
    expect(started.asked).toHaveLength(3)
  })

  test('a preview that comes meanwhile does not end the wait for good', async () => {
    const started = start()
    await publishOne(started, [room(1)])
    await pass(1000)
    started.jobs.add([room(2)], { preview: true })
    await pass(15)
    await started.finish()
    await pass(3000 + 15)
    expect(started.asked).toEqual([[room(1)], [room(2)], undefined])
    await started.finish()
    started.jobs.add([room(3)], { preview: true })
    await pass(15)
    await started.finish()
    await pass(60_000)
    expect(started.asked, 'a preview alone').toHaveLength(4)
  })

  describe('and the provider does not answer', () => {
    const MINUTE = 60_000
    const unanswered = (code: Parameters<typeof problem>[0]) => problem(code, 'the provider', 'no answer' as never)
    const failing = () => ({ ...CHANGED, problems: [unanswered('call-failed-kept')] })

    /** A queue whose whole crawl has just been answered by the report. */
    async function crawled(report: object | Error) {
      const started = start({}, report)
      await publishOne(started, [room(1)])
      await pass(3000 + 15)
      await started.finish()
      expect(started.asked.splice(0)).toEqual([[room(1)], undefined])
      return started
    }

    test('everything is asked for again after growing times, until it is answered', async () => {
      const report = failing()
      const { asked, finish } = await crawled(report)
      for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
        await pass(minutes * MINUTE - 1)
        expect(asked, `before ${minutes} minutes`).toEqual([])
        await pass(1 + 15)
        expect(asked.splice(0), `after ${minutes} minutes`).toEqual([undefined])
        await finish()
      }
      await pass(30 * MINUTE + 15)
      report.problems = []
      await finish()
      await pass(24 * 60 * MINUTE)
      expect(asked).toEqual([undefined])
    })

    test('previews do not put that off, and a change begins it anew', async () => {
      const started = await crawled(failing())
      const { asked, finish } = started
      for (let count = 0; count < 3; count++) {
        await pass(19_000)
        started.jobs.add([room(2)], { preview: true })
        await pass(15)
        await finish()
      }
      await pass(3000 + 15)
      expect(asked.splice(0)).toEqual([[room(2)], [room(2)], [room(2)], undefined])
      await finish()
      await publishOne(started, [room(3)])
      await pass(3000 + 15)
      await finish()
      await pass(MINUTE + 15)
      expect(asked).toEqual([[room(3)], undefined, undefined])
    })

    test.each([
      ...['provider-failing', 'call-failed-empty', 'media-failing'].map((code) => ['that ends', code]),
      ...['provider-unreachable', 'call-failed', 'media-unreachable'].map((code) => ['that fails', code]),
    ] as [string, Parameters<typeof problem>[0]][])('a crawl %s with %s is repeated', async (how, code) => {
      const problems = [unanswered(code)]
      const { asked } = await crawled(how === 'that fails' ? new MustNotPublish(problems) : { ...CHANGED, problems })
      await pass(MINUTE + 15)
      expect(asked).toEqual([undefined])
    })

    test('a crawl that fails for another reason waits for a person', async () => {
      const { asked } = await crawled(new MustNotPublish([problem('pages-lost', 'release', 'half of them')]))
      await pass(24 * 60 * MINUTE)
      expect(asked).toEqual([])
    })
  })

  test('a state that cannot be read then does not end the process: everything is asked for later', async () => {
    const error = logged()
    const mayCatchUp = vi.fn(async () => true).mockRejectedValueOnce(new Error('malformed'))
    const started = start({ mayCatchUp })
    await publishOne(started, [room(1)])
    await pass(3000)
    expect(error).toHaveBeenCalledWith(new Error('malformed'))
    expect(started.asked).toHaveLength(1)
    await pass(60_000 + 15)
    expect(started.asked).toEqual([[room(1)], undefined])
  })

  test('nothing is asked for where it may not be, after a rollback', async () => {
    const started = start({ mayCatchUp: async () => false })
    await publishOne(started, [room(1)])
    await pass(60_000)
    expect(started.asked).toHaveLength(1)
  })

  test('nothing is asked for by a queue that is closed', async () => {
    const started = start()
    await publishOne(started, [room(1)])
    await started.jobs.close()
    await pass(60_000)
    started.jobs.add([room(2)])
    await pass(60_000)
    expect(started.asked).toHaveLength(1)
    expect(queue.jobs().map(({ state }) => state)).toEqual(['published', 'queued'])
  })
})

describe('a job', () => {
  async function followed(report: object | Error) {
    const { jobs, finish } = start({}, report)
    const job = jobs.add([room(1)])
    const states: string[] = []
    jobs.watch(job.id, (each) => void states.push(each!.state))
    const stop = jobs.watch(job.id, () => void states.push('not told any more'))
    stop()
    vi.setSystemTime('2027-01-01T00:00:00Z')
    await pass(15)
    await finish()
    await jobs.saved()
    return { job, states, jobs }
  }

  test.each<[string, object, Job['state']]>([
    ['pages changed', CHANGED, 'published'],
    ['pages are gone', { ...CHANGED, changed: [], pages: { removed: 1 } }, 'published'],
    ['nothing changed', { ...CHANGED, changed: [] }, 'unchanged'],
  ])('tells its states, the last where %s', async (_what, report, last) => {
    const { job, states, jobs } = await followed(report)
    expect(states).toEqual(['crawling', 'rendering', last])
    expect(jobs.get(job.id)).toMatchObject({ state: last, report, finishedAt: '2027-01-01T00:00:00.015Z' })
    expect(queue.jobs()).toMatchObject([{ id: job.id, state: last, report: JSON.stringify(report), error: null }])
  })

  test('that fails tells why', async () => {
    const { job, states } = await followed(new Error('no provider'))
    expect(states).toEqual(['crawling', 'rendering', 'failed'])
    expect(job).toMatchObject({ state: 'failed', error: 'no provider', finishedAt: expect.any(String) })
    expect(queue.jobs()).toMatchObject([{ report: null, error: 'no provider' }])
  })

  test('that ended is known after a restart as it was', async () => {
    const { job } = await followed(CHANGED)
    const { jobs, asked } = start()
    expect(jobs.all()).toEqual([job])
    await pass(60_000)
    expect(asked).toEqual([])
  })

  test('is remembered until fifty have ended after it', async () => {
    const { jobs, finish } = start()
    const ids = []
    for (let count = 0; count < 52; count++) {
      ids.push(jobs.add(undefined).id)
      await pass(15)
      await finish()
    }
    await jobs.saved()
    expect(jobs.all().map(({ id }) => id)).toEqual(ids.slice(2).reverse())
    expect(queue.jobs().map(({ id }) => id)).toEqual(ids.slice(2))
    expect([jobs.get(ids[1]!), jobs.get(ids[2]!)?.id]).toEqual([undefined, ids[2]])
  })
})

test('what did not end before a restart is done after it, each job under the id that its message was answered with', async () => {
  const before = start()
  const first = before.jobs.add([room(1)], { message: 'one' })
  await pass(15)
  const second = before.jobs.add([room(2)], { message: 'two' })
  await before.jobs.saved()
  const { jobs, asked, finish } = start()
  expect(jobs.all()).toMatchObject([second, first].map(({ id }) => ({ id, state: 'queued' })))
  for (let count = 0; count < 2; count++) {
    await pass(15)
    await finish()
  }
  expect(asked).toEqual([[room(1)], [room(2)]])
  expect(['one', 'two'].map((message) => jobs.get(jobs.jobFor(message)!))).toMatchObject([
    { id: first.id, state: 'published' },
    { id: second.id, state: 'published' },
  ])
})

test('what must be tried again when the queue is closed is done after a restart, and its message knows it', async () => {
  const before = start({}, underWay('folder'))
  const { id } = before.jobs.add([room(1)], { message: 'one' })
  await pass(15)
  const closed = before.jobs.close()
  await before.finish()
  await closed
  const { jobs, asked, finish } = start()
  expect([jobs.jobFor('one'), jobs.get(id)?.state]).toEqual([id, 'queued'])
  await pass(15)
  await finish()
  expect([asked, jobs.get(id)?.state]).toEqual([[[room(1)]], 'published'])
})

test('a message is known for ten minutes, and then forgotten', async () => {
  const { jobs } = start()
  const { id } = jobs.add([room(1)], { message: 'one' })
  await jobs.saved()
  expect([jobs.jobFor('one'), jobs.jobFor('two')]).toEqual([id, undefined])
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1)
  expect([jobs.jobFor('one'), start().jobs.jobFor('one')]).toEqual([id, id])
  vi.setSystemTime(Date.now() + 1)
  expect([jobs.jobFor('one'), start().jobs.jobFor('one')]).toEqual([undefined, undefined])
  vi.setSystemTime(Date.now() + 1)
  jobs.add([room(2)], { message: 'two' })
  await jobs.saved()
  expect(queue.messages().map(([id]) => id)).toEqual(['two'])
})

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
    const asked = vi.spyOn(queue, 'job')
    await pass(2000)
    expect(asked).toHaveBeenCalledTimes(1)
    stop()
    await pass(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('that cannot be read ends no process: its followers hear that nothing is known', async () => {
    const error = logged()
    const { told } = await left()
    vi.spyOn(queue, 'job').mockImplementation(() => {
      throw new Error('malformed')
    })
    await pass(60_000)
    expect(told).toEqual([undefined])
    expect(error.mock.calls).toEqual([[new Error('malformed')]])
  })

  test('is not asked for once it is no longer stored, and its followers hear that', async () => {
    const { id, told } = await left()
    await queue.save({ jobs: [], messages: [], forgotten: [id], oldestMessage: 0 })
    await pass(60_000)
    expect(told).toEqual([undefined])
  })
})

/** Whole crawls that follow when the queue of rebuilds is quiet: by a clock of the test. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MustNotPublish, problem } from '../../../src/config/problems/table.ts'
import type { ContentChange } from '../../../src/provider/crawl/changes.ts'
import { CHANGED, pass, queuesByClock, room } from '../../harness/job-queue.ts'

const { start, stored } = queuesByClock()

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

describe('while the provider does not answer', () => {
  const MINUTE = 60_000
  const unanswered = (code: Parameters<typeof problem>[0]) => problem(code, 'the provider', 'no answer' as never)
  const failing = () => ({ ...CHANGED, problems: [unanswered('provider-failing')] })

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

  test('calls that fail alone are waited for an hour, however many changes come, and not again when others fail', async () => {
    const report = { ...CHANGED, problems: [unanswered('call-failed-kept')] }
    const started = await crawled(report)
    const { asked, finish } = started
    for (let count = 0; count < 10; count++) {
      await publishOne(started, [room(1)])
      await pass(3000 + 15)
      await finish()
      expect(asked.splice(0)).toEqual([[room(1)], undefined])
    }
    // Each of the crawls made the time before the next one longer.
    for (const minutes of [30, 30]) {
      await pass(minutes * MINUTE + 15)
      expect(asked.splice(0), `after ${minutes} minutes`).toEqual([undefined])
      await finish()
    }
    await publishOne(started, [room(2)])
    await pass(3000 + 15)
    await finish()
    await pass(24 * 60 * MINUTE)
    expect(asked.splice(0)).toEqual([[room(2)], undefined])
    report.problems.push(problem('call-failed-kept', 'another room', 'no answer' as never))
    await publishOne(started, [room(2)])
    await pass(3000 + 15)
    await finish()
    await pass(MINUTE + 15)
    expect(asked).toEqual([[room(2)], undefined, undefined])
  })

  test('previews do not put that off, and a change is followed at once', async () => {
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
    await pass(4 * MINUTE + 15)
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
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const mayCatchUp = vi.fn(async () => true).mockRejectedValueOnce(new Error('malformed'))
  const started = start({ mayCatchUp })
  await publishOne(started, [room(1)])
  await pass(3000)
  expect(error).toHaveBeenCalledWith(new Error('malformed'))
  expect(started.asked).toHaveLength(1)
  await pass(60_000 + 15)
  expect(started.asked).toEqual([[room(1)], undefined])
})

test('nothing is asked for after a rollback, until it may be again', async () => {
  let isAllowed = false
  const started = start({ mayCatchUp: async () => isAllowed })
  await publishOne(started, [room(1)])
  await pass(10 * 60_000)
  expect(started.asked).toHaveLength(1)
  isAllowed = true
  await pass(10 * 60_000)
  expect(started.asked).toEqual([[room(1)], undefined])
})

test('nothing is asked for by a queue that is closed', async () => {
  const started = start()
  await publishOne(started, [room(1)])
  await started.jobs.close()
  await pass(60_000)
  started.jobs.add([room(2)])
  await Promise.all([pass(60_000), started.jobs.saved()])
  expect(started.asked).toHaveLength(1)
  expect(stored().jobs()).toMatchObject([{ state: 'published' }, { state: 'queued' }])
})

/** When rebuilds begin, what they ask for, and what is known of them: by a clock of the test. */
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { underWay } from '../../../src/engine/publisher/refuse.ts'
import type { Job } from '../../../src/hosts/server/jobs/job.ts'
import { openWaitingLine } from '../../../src/hosts/server/jobs/waiting-line.ts'
import { CHANGED, pass, queuesByClock, room } from '../../harness/job-queue.ts'

const { start, stored } = queuesByClock()

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

  test('1000 ms after the first, however many come', async () => {
    const { jobs, asked } = start({ debounce: 400 })
    for (let count = 0; count < 4; count++) {
      jobs.add([room(count)])
      await pass(249)
    }
    expect(asked).toEqual([])
    await pass(4)
    expect(asked).toEqual([[0, 1, 2, 3].map(room)])
  })

  test('with all messages of one turn of the event loop, which are stored together', async () => {
    const { jobs } = start()
    const saving = vi.spyOn(stored(), 'save')
    const take = (id: number) => (jobs.add([room(id)], { message: `${id}` }), jobs.saved())
    await Promise.all(Array.from({ length: 100 }, (_, id) => setImmediate(id).then(take)))
    expect([saving.mock.calls.length <= 2, stored().messages().length]).toEqual([true, 100])
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
    expect(stored().jobs()).toMatchObject([{ id: job.id, state: last, report: JSON.stringify(report), error: null }])
  })

  test('that fails tells why', async () => {
    const { job, states } = await followed(new Error('no provider'))
    expect(states).toEqual(['crawling', 'rendering', 'failed'])
    expect(job).toMatchObject({ state: 'failed', error: 'no provider', finishedAt: expect.any(String) })
    expect(stored().jobs()).toMatchObject([{ report: null, error: 'no provider' }])
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
    expect(
      stored()
        .jobs()
        .map(({ id }) => id),
    ).toEqual(ids.slice(2))
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

test('what must be tried again comes before what waits', () => {
  const line = openWaitingLine({ debounce: 15, longestWait: 1000 })
  line.append({ id: 'later' } as Job)
  line.putFirst({ id: 'failed' } as Job)
  expect([line.next(), line.next()]).toMatchObject([{ id: 'failed' }, { id: 'later' }])
})

test('messages whose jobs have not ended are counted, however long they wait', async () => {
  const { jobs, finish } = start()
  const waiting = { messages: 2, since: new Date().toISOString() }
  for (const message of ['one', 'two']) jobs.add([room(1)], { message })
  await jobs.saved()
  vi.setSystemTime(Date.now() + 20 * 60_000)
  jobs.add([room(3)])
  await jobs.saved()
  expect([jobs.waiting(), start().jobs.waiting()]).toEqual([waiting, waiting])
  await pass(15)
  await finish()
  expect(jobs.waiting()).toBeUndefined()
})

test('a message is known for ten minutes, and then forgotten', async () => {
  const { jobs, finish } = start()
  const takenAt = Date.now()
  const { id } = jobs.add([room(1)], { message: 'one' })
  await pass(15)
  await finish()
  await jobs.saved()
  expect([jobs.jobFor('one'), jobs.jobFor('two')]).toEqual([id, undefined])
  vi.setSystemTime(takenAt + 10 * 60_000 - 1)
  expect([jobs.jobFor('one'), start().jobs.jobFor('one')]).toEqual([id, id])
  vi.setSystemTime(takenAt + 10 * 60_000)
  expect([jobs.jobFor('one'), start().jobs.jobFor('one')]).toEqual([undefined, undefined])
  vi.setSystemTime(Date.now() + 1)
  jobs.add([room(2)], { message: 'two' })
  await jobs.saved()
  expect(
    stored()
      .messages()
      .map(([id]) => id),
  ).toEqual(['two'])
})

/** How a publish is told: on the terminal, in the log, and where the disk refuses. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MustNotPublish, problem } from '../../../src/config/problems/table.ts'
import { withDiskProblems } from '../../../src/engine/state/database/disk.ts'
import { failedLine, publishedLine } from '../../../src/engine/publisher/publish-line.ts'
import { readReport, writeReport, type Report } from '../../../src/engine/release/report.ts'
import { emptyFolder } from '../../harness/folder.ts'

describe('how a publish is told', () => {
  const report: Report = {
    ...{ mode: 'incremental', release: 'abc', publishedAt: '2027-01-01T00:00:00Z' },
    crawl: { requests: 7, notModified: 5, failed: 1, ms: 1234 },
    pages: { total: 40, rendered: 3, reused: 37, removed: 0 },
    changed: [{ path: '/a', why: ['new page'] }],
    problems: [
      problem('call-failed-kept', 'rooms/en/1', { call: '/v1/rooms', reason: 'status 500' }),
      problem('part-dropped', 'page/en/a', { faults: [] }),
      problem('link-missing', 'page/en/a', { locale: 'en', url: 'b' }),
    ],
    ms: { crawl: 1234, compile: 5, render: 60, publish: 700, total: 2005 },
  }

  test('in a file that is whole or is none', async () => {
    const folder = await emptyFolder()
    const file = join(folder, 'state', 'report.json')
    expect(await readReport(file)).toBeUndefined()
    await writeReport(file, report)
    await writeReport(file, report)
    expect(await readReport(file)).toEqual(report)
    expect(await readdir(join(folder, 'state'))).toEqual(['report.json'])
    expect((await readFile(file, 'utf8')).split('\n').length, 'to be read by people').toBeGreaterThan(20)
    for (const unreadable of ['{"mode":', 'null', '{}', '[]', '']) {
      await writeFile(file, unreadable)
      expect(await readReport(file), unreadable).toBeUndefined()
    }
  })

  const time = new Date('2027-01-01T00:00:00Z')
  test('in the log', () => {
    expect(publishedLine(report, time)).toMatchObject({
      ...{ time: '2027-01-01T00:00:00.000Z', event: 'publish', outcome: 'published', release: 'abc', changed: 1 },
      ...{ mode: 'incremental', problems: { error: 1, warning: 1, notice: 1 }, pages: report.pages, ms: report.ms },
    })
    const outcome = (changes: Partial<Report>) => publishedLine({ ...report, changed: [], ...changes }).outcome
    expect(outcome({})).toBe('unchanged')
    expect(outcome({ pages: { ...report.pages, removed: 1 } })).toBe('published')
  })

  test('in the log, where it failed', () => {
    const refused = new MustNotPublish([problem('page-failed', 'a', 'x'), problem('page-failed', 'b', 'y')])
    expect(failedLine(refused, time)).toEqual({
      ...{ time: '2027-01-01T00:00:00.000Z', event: 'publish', outcome: 'failed', codes: ['page-failed'] },
      message: refused.message,
    })
    expect(failedLine(new Error('oh'), time)).toMatchObject({ codes: ['unexpected'], message: 'oh' })
  })

  test.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EIO', 'ENOTDIR'])(
    'where the disk refuses with %s',
    async (code) => {
      const failing = withDiskProblems(() => Promise.reject(Object.assign(new Error('no'), { code, path: '/x' })))
      await expect(failing).rejects.toMatchObject({ problems: [{ code: 'disk-failed', resource: '/x' }] })
    },
  )

  test('and any other error as it is', async () => {
    const unknown = Object.assign(new Error('no'), { code: 'ENOENT' })
    await expect(withDiskProblems(() => Promise.reject(unknown))).rejects.toBe(unknown)
    await expect(withDiskProblems(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
    await expect(withDiskProblems(() => Promise.reject({ path: '/x' }))).rejects.toEqual({ path: '/x' })
    expect(await withDiskProblems(async () => 7)).toBe(7)
    const nameless = Object.assign(new Error('no room'), { code: 'ENOSPC' })
    await expect(withDiskProblems(() => Promise.reject(nameless))).rejects.toMatchObject({
      problems: [{ resource: 'disk', message: expect.stringContaining('no room') }],
    })
  })
})

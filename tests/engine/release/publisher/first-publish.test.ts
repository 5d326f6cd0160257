/** The first publish of a small site: what it asks for, writes and tells. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { summary } from '../../../../src/engine/publisher/summary.ts'
import { usePublishing } from './publishing.ts'

const { at, open } = usePublishing()

describe('the first publish', () => {
  test.each([true, false])('writes files for web servers, compressed where asked for: %s', async (compress) => {
    const dist = join(at.folder, 'dist')
    await open({ distFolder: dist, compress }).publish()
    const names = await readdir(dist, { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['index.html', 'hakkimizda.html', '_headers']))
    expect(names.includes('hakkimizda.html.br')).toBe(compress)
    expect(await readFile(join(dist, 'hakkimizda.html'), 'utf8')).toContain('<main>')
    expect((await readdir(join(at.state, 'hosts'))).length).toBeGreaterThan(0)
    expect(await readdir(at.state)).toEqual(expect.arrayContaining(['encoded', 'site.db', 'store']))
  })

  test('is told with twelve problems at most, and how many more there are', async () => {
    const report = await open().publish()
    const problem = { ...report.problems[0]!, severity: 'warning' as const }
    const told = (count: number) => summary({ ...report, problems: Array<typeof problem>(count).fill(problem) })
    expect(told(12)).not.toMatch(/ more$/m)
    expect(told(13)).toMatch(/^… and 1 more$/m)
  })

  test('without such files compresses what lasts all the same, where it is told to', async () => {
    const encodedFolder = join(at.folder, 'copies')
    await open({ encodedFolder }).publish()
    const copies = (await readdir(encodedFolder, { recursive: true })).filter((name) => name.includes('.'))
    expect(copies.map((name) => name.replace(/^.*\./, '')).sort()).toEqual(['br', 'gz'])
    expect(await readdir(at.state)).not.toContain('hosts')
  })
})

/** The first publish of a small site: what it asks for, writes and tells. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Manifest } from '../../../../src/engine/release/manifest.ts'
import { readReport } from '../../../../src/engine/release/report.ts'
import { paths, usePublishing } from './publishing.ts'

const { at, open, releases, calls } = usePublishing()

describe('the first publish', () => {
  test('makes a release of everything, and reports it', async () => {
    at.provider.faults = ({ path }) => (path.includes('properties') ? { delayMs: 40 } : undefined)
    const started = performance.now()
    const report = await open().publish()
    const took = performance.now() - started
    const current = (await releases().current())!
    expect(report).toMatchObject({
      mode: 'full',
      release: current.id,
      publishedAt: (await releases().live())!.publishedAt,
      crawl: { requests: calls().length, notModified: 0, failed: 0 },
      pages: { total: current.pages.size, rendered: current.pages.size, reused: 0, removed: 0 },
    })
    expect(paths(report.changed)).toEqual([...current.pages.keys()])
    expect(report.changed.every(({ why }) => why.join() === 'new page')).toBe(true)
    expect(report.problems.map(({ code }) => code)).toContain('page-words')
    const { crawl, compile, render, publish, total } = report.ms
    expect(report.crawl.ms).toBe(crawl)
    expect(crawl).toBeGreaterThanOrEqual(39)
    expect(total).toBeLessThanOrEqual(Math.ceil(took))
    expect(crawl + compile + render + publish).toBeLessThanOrEqual(total + 3)
    expect(Math.min(compile, render, publish)).toBeGreaterThanOrEqual(0)
    expect(await readReport(join(at.state, 'report.json'))).toEqual(report)
  })

  test('tells how far it is', async () => {
    const stages: string[] = []
    const progress: [string, number, number][] = []
    const shown: Manifest[] = []
    const publisher = open({
      onProgress: (...step) => void progress.push(step),
      onRelease: (manifest) => void shown.push(manifest),
    })
    const { pages, release } = await publisher.publish({ onStage: (stage) => void stages.push(stage) })
    expect(stages).toEqual(['crawl', 'render'])
    const last = (stage: string) => progress.filter(([name]) => name === stage).at(-1)
    expect([...new Set(progress.map(([name]) => name))]).toEqual(['crawl', 'compile', 'render'])
    expect(progress.filter(([name]) => name === 'compile')).toEqual([
      ['compile', 0, 1],
      ['compile', 1, 1],
    ])
    expect(last('render')).toEqual(['render', pages.total, pages.total])
    expect(last('crawl')![1]).toBe(last('crawl')![2])
    expect(shown.map(({ id }) => id)).toEqual([release])
  })

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

  test('without such files compresses what lasts all the same, where it is told to', async () => {
    const encodedFolder = join(at.folder, 'copies')
    await open({ encodedFolder }).publish()
    const copies = (await readdir(encodedFolder, { recursive: true })).filter((name) => name.includes('.'))
    expect(copies.map((name) => name.replace(/^.*\./, '')).sort()).toEqual(['br', 'gz'])
    expect(await readdir(at.state)).not.toContain('hosts')
  })
})

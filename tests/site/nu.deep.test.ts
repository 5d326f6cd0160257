/** What the Nu HTML checker, by which the standard's editors go, finds on every page. It needs Java: Debian's is installed where that can be done. */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fileOf } from '../../src/routes/paths.ts'
import { ISLAND_STYLE } from '../harness/html-validator.ts'
import { thisMachine } from '../run/machine-install.ts'
import { installPinned } from '../harness/pinned-packages.ts'
import { PROJECT } from '../harness/settings.ts'
import { demoSite } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'

interface Finding {
  url: string
  message: string
  extract?: string
}

const JAVA = 'default-jre-headless'
/** Styles that are newer than the checker: transitions between pages, and sizes by the container's. React closes void elements, whose attributes it quotes. */
const NO_FAULTS = [
  /^CSS: Unrecognized at-rule “@(?:view-transition|container)”/,
  /^CSS: “container(?:-type)?”: Property “container(?:-type)?” doesn't exist/,
  /^Trailing slash on void elements/,
]
const isNoFault = ({ message, extract = '' }: Finding) =>
  NO_FAULTS.some((known) => known.test(message)) ||
  (message === 'CSS: “font-size”: Parse Error.' && /\dcqi\b/.test(extract))
const MOST_OUTPUT = 512 * 1024 * 1024

let jar: string
beforeAll(async () => {
  const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  if (!hasJava()) await thisMachine().run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', JAVA])
  if (!hasJava()) throw new Error(`There is no Java: install ${JAVA}.`)
  const folder = await installPinned('nu', join(PROJECT, 'tests', 'site', 'nu'))
  jar = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')
}, 600_000)

async function findings(pages: Iterable<readonly [path: string, html: string]>): Promise<Finding[]> {
  const folder = await emptyFolder()
  for (const [path, html] of pages) {
    const file = join(folder, fileOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html.replace(ISLAND_STYLE, ''))
  }
  const { stderr, error } = spawnSync('java', ['-jar', jar, '--format', 'json', '--skip-non-html', folder], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  })
  if (error) throw error
  const { messages } = JSON.parse(stderr) as { messages: Finding[] }
  return messages.filter((finding) => !isNoFault(finding))
}

test('the Nu HTML checker finds nothing on any page', async () => {
  const site = await demoSite()
  const pages: [string, string][] = []
  for (const path of site.manifest.pages.keys()) pages.push([path, await site.html(path)])
  expect(pages.length).toBeGreaterThan(2000)
  const found = await findings(pages)
  expect(found.map(({ url, message }) => `${url.replace(/^.*crystal-nu-[^/]*/, '')}: ${message}`)).toEqual([])
}, 900_000)

test('it finds what is wrong', async () => {
  const page = '<!doctype html><html lang="en"><head><title>x</title></head><body><section><p>x</section></body></html>'
  expect((await findings([['/x', page]])).map(({ message }) => message)).toEqual([
    expect.stringContaining('Section lacks heading'),
  ])
}, 120_000)

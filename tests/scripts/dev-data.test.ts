import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDev } from './dev-server.ts'
import { PROJECT } from '../harness/settings.ts'
import { emptyFolder } from '../harness/folder.ts'

const COPIED = ['scripts', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json']
const HOTEL = 'src/demo/data/hotels/flora.json'
const ROOMS = '/en/hotels/crystal-flora/rooms'

test('the dev server shows changes of the embedded provider in an open page', { timeout: 240_000 }, async () => {
  const project = await copyOfProject()
  const url = await startDev(project)
  const get = async (path: string) => (await fetch(url + path)).text()
  const search = (word: string) => get(`/en/search?q=${word}&part=results`)
  const before = await readFile(join(project, HOTEL), 'utf8')
  const text = 'a balcony among the needles'
  const change = async (was: string, is: string) => {
    expect(before).toContain(was)
    // In one step: the dev server never reads half of it.
    await writeFile(join(project, 'changed.json'), before.replace(was, is))
    await rename(join(project, 'changed.json'), join(project, HOTEL))
  }

  const opened = await get(ROOMS)
  expect(opened).toContain(text)
  expect(opened).toContain('/@vite/client')
  expect(await search('balcony+needles')).toContain('<mark>')
  const { message } = await listen(url)

  await change(text, 'a balcony among the quinces')
  let page = opened
  while (!page.includes('among the quinces')) {
    await message('full-reload')
    page = await get(ROOMS)
  }
  expect(page).not.toContain(text)

  // The search is asked before any page that shows the text.
  await change(text, 'a balcony among the wisterias')
  let results = ''
  while (!results.includes('<mark>wisterias</mark>')) {
    await message('full-reload')
    results = await search('wisterias')
  }
  expect(results).toContain(`href="${ROOMS}/treetop-room"`)

  await change('"sizeM2": 28', '"sizeM2": "28"')
  expect(await message('error')).toContain(`${HOTEL}: rooms[0].sizeM2`)
  expect(await get(ROOMS)).toContain('among the wisterias')
  // Only its assembly shows that there is no such picture.
  await change('"picture": "room"', '"picture": "suite"')
  expect(await message('error')).toContain('no picture is chosen for flora/suite')

  await change(text, text)
  while (!page.includes(text)) {
    await message('full-reload')
    page = await get(ROOMS)
  }
})

/** A folder to edit, since other tests read the project's own data; with a cache of its own in `node_modules`. Only one hotel has pages: the first request crawls all. */
async function copyOfProject(): Promise<string> {
  const project = await emptyFolder()
  for (const name of COPIED) await cp(join(PROJECT, name), join(project, name), { recursive: true })
  const assembly = join(project, 'src/demo/assemble/demo-world.ts')
  const whole = await readFile(assembly, 'utf8')
  const lesser = whole.replace('of hotels) {', "of hotels.filter(({ key }) => key === 'flora')) {")
  expect(lesser).not.toBe(whole)
  await writeFile(assembly, lesser)
  await symlink(join(PROJECT, 'public'), join(project, 'public'))
  await mkdir(join(project, 'node_modules'))
  const packages = await readdir(join(PROJECT, 'node_modules'))
  for (const name of packages.filter((each) => !each.startsWith('.')))
    await symlink(join(PROJECT, 'node_modules', name), join(project, 'node_modules', name))
  return project
}

/** What an open page hears of the dev server: `message` gives the text of the next of a type, those before it are dropped. */
async function listen(url: string): Promise<{ message(type: 'full-reload' | 'error'): Promise<string> }> {
  const socket = new WebSocket(url.replace('http:', 'ws:'), 'vite-hmr')
  onTestFinished(() => socket.close())
  const heard: { type: string; err?: { message: string } }[] = []
  let wake = () => {}
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(data as string) as (typeof heard)[number])
    wake()
  })
  await once(socket, 'open')
  return {
    async message(type) {
      for (;;) {
        const next = heard.shift()
        if (next?.type === type) return next.err?.message ?? ''
        if (!next) await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}

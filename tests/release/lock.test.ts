/** One publish at a time, whoever held the lock before and however that ended. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { MustNotPublish } from '../../src/problems/table.ts'
import { locked } from '../../src/release/lock.ts'

const LONG = 8000

let state: string
let file: string
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'crystal-lock-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  state = join(parent, 'state')
  file = join(state, 'publish.lock')
})

async function heldBy(content: object | string) {
  await mkdir(state, { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
}
/** The 22nd of what the system says of a process; its name, the second, may hold spaces. */
const beginning = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[19]!
const living = { pid: process.ppid, began: beginning(process.ppid), since: '2026-11-01T10:00:00.000Z' }

async function refusal(wait = 0) {
  const error = (await locked(state, wait, async () => 'ran').catch((reason: unknown) => reason)) as MustNotPublish
  expect(error).toBeInstanceOf(MustNotPublish)
  return error.problems
}
const runs = (wait = 0) => locked(state, wait, async () => 'ran')

describe('a publish', () => {
  test('gives what it gives, and leaves nothing behind', async () => {
    expect(await runs()).toBe('ran')
    expect(await readdir(state)).toEqual([])
  })

  test('that fails leaves nothing behind', async () => {
    const failure = new Error('no')
    await expect(locked(state, 0, () => Promise.reject(failure))).rejects.toBe(failure)
    expect(await readdir(state)).toEqual([])
    expect(await runs()).toBe('ran')
  })

  test('says meanwhile who it is', async () => {
    const started = Date.now()
    await locked(state, 0, async () => {
      expect(await readdir(state)).toEqual(['publish.lock'])
      const holder = JSON.parse(await readFile(file, 'utf8'))
      expect(holder).toMatchObject({ pid: process.pid, began: beginning(process.pid) })
      expect(Date.parse(holder.since)).toBeGreaterThanOrEqual(started)
    })
  })

  test('waits for the one before, and they never meet', async () => {
    const seen: string[] = []
    const one = async (name: string) => {
      seen.push(`${name} begins`)
      await pause(5)
      seen.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => locked(state, LONG, () => one(name))))
    expect(seen).toHaveLength(6)
    for (let turn = 0; turn < 6; turn += 2) expect(seen[turn + 1]).toBe(seen[turn]!.replace('begins', 'ends'))
  })

  test('is refused while another of this process is under way', async () => {
    await locked(state, 0, async () => {
      const [problem] = await refusal()
      expect(problem).toMatchObject({ code: 'publish-under-way', resource: file })
      expect(problem!.message).toContain(`process ${process.pid} since 20`)
      expect(await readFile(file, 'utf8')).toContain(`"pid":${process.pid}`)
      await writeFile(file, 'torn')
      expect((await refusal())[0]!.message).toContain(file)
      expect(await readFile(file, 'utf8')).toBe('torn')
    })
    expect(await runs()).toBe('ran')
  })

  test('in another folder is another matter', async () => {
    await locked(state, 0, async () => expect(await locked(`${state}-2`, 0, async () => 'ran')).toBe('ran'))
  })

  test('is refused while a living process holds the lock, which stays', async () => {
    await heldBy(living)
    expect((await refusal())[0]!.message).toContain(`process ${process.ppid} since 2026-11-01T10:00:00.000Z`)
    await refusal(60)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(living)
    expect(await readdir(state)).toEqual(['publish.lock'])
  })

  test('runs as soon as the living process has let go', async () => {
    await heldBy(living)
    const running = runs(LONG)
    await pause(60)
    await rm(file)
    expect(await running).toBe('ran')
  })

  test('is refused by a process of somebody else, too', async () => {
    await heldBy(living)
    const { kill } = process
    onTestFinished(() => void (process.kill = kill))
    process.kill = () => {
      throw Object.assign(new Error('not yours'), { code: 'EPERM' })
    }
    expect((await refusal())[0]!.code).toBe('publish-under-way')
  })

  test('fails where the disk does not take the lock', async () => {
    await mkdir(join(file, '..', `publish.lock.${process.pid}.new`), { recursive: true })
    await expect(runs(LONG)).rejects.toThrow(/EISDIR|directory/)
    await writeFile(`${state}-file`, '')
    await expect(locked(`${state}-file`, 0, async () => 'ran')).rejects.toMatchObject({ code: 'EEXIST' })
  })
})

describe('a lock does not count', () => {
  test('of a process that was killed', async () => {
    await heldBy({ ...living, pid: spawnSync('true').pid })
    expect(await runs()).toBe('ran')
    expect(await readdir(state)).toEqual([])
  })

  test('of a process that was killed, where the system does not tell when it began', async () => {
    await heldBy({ ...living, pid: spawnSync('true').pid, began: '' })
    expect(await runs()).toBe('ran')
  })

  test('of a process whose number another one has now', async () => {
    await heldBy({ ...living, began: '1' })
    expect(await runs()).toBe('ran')
  })

  test('of a process before this one that had its number', async () => {
    await heldBy({ ...living, pid: process.pid, began: beginning(process.pid) })
    expect(await runs()).toBe('ran')
  })

  test.each(['', '{"pid":1', 'null!'])('that is damaged: %j', async (content) => {
    await heldBy(content)
    expect(await runs()).toBe('ran')
    expect(await readdir(state)).toEqual([])
  })
})

/** Who publishes has the state folder for itself. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openState } from '../../../src/engine/state/state.ts'
import { takeTurn } from '../../../src/engine/state/turn.ts'
import { emptyFolder } from '../../harness/folder.ts'

const stateFolder = async () => join(await emptyFolder(), 'state')

test('one takes its turn after the other, whoever fails', async () => {
  const folder = await stateFolder()
  const order: string[] = []
  const turn = (name: string) =>
    takeTurn(folder, 10_000, async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`${name} ends`)
      if (name === 'b') throw new Error('failed')
      return name
    })
  const results = await Promise.allSettled(['a', 'b', 'c'].map(turn))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  for (let index = 0; index < order.length; index += 2)
    expect(order[index + 1]).toBe(order[index]!.replace('begins', 'ends'))
})

test('who waits no longer is told that somebody else has the turn', async () => {
  const folder = await stateFolder()
  const outcome = await takeTurn(folder, 0, () => takeTurn(folder, 0, async () => 'inner'))
  expect(outcome).toBe('busy')
  expect(await takeTurn(folder, 0, async () => 'free')).toBe('free')
})

test('a lock file that is no database keeps nobody from a publish, nor a server from its start', async () => {
  const folder = await stateFolder()
  await mkdir(folder)
  for (const file of ['turn.db', 'site.db.lock']) await writeFile(join(folder, file), 'no database '.repeat(500))
  openState(folder).close()
  expect(await takeTurn(folder, 0, () => takeTurn(folder, 0, async () => 'inner'))).toBe('busy')
  expect(await takeTurn(folder, 0, async () => 'free')).toBe('free')
})

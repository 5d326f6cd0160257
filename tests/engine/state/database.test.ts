/** The database file: what is written at the same time by one connection, and what is left of one that was cut. */
import { cp, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { DamagedState } from '../../../src/engine/state/database/disk.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { emptyFolder } from '../../harness/folder.ts'

const AT = '2027-01-01T00:00:00.000Z'

test('of a hundred writes at once by one connection none is lost', async () => {
  const { history } = openState()
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => history.add({ at: AT, what: 'refused', by: String(index) })),
  )
  expect(history.lines().map(({ by }) => Number(by))).toEqual(Array.from({ length: 100 }, (_, index) => index))
})

test.each([
  ['nobody has open', false],
  ['another connection has open and has written', true],
])('wherever a file was cut that %s, it is known to be damaged', async (_name, isOpen) => {
  const folder = await emptyFolder()
  const whole = join(folder, 'whole')
  const state = openState(whole)
  await Promise.all(
    Array.from({ length: 60 }, () => state.history.add({ at: AT, what: 'refused', by: 'x'.repeat(10_000) })),
  )
  state.close()
  const { size } = await stat(join(whole, 'site.db'))
  for (const share of [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99]) {
    const copy = join(folder, String(share))
    await cp(whole, copy, { recursive: true })
    if (isOpen) await writtenBy(copy)
    await truncate(join(copy, 'site.db'), Math.floor(size * share))
    expect(isDamageFound(copy), String(share)).toBe(true)
  }
})

/** By a connection that stays open; all of it is in the file then. */
async function writtenBy(folder: string): Promise<void> {
  const { history, close } = openState(folder)
  onTestFinished(close)
  await history.add({ at: AT, what: 'refused', by: 'other' })
  const database = new DatabaseSync(join(folder, 'site.db'))
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

/** By the opening, which puts the file aside, or by a reader. Throws where something else is said of it. */
function isDamageFound(folder: string): boolean {
  const state = openState(folder)
  try {
    if (state.takeRenewal()?.code === 'state-damaged') return true
    state.history.lines()
    state.check()
    return false
  } catch (error) {
    if (error instanceof DamagedState) return true
    throw error
  } finally {
    state.close()
  }
}

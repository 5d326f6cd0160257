/** Servers that share a state: each publishes, and all show it, whatever happens to one of them. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { atDepth } from '../harness/depth.ts'
import { newDatabase } from './postgres.ts'
import { startServers } from './servers.ts'
import { tryServers } from './servers-trial.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { numbers } from './random-numbers.ts'

const EDITS = atDepth(12, 1000)

let site: WorldSite
beforeAll(async () => void (site = await buildSiteOf('fewPages', { plain: true })))
afterAll(() => site?.close())

/** Of a test's own: what a killed server left of the test before would be published by the others meanwhile. */
async function threeServers() {
  const database = await newDatabase()
  const { all, close } = await startServers(3, database, site.options)
  onTestFinished(close)
  return { database, servers: all }
}

test(
  `L9 ${EDITS} publishes at three servers that are killed, cut off and restarted: no page is torn, no edit lost, none published twice`,
  async () => {
    const { world } = site.provider
    const trial = await tryServers({ ...(await threeServers()), world, edits: EDITS, random: numbers(7) })
    expect(trial).toMatchObject({ failed: 0, torn: 0, lost: 0, double: 0 })
    expect(trial.published, 'each edit and the first build').toBeGreaterThan(EDITS)
    expect(trial.published, 'two where two save at once').toBeLessThanOrEqual(EDITS + Math.floor(EDITS / 3) + 1)
    expect(trial.visits).toBeGreaterThan(EDITS)
    expect(Object.keys(trial.disturbances).length).toBeGreaterThan(1)
  },
  atDepth(180_000, 3_600_000),
)

/** Publishes at several servers that share a state, while servers are killed, cut off and restarted, and visitors read all of them. */
import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '../../src/demo/world.ts'
import { digest } from '../../src/records/digest.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { PROGRAM } from '../../src/engine/state/versions.ts'
import { messageOf, type Server } from './servers.ts'
import { rowsIn } from './whole-state.ts'

export interface Trial {
  edits: number
  /** Visits that were answered, those of them that were not answered with the page, and pages that no release has. */
  visits: number
  failed: number
  torn: number
  /** Edits after which a server showed another state for longer than it may. */
  lost: number
  /** Releases that were published twice, and all that were published. */
  double: number
  published: number
  /** What was done to servers, by its name. */
  disturbances: Record<string, number>
  /** Milliseconds from each undisturbed publish until each server showed it. */
  delays: number[]
}

export interface TrialInput {
  servers: readonly Server[]
  database: string
  world: World
  edits: number
  /** From 0 to 1, as `Math.random`. */
  random: () => number
}

const PATH = '/en/hotels/deniz-kizi/rooms'
/** Share of the edits beside which something goes wrong. */
const DISTURBED = 0.4
/** Well below the time after which an idle server asks for everything, and would find an edit that was lost. */
const PATIENCE = 120_000

export async function tryServers(input: TrialInput): Promise<Trial> {
  const { servers, database, world, edits, random } = input
  const trial: Trial = {
    ...{ edits, visits: 0, failed: 0, torn: 0, lost: 0, double: 0, published: 0, delays: [] },
    disturbances: {},
  }
  const { query, close } = openConnections(database, 'trial')
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const seen = new Set<string>()
  const known = new Set<string>()
  let isOver = false
  const visitors = servers.map(async (server) => {
    while (!isOver) {
      const answer = await fetch(server.url + PATH).catch(() => undefined)
      const body = await answer?.arrayBuffer().catch(() => undefined)
      if (body) {
        trial.visits++
        if (answer!.status === 200) seen.add(digest(Buffer.from(body)))
        else trial.failed++
      }
      await pause(5)
    }
  })
  const learn = async () => {
    const rows = await rowsIn(database, `SELECT hash FROM page WHERE path = '${PATH}'`)
    for (const { hash } of rows) known.add(String(hash))
  }

  const disturbances: Record<string, (server: Server) => Promise<void>> = {
    async killed(server) {
      await pause(random() * 80)
      await server.stop('SIGKILL')
      await server.start()
    },
    async restarted(server) {
      await server.stop()
      await server.start()
    },
    async stale(server) {
      await server.stop()
      await server.goStale()
      await server.start()
    },
    // Perhaps between a commit and the answer to it.
    async disconnected() {
      await pause(random() * 150)
      // Of this database alone: other tests have theirs on the same PostgreSQL.
      const ours = 'datname = current_database() AND starts_with(application_name, $1)'
      await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`, [PROGRAM])
    },
    async cutOff(server) {
      await pause(random() * 40)
      await server.way.block()
      await pause(random() * 400)
      await server.way.open()
    },
  }

  /** As a sender that is told to try again. */
  async function send(hint: object): Promise<void> {
    for (;;) {
      const answer = await fetch(`${any(servers).url}/hooks/rebuild`, messageOf(hint)).catch(() => undefined)
      if (answer?.status === 202) return
      await pause(50)
    }
  }

  async function shows(server: Server, texts: readonly string[]): Promise<boolean> {
    const answer = await fetch(server.url + PATH).catch(() => undefined)
    const page = await answer?.text().catch(() => '')
    return texts.every((text) => page?.includes(text))
  }

  const rooms = world.rooms.get(51, 'en')!.slice(0, 2)
  const shown = new Map<string, string>()
  for (let edit = 1; edit <= edits; edit++) {
    // Every third time two people save at once.
    const changed = edit % 3 === 0 ? rooms : [any(rooms)]
    for (const [index, { slug }] of changed.entries()) {
      shown.set(slug, `Edit number ${edit}, ${index}.`)
      world.editRoom(51, 'en', slug, (room) => void (room.text = shown.get(slug)!))
    }
    const name = random() < DISTURBED ? any(Object.keys(disturbances)) : undefined
    if (name) trial.disturbances[name] = (trial.disturbances[name] ?? 0) + 1
    const disturbed = name && disturbances[name]!(any(servers))
    await Promise.all(changed.map(({ id }) => send({ changes: [{ resource: 'room', id }] })))
    const shownAt = await Promise.all(
      servers.map(async (server) => {
        for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(5))
          if (await shows(server, [...shown.values()])) return Date.now()
        return undefined
      }),
    )
    await disturbed
    if (shownAt.includes(undefined)) trial.lost++
    const line = (await rowsIn(database, "SELECT at FROM history WHERE what = 'published' ORDER BY number")).at(-1)
    if (!name) for (const at of shownAt) if (at !== undefined) trial.delays.push(at - Date.parse(String(line!.at)))
    await learn()
  }
  isOver = true
  await Promise.all(visitors)
  await learn()
  trial.torn = [...seen].filter((hash) => !known.has(hash)).length
  const lines = await rowsIn(database, "SELECT id FROM history WHERE what = 'published' ORDER BY number")
  trial.published = lines.length
  trial.double = lines.filter(({ id }, index) => lines[index - 1]?.id === id).length
  await close()
  return trial
}

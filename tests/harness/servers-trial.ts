/** Publishes at several servers that share a state, while servers are killed, cut off and restarted, and visitors read all of them. */
import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '../../src/demo/world.ts'
import { digest } from '../../src/snapshot/digest.ts'
import { openConnections } from '../../src/state/shared/connection.ts'
import { messageOf, type Server } from './servers.ts'

export interface Trial {
  edits: number
  /** Visits to pages, and those of them that were not what any release has. */
  visits: number
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
const HINT = { changes: [{ resource: 'room', id: 0 }] }
/** Share of the edits beside which something goes wrong. */
const DISTURBED = 0.4
/** Milliseconds that all servers have to show an edit, restarts among it. */
const PATIENCE = 30_000

export async function tryServers({ servers, database, world, edits, random }: TrialInput): Promise<Trial> {
  const trial: Trial = {
    ...{ edits, visits: 0, torn: 0, lost: 0, double: 0, published: 0, delays: [] },
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
      if (body && answer!.status === 200) {
        trial.visits++
        seen.add(digest(Buffer.from(body)))
      }
      await pause(5)
    }
  })
  const learn = async () => {
    for (const { hash } of await query<{ hash: string }>('SELECT hash FROM page WHERE path = $1', [PATH]))
      known.add(hash)
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

  async function shows(server: Server, text: string): Promise<boolean> {
    const answer = await fetch(server.url + PATH).catch(() => undefined)
    return (await answer?.text().catch(() => ''))?.includes(text) === true
  }

  const room = world.rooms.get(51, 'en')![0]!
  const hint = { changes: [{ ...HINT.changes[0], id: room.id }] }
  for (let edit = 1; edit <= edits; edit++) {
    const text = `Edit number ${edit}.`
    world.editRoom(51, 'en', room.slug, (each) => void (each.text = text))
    const name = random() < DISTURBED ? any(Object.keys(disturbances)) : undefined
    if (name) trial.disturbances[name] = (trial.disturbances[name] ?? 0) + 1
    const disturbed = name && disturbances[name]!(any(servers))
    await send(hint)
    const shownAt = await Promise.all(
      servers.map(async (server) => {
        for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(5))
          if (await shows(server, text)) return Date.now()
        return undefined
      }),
    )
    await disturbed
    if (shownAt.includes(undefined)) trial.lost++
    const [line] = await query<{ at: string }>(
      "SELECT at FROM history WHERE what = 'published' ORDER BY number DESC LIMIT 1",
    )
    if (!name) for (const at of shownAt) if (at !== undefined) trial.delays.push(at - Date.parse(line!.at))
    await learn()
  }
  isOver = true
  await Promise.all(visitors)
  await learn()
  trial.torn = [...seen].filter((hash) => !known.has(hash)).length
  const lines = await query<{ id: string }>("SELECT id FROM history WHERE what = 'published' ORDER BY number")
  trial.published = lines.length
  trial.double = lines.filter(({ id }, index) => lines[index - 1]?.id === id).length
  await close()
  return trial
}

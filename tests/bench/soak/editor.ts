/** Edits at the provider, told to a server by its webhook, followed until they are published, and looked for on the pages that changed. */
import type { ChildProcess } from 'node:child_process'
import type { Dispatcher } from 'undici'
import type { Report } from '../../../src/engine/release/report.ts'
import { hrefOf } from '../../../src/routes/paths.ts'
import { hookMessage } from '../../harness/hook-message.ts'
import { message } from '../measure.ts'
import type { Edited } from './provider-process.ts'

export const SECRET = `whsec_${Buffer.from('known to the bench alone').toString('base64')}`

interface Job {
  jobId: string
  state: string
  report?: Report
  error?: string
}

/** Publishes one edit. Rejects where that does not lead to a page that shows it. */
export async function publishEdit(server: Dispatcher, provider: ChildProcess): Promise<void> {
  const { text, report } = await publishNext(server, provider)
  if (!report) return
  for (const { path } of report.changed) {
    const { body } = await server.request({ method: 'GET', path: hrefOf(path) })
    if ((await body.text()).includes(text)) return
  }
  throw new Error(`No page says "${text}"`)
}

/** Without a report the server had found it by itself a moment before, when it asked for everything. */
async function publishNext(server: Dispatcher, provider: ChildProcess): Promise<{ text: string; report?: Report }> {
  provider.send('edit')
  const { change, text } = await message<Edited>(provider)
  const { jobId } = await postChange(server, JSON.stringify({ type: 'content.changed', data: { changes: [change] } }))
  const { state, report, error } = await lastNews(server, jobId)
  if (state === 'unchanged') return { text }
  if (state !== 'published') throw new Error(`${text}: ${error}`)
  return { text, report: report! }
}

async function postChange(server: Dispatcher, body: string): Promise<Job> {
  const answer = await server.request({ path: '/hooks/rebuild', ...hookMessage(body, { secret: SECRET }) })
  if (answer.statusCode !== 202)
    throw new Error(`The webhook answered ${answer.statusCode}: ${await answer.body.text()}`)
  return (await answer.body.json()) as Job
}

/** What the job's stream of events says last, when it ends by itself. */
async function lastNews(server: Dispatcher, jobId: string): Promise<Job> {
  const headers = { accept: 'text/event-stream' }
  const { body } = await server.request({ method: 'GET', path: `/hooks/rebuild/${jobId}`, headers })
  const events = (await body.text()).split('\n').filter((line) => line.startsWith('data: '))
  return JSON.parse(events.at(-1)!.slice('data: '.length)) as Job
}

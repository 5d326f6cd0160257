/** The rebuild webhook: signed by the Standard Webhooks scheme, answered with a job. Source: the provider contract, last section. */
import type { Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { readChangeMessage } from '../../../provider/crawl/change-message.ts'
import { signatureFault } from '../../edge/signature.ts'
import { boundedBody } from '../../../provider/http/body.ts'
import { MustNotPublish, PROBLEMS, type Problem } from '../../../config/problems/table.ts'
import type { Job } from './job.ts'
import type { Jobs } from './jobs.ts'
import { personName } from '../person-name.ts'

export interface HookOptions {
  /** `whsec_…`; without it the webhook answers 503. */
  secret?: string | undefined
  /** Missing on a server that only serves. */
  jobs?: Jobs | undefined
  /** Preview of the release that a job left waiting. */
  previewOf?: ((job: Job) => string | undefined) | undefined
}

const PATH = '/hooks/rebuild'
/** Bytes. */
const LARGEST_BODY = 256 * 1024
/** After which the sender repeats a message that could not be stored. */
const RETRY_SECONDS = 30

export function addHooks(app: Hono, { secret, jobs, previewOf }: HookOptions): void {
  const publicJob = (job: Job) => ({ ...publicFields(job), preview: previewOf?.(job) })

  app.post(PATH, async (context) => {
    if (!secret || !jobs) return refuse(context, 503, 'The webhook is off: REBUILD_WEBHOOK_SECRET is not set.')
    const bytes = await boundedBody(context.req.raw.body, LARGEST_BODY)
    if (!bytes) return refuse(context, 413, `The body is larger than ${LARGEST_BODY} bytes.`)
    const body = new TextDecoder().decode(bytes)
    const id = context.req.header('webhook-id') ?? ''
    const fault = await signatureFault(context.req.raw.headers, body, { secret })
    if (fault) return refuse(context, 401, `The signature is not valid: ${fault}.`)
    const reading = readChangeMessage(body)
    if (!reading.ok) return refuse(context, 400, `The body is ${reading.fault}`)
    // A repeated message gets its first job: the sender may have missed the answer.
    const { changes, preview, author = '' } = reading
    const request = { message: id, preview, author: personName(author) }
    const jobId = jobs.jobFor(id) ?? jobs.add(changes, request).id
    try {
      await jobs.saved()
    } catch (error) {
      // The sender retries later, perhaps at a different server.
      if (!(error instanceof MustNotPublish)) throw error
      const [{ code, message }] = error.problems as [Problem]
      context.header('retry-after', String(RETRY_SECONDS))
      return refuse(context, 503, `The message was not taken; send it again. ${message}. ${PROBLEMS[code].remedy}`)
    }
    return context.json({ jobId, state: jobs.get(jobId)?.state ?? 'queued' }, 202, {
      location: `${PATH}/${jobId}`,
      'cache-control': 'no-store',
    })
  })

  app.get(`${PATH}/:id`, (context) => {
    const job = jobs?.get(context.req.param('id'))
    if (!jobs || !job) return refuse(context, 404, 'There is no such job.')
    if (!/text\/event-stream/.test(context.req.header('accept') ?? '')) {
      return context.json(publicJob(job), 200, { 'cache-control': 'no-store' })
    }
    return streamSSE(context, (stream) =>
      follow(jobs, job, {
        send: (each) => stream.writeSSE({ event: each.state, data: JSON.stringify(publicJob(each)) }),
        onAbort: (stop) => stream.onAbort(stop),
      }),
    )
  })

  app.all(`${PATH}`, (context) => refuse(context, 405, 'Only POST is answered here.'))
}

/** Sends the job's state now and at each change, until it is over or no longer known, or the reader leaves. */
function follow(
  jobs: Jobs,
  job: Job,
  { send, onAbort }: { send(job: Job): Promise<void>; onAbort(stop: () => void): void },
): Promise<void> {
  return new Promise((resolve) => {
    let sent = Promise.resolve()
    const push = (each: Job | undefined) => {
      if (each) {
        const copy = { ...each }
        sent = sent.then(() => send(copy))
      }
      if (!each || each.finishedAt) {
        stop()
        void sent.then(resolve, resolve)
      }
    }
    const stop = jobs.watch(job.id, push)
    onAbort(() => {
      stop()
      resolve()
    })
    push(job)
  })
}

/** The job's public fields. */
function publicFields({ id, state, createdAt, finishedAt, report, error }: Job) {
  return { jobId: id, state, createdAt, finishedAt, report, error }
}

function refuse(context: Context, status: 400 | 401 | 404 | 405 | 413 | 503, text: string) {
  return context.json({ status, message: text }, status, { 'cache-control': 'no-store' })
}

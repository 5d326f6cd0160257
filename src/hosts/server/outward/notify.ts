/** NOTIFY_URL: a signed message (Standard Webhooks) for each release that was published, waits or was refused. */
import { ofetch } from 'ofetch'
import { Webhook } from 'standardwebhooks'
import { reasonOf } from '../../../provider/http/reason.ts'
import { retrying } from '../../../provider/http/retries.ts'
import { logFailure } from '../../../config/problems/log.ts'
import type { HistoryLine } from '../../../engine/state/releases/history.ts'
import type { Deed } from '../../../records/release.ts'
import type { State } from '../../../engine/state/state.ts'

export interface NotifySettings {
  url: string
  /** `whsec_…`: signs the messages. */
  secret: string
}

interface NotifyOptions {
  settings: NotifySettings
  state: State
  /** Absolute address of a waiting release's preview. */
  previewOf?: ((line: HistoryLine) => string | undefined) | undefined
  /** Runs under a lock across servers. */
  inTurn?: ((run: () => Promise<void>, signal: AbortSignal) => Promise<unknown>) | undefined
  /** Called for each failed message. */
  onFailure?: (() => void) | undefined
  /** Milliseconds before the second attempt. */
  retryDelay?: number | undefined
}

export interface Notifier {
  /** Sends new history entries, in the background. */
  send(): void
  /** Settles when nothing is left to send. */
  idle(): Promise<void>
  /** Stops; the rest is sent at the next start. */
  close(): Promise<void>
}

const EVENT_TYPES: Partial<Record<Deed, string>> = {
  published: 'release.published',
  undone: 'release.published',
  waiting: 'release.waiting',
  refused: 'release.refused',
}
const RETRIES = 3
const TIMEOUT_MS = 10_000

/**
 * Sends messages one after another, each until it is accepted or its retries are used up. Their ids come from the history, so that a receiver
 * recognizes repeats. Entries from before the first start are not sent.
 */
export function openNotifier(options: NotifyOptions): Notifier {
  const { settings, state, previewOf, onFailure, retryDelay = 1000, inTurn = (run) => run() } = options
  const { url, secret } = settings
  const { history } = state
  const closing = new AbortController()
  const webhook = new Webhook(secret)
  const first = history.last()
  let isDue = false
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    while (isDue && !closing.signal.aborted) {
      isDue = false
      state.refresh()
      const last = await history.notified(url)
      if (last === undefined) await history.saveNotified(url, first)
      // A recreated state counts its lines from 1 again.
      for (const line of history.lines(Math.min(last ?? first, history.last()))) {
        if (EVENT_TYPES[line.what]) await post(line)
        if (closing.signal.aborted) return
        await history.saveNotified(url, line.number)
      }
    }
  }

  async function post(line: HistoryLine): Promise<void> {
    const { number, at, what, release, id, by, details } = line
    const preview = what === 'waiting' ? previewOf?.(line) : undefined
    const data = { what, release, id, by, ...details, ...(preview && { preview }) }
    const body = JSON.stringify({ type: EVENT_TYPES[what], timestamp: at, data })
    const message = `history_${number}_${Date.parse(at)}`
    const sentAt = new Date()
    try {
      await ofetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': message,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': webhook.sign(message, sentAt, body),
        },
        responseType: 'text',
        timeout: TIMEOUT_MS,
        onRequest: () => closing.signal.throwIfAborted(),
        ...retrying({ retries: RETRIES, delay: retryDelay }),
      })
    } catch (error) {
      if (closing.signal.aborted) return
      console.error(`NOTIFY_URL: ${reasonOf(error)}`)
      onFailure?.()
    }
  }

  function send(): void {
    isDue = true
    running ??= inTurn(work, closing.signal)
      .then(() => {})
      .catch(logFailure)
      .finally(() => (running = undefined))
  }

  send()
  return {
    send,
    idle: async () => running,
    async close() {
      closing.abort()
      await running
    },
  }
}

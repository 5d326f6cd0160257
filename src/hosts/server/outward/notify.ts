/** NOTIFY_URL: a signed message (Standard Webhooks) for each release that was published, waits or was refused. */
import { ofetch } from 'ofetch'
import { Webhook } from 'standardwebhooks'
import { reasonOf } from '../../../provider/http/reason.ts'
import { retrying } from '../../../provider/http/retries.ts'
import { inBackground, type Background } from '../../../engine/publish/in-background.ts'
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
  /** Milliseconds before the second attempt, of a message or of a turn. */
  retryDelay?: number | undefined
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
export function openNotifier(options: NotifyOptions): Background {
  const { settings, state, previewOf, onFailure, retryDelay = 1000, inTurn = (run) => run() } = options
  const { url, secret } = settings
  const { history } = state
  const webhook = new Webhook(secret)
  const first = history.last()
  /** The last message: not sent again if the state could not note it. */
  let sent: string | undefined

  async function sendNew(signal: AbortSignal): Promise<void> {
    state.refresh()
    const last = await history.notified(url)
    if (last === undefined) await history.saveNotified(url, first)
    // A recreated state counts its lines from 1 again.
    for (const line of history.lines(Math.min(last ?? first, history.last()))) {
      if (EVENT_TYPES[line.what]) await post(line, signal)
      if (signal.aborted) return
      await history.saveNotified(url, line.number)
    }
  }

  async function post(line: HistoryLine, signal: AbortSignal): Promise<void> {
    const { number, at, what, release, id, by, details } = line
    const preview = what === 'waiting' ? previewOf?.(line) : undefined
    const data = { what, release, id, by, ...details, ...(preview && { preview }) }
    const body = JSON.stringify({ type: EVENT_TYPES[what], timestamp: at, data })
    const message = `history_${number}_${Date.parse(at)}`
    if (message === sent) return
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
        onRequest: () => signal.throwIfAborted(),
        ...retrying({ retries: RETRIES, delay: retryDelay }),
      })
    } catch (error) {
      if (signal.aborted) return
      console.error(`NOTIFY_URL: ${reasonOf(error)}`)
      onFailure?.()
    }
    sent = message
  }

  const notifier = inBackground((signal) => inTurn(() => sendNew(signal), signal), { delay: retryDelay })
  notifier.ask()
  return notifier
}

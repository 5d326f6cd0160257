/** NOTIFY_URL: a signed message (Standard Webhooks) for each release that was published, waits or was refused. */
import { setTimeout as pause } from 'node:timers/promises'
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
  /** Milliseconds before the second attempt, of a message or of a turn. */
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
/** Between attempts while the state or the lock fails. */
const LONGEST_WAIT_MS = 60_000

/**
 * Sends messages one after another, each until it is accepted or its retries are used up. Their ids come from the history, so that a receiver
 * recognizes repeats. Entries from before the first start are not sent.
 */
export function openNotifier(options: NotifyOptions): Notifier {
  const { settings, state, previewOf, onFailure, retryDelay = 1000, inTurn = (run) => run() } = options
  const { url, secret } = settings
  const { history } = state
  const closing = new AbortController()
  const { signal } = closing
  const webhook = new Webhook(secret)
  const first = history.last()
  /** The last message: not sent again if the state could not note it. */
  let sent: string | undefined
  let isDue = false
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    let wait = retryDelay
    while (isDue && !signal.aborted) {
      try {
        await inTurn(sendNew, signal)
        wait = retryDelay
      } catch (error) {
        logFailure(error)
        isDue = true
        await pause(wait, undefined, { signal }).catch(() => {})
        wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      }
    }
  }

  async function sendNew(): Promise<void> {
    isDue = false
    state.refresh()
    const last = await history.notified(url)
    if (last === undefined) await history.saveNotified(url, first)
    // A recreated state counts its lines from 1 again.
    for (const line of history.lines(Math.min(last ?? first, history.last()))) {
      if (EVENT_TYPES[line.what]) await post(line)
      if (signal.aborted) return
      await history.saveNotified(url, line.number)
    }
  }

  async function post(line: HistoryLine): Promise<void> {
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

  function send(): void {
    isDue = true
    running ??= work().finally(() => {
      running = undefined
      if (isDue && !signal.aborted) send()
    })
  }

  send()
  return {
    send,
    async idle() {
      while (running) await running
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

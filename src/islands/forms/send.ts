/** Posts a form and waits for its answer. */

export type SendOutcome = { outcome: 'success' | 'failed' } | { outcome: 'invalid'; errors: Record<string, string> }

const TIMEOUT_MS = 120_000
/** A busy state that is gone before it can be read looks like a fault. */
const BUSY_MS = 200

export async function send(form: HTMLFormElement): Promise<SendOutcome> {
  const [outcome] = await Promise.all([post(form), new Promise((resolve) => setTimeout(resolve, BUSY_MS))])
  return outcome
}

async function post(form: HTMLFormElement): Promise<SendOutcome> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await response.json()) as { ok?: boolean; errors?: Record<string, string> }
    if (response.ok && answer.ok) return { outcome: 'success' }
    return answer.errors ? { outcome: 'invalid', errors: answer.errors } : { outcome: 'failed' }
  } catch {
    return { outcome: 'failed' }
  }
}

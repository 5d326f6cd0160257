/**
 * The page for the visit's trip: asked of this site as a guest's address would ask, and shown in the parts that are marked for it. What is in the window
 * is not moved: a part is changed while its text is outside it, or once it has an answer already.
 */
import { become } from '../../../components/browser/answer/merge.ts'
import { kept, STAY } from '../../../components/browser/session.ts'
import { parsePage } from '../../../components/browser/trusted-types.ts'
import { tripIn, tripQuery } from '../../../domain/trip/trip.ts'

/** Of people and days alone: wishes choose among hotels. Birth dates are ages on the day of arrival. */
const asked = (said: string) => tripQuery({ ...tripIn(new URLSearchParams(said)), wishes: {} }).toString()

const parts = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-fit]')]

export function mount(): void {
  const answered = new WeakSet<HTMLElement>()
  /** The trip that the page shows or was asked for. The address may have lost it since. */
  let current: string | undefined = asked(
    new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search,
  )
  if (current) for (const part of parts(document)) answered.add(part)
  let request = new AbortController()

  async function ask(): Promise<void> {
    const query = asked(kept(STAY) ?? location.search)
    if (query === current) return
    current = query
    request.abort()
    const { signal } = (request = new AbortController())
    const answer = await fetch([location.pathname, query].filter(Boolean).join('?'), { signal })
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
    const page = parsePage(await answer.text())
    if (signal.aborted) return
    const next = parts(page)
    const here = parts(document)
    if (next.length === here.length) here.forEach((part, index) => show(part, next[index]!, signal))
  }

  function show(part: HTMLElement, next: HTMLElement, signal: AbortSignal): void {
    const change = () => {
      become(part, next)
      answered.add(part)
    }
    if (answered.has(part) || isOutside(part)) return change()
    const wait = () => {
      if (signal.aborted) return stop()
      if (!isOutside(part)) return
      stop()
      change()
    }
    const stop = () => removeEventListener('scroll', wait)
    addEventListener('scroll', wait, { passive: true })
  }

  const follow = () =>
    void ask().catch((error: Error) => {
      if (error.name === 'AbortError') return
      console.error(error)
      // With the next change of the trip it is asked again.
      current = undefined
    })
  follow()
  addEventListener('stay', follow)
}

/** A part's pictures stay where they are, whatever it says. What is above the window moves nothing in it where browsers hold the place. */
function isOutside(part: HTMLElement): boolean {
  const { bottom } = part.getBoundingClientRect()
  const { top } = (part.querySelector('p, h2, h3, li') ?? part).getBoundingClientRect()
  return top >= innerHeight || (bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
}

/** Parts of the page that need more script than the page itself: loaded when idle, seen or touched, whichever comes first. */
import { pageTexts, type IslandTexts } from '../../islands/texts.ts'
import { load } from '../load.ts'
import { whenIdle } from './later.ts'

export interface Island {
  /** Gives life to the element; the answer takes it away again. */
  mount(element: HTMLElement): () => void
}

/** An island that says something. */
interface Speaking {
  mount(element: HTMLElement, texts: IslandTexts): () => void
}

interface Registration {
  /**
   * `idle`: at the latest two seconds after the page, for what stands in the first screen. `seen`: close to the window. `shown`: as idle, once it
   * is not folded away.
   */
  when: 'idle' | 'seen' | 'shown'
  /** What opens the element, elsewhere on the page: a pointer or the focus on it is a first touch too. */
  openers?: string
  load: () => Promise<Island>
  /** What waits for the island when it is clicked before: other clicks do what the markup alone does. */
  replay?: string
  /** Where letters are meant for the island alone: they and the keys after them wait for it, as long as the focus does. */
  letters?: string
}

/** By the value of `data-island`. */
const ISLANDS: Record<string, Registration> = {
  // Folded away it can wait for the guest, unless the address brings a search.
  search: {
    when: location.search ? 'idle' : 'shown',
    openers: '[data-book]',
    load: () => speaking(() => import('../../islands/search/mount.tsx')),
    letters: 'select',
  },
  reservation: { when: 'idle', load: () => speaking(() => import('../../islands/reservation/mount.tsx')) },
  hero: { when: 'idle', load: () => import('../../islands/hero/mount.ts') },
  stories: { when: 'seen', load: () => speaking(() => import('../../islands/stories/mount.ts')) },
  gallery: { when: 'seen', load: () => import('../../islands/gallery/mount.ts'), replay: '[data-picture]' },
  newsletter: {
    when: 'seen',
    load: () => speaking(() => import('../../islands/forms/newsletter.ts')),
    replay: '[type=submit]',
  },
  contact: {
    when: 'seen',
    load: () => speaking(() => import('../../islands/forms/contact.ts')),
    replay: '[type=submit]',
  },
}

const NEAR = '100px'
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const
const HINTS = ['pointerenter', 'touchstart', 'focus'] as const

async function speaking(importer: () => Promise<Speaking>): Promise<Island> {
  const [{ mount }, texts] = await Promise.all([importer(), pageTexts()])
  return { mount: (element) => mount(element, texts) }
}

export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = ISLANDS[element.dataset.island!]
    if (island) startIsland(element, island)
  }
}

function startIsland(element: HTMLElement, { when, openers, load: importer, replay, letters }: Registration): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const kept: KeyboardEvent[] = []
  let started: Promise<void> | undefined
  const start = () => {
    started ??= load(importer)
      .then(({ mount }) => {
        const keys = kept.filter(({ target }) => target === document.activeElement)
        mount(element)
        return pressAgain(keys)
      })
      // The markup works without its island: nothing may wait for it any longer.
      .catch((error: unknown) => console.error(error))
      .finally(() => waiting.abort())
    return started
  }

  for (const touch of TOUCHES) element.addEventListener(touch, () => void start(), { signal })
  for (const opener of openers ? document.querySelectorAll(openers) : [])
    for (const touch of HINTS) opener.addEventListener(touch, () => void start(), { signal, passive: true })
  if (replay) {
    element.addEventListener('click', (event) => replayClick(event, replay, start), { signal, capture: true })
    element.addEventListener('submit', (event) => replaySubmit(event, start), { signal, capture: true })
  }
  if (letters)
    element.addEventListener('keydown', (event) => (event.target as Element).matches(letters) && keep(event, kept), {
      signal,
    })
  if (when === 'idle') whenLoadedAndIdle(() => void start())
  else if (when === 'shown') whenSeen(element, () => whenLoadedAndIdle(() => void start()), signal)
  else whenSeen(element, () => void start(), signal)
}

function replayClick(event: MouseEvent, selector: string, start: () => Promise<void>): void {
  const target = (event.target as Element).closest<HTMLElement>(selector)
  // With a key held the visitor wants what the browser does: a new tab, a download.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  hold(event)
  void start().then(() => target.click())
}

function replaySubmit(event: SubmitEvent, start: () => Promise<void>): void {
  hold(event)
  void start().then(() => (event.target as HTMLFormElement).requestSubmit(event.submitter))
}

function keep(event: KeyboardEvent, kept: KeyboardEvent[]): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || key === 'Tab' || (kept.length === 0 && !/^\S$/.test(key))) return
  event.preventDefault()
  kept.push(event)
}

/** Each once the one before it has had its effect. */
async function pressAgain(keys: readonly KeyboardEvent[]): Promise<void> {
  for (const key of keys) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
    await Promise.resolve()
  }
}

function hold(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function whenLoadedAndIdle(start: () => void): void {
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}

function whenSeen(element: HTMLElement, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Parts of the page that start when the guest turns to them; so do Astro's `client:touch` islands. What the guest does before the script has come is
 * done again once it answers, which an island says by a `live` event.
 */
import type { TouchIsland, TouchKind } from './client-touch.ts'
import { desktop } from './desktop.ts'
import { chooseLanguage } from './language.ts'
import { whenLoaded, whenNear } from './schedule.ts'
import { noteUse, reloadOnce } from './load.ts'
import { showAllFields, type BringBack } from './plain-form.ts'

interface Waiting {
  /** What opens it, elsewhere on the page: a pointer or the focus there starts it too. */
  openers?: string | undefined
  /** What waits for it when it is clicked before. Other clicks do what the markup alone does. */
  replay?: string | undefined
  /** Its forms wait for it when they are submitted before. */
  submits?: true
  /** What a click does, with or without its script: nobody waits for one to follow a link. */
  onClick?: (event: Event) => void
  /** Where letters are meant for it alone: they and the keys after them wait for it, as long as the focus stays. */
  letters?: string
}

interface Start extends Waiting {
  /** It starts once the page is loaded and the browser idle: what it shows is in the page's address. */
  always?: boolean
  /** On a desktop it starts as soon as it is close to the window: while the page is loading, once the browser is idle. */
  near?: boolean
  /** A query of the page's address that is meant for it: it starts when the browser is idle. */
  query?: RegExp
}

const STARTS: Record<TouchKind, Start> = {
  search: {
    near: true,
    query: /[?&](?:hotel|check(?:in|out)|adult|child)/i,
    openers: '[data-book]',
    letters: 'select',
  },
  stay: { always: true },
  form: { near: true, replay: '[type=submit]', submits: true },
  links: { onClick: chooseLanguage },
}

/** A change alone is one of assistive technology, or of what fills in fields. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'change'] as const
const HINTS = ['pointerenter', 'touchstart', 'focus'] as const

/** Those that are there already, and those that the browser is still to read. */
export function startIslands(): void {
  for (const each of (window.touchIslands ?? []) as TouchIsland[]) startIsland(each)
  window.touchIslands = { push: startIsland }
  addEventListener('astro:hydration-error', ({ target }) => {
    showAllFields(target as HTMLElement)
    reloadOnce()
  })
  addEventListener('input', noteUse, { capture: true })
}

function startIsland({ load, kind, island }: TouchIsland): void {
  const { always, near, query, ...waiting } = STARTS[kind]
  // What a browser's translator or an extension has changed cannot be hydrated: React renders it anew.
  const changes = new MutationObserver(() => island.setAttribute('client', 'only'))
  changes.observe(island, { childList: true, characterData: true, subtree: true })
  const start = onFirstTouch(island, waiting, async () => {
    // Links work as they are; drawn anew they would lose the press.
    if (kind === 'links' && island.getAttribute('client') === 'only') return
    const live = new Promise((resolve) => {
      // Without its script the markup works as it is: nothing waits any longer.
      for (const end of ['live', 'failed', 'astro:hydration-error'])
        island.addEventListener(end, resolve, { once: true })
    })
    const hydrate = await load()
    const plain = island.cloneNode(true)
    const onFailed = ({ detail }: CustomEventInit<BringBack>) => queueMicrotask(() => detail!(island, plain))
    island.addEventListener('failed', onFailed, { once: true })
    await hydrate()
    changes.disconnect()
    await live
  })
  if (always || query?.test(location.search)) whenLoaded(start)
  // The island's own element has no box.
  if (near) whenNear(island.children, () => desktop().matches && whenLoaded(start))
}

/** `begin` is called once: at the first touch, or by the function returned. Its promise never rejects; what the guest did meanwhile follows it. */
export function onFirstTouch(
  element: HTMLElement,
  { openers, replay, submits, onClick, letters }: Waiting,
  begin: () => Promise<void>,
): () => Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  const kept: Keys = { field: null, events: [] }
  let started: Promise<void> | undefined
  const start = () =>
    (started ??= begin()
      .then(() => pressAgain(kept))
      .finally(() => waiting.abort()))

  const options = { signal, capture: true }
  for (const type of TOUCHES) element.addEventListener(type, start, options)
  if (openers)
    for (const type of HINTS)
      document.addEventListener(type, ({ target }) => isWithin(target, openers) && void start(), options)
  if (replay) element.addEventListener('click', (event) => replayClick(event, replay, start), options)
  if (submits) element.addEventListener('submit', (event) => replaySubmit(event, start), options)
  if (onClick) for (const type of ['click', 'auxclick']) element.addEventListener(type, onClick, true)
  if (letters)
    element.addEventListener('keydown', (event) => isWithin(event.target, letters) && keep(event, kept), options)
  return start
}

const isWithin = (target: EventTarget | null, selector: string) => target instanceof Element && target.matches(selector)

function replayClick(event: MouseEvent, selector: string, start: () => Promise<void>): void {
  const target = (event.target as Element).closest<HTMLElement>(selector)
  // With a key held the guest wants what the browser does: a new tab, a download.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const current = stopped(event, target, selector)
  void start().then(() => current().click())
}

function replaySubmit(event: SubmitEvent, start: () => Promise<void>): void {
  const current = stopped(event, event.target as HTMLFormElement, 'form')
  void start().then(() => current().requestSubmit())
}

/** Stops an event. Returns how to find its target later, or its replacement if the island was rendered anew. */
function stopped<E extends HTMLElement>(event: Event, target: E, selector: string): () => E {
  const element = event.currentTarget as HTMLElement
  event.preventDefault()
  event.stopImmediatePropagation()
  return () => (target.isConnected ? target : element.querySelector<E>(selector)!)
}

interface Keys {
  /** The part of the island that had the focus. */
  field: Element | null
  events: KeyboardEvent[]
}

function keep(event: KeyboardEvent, keys: Keys): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || key === 'Tab' || (keys.events.length === 0 && !/^\S$/.test(key))) return
  event.preventDefault()
  keys.field = (event.target as Element).closest('[data-panel]')
  keys.events.push(event)
}

/** Replays each key after the one before has taken effect; stops if the guest has moved the focus. */
async function pressAgain({ field, events }: Keys): Promise<void> {
  if (!field || (field.isConnected && !field.contains(document.activeElement))) return
  for (const event of events) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))
    await Promise.resolve()
  }
}

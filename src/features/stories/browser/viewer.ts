/** One story full screen: progress bars, tap zones for previous and next, pause. */
import { coverClosed, coverOpened } from '../../../components/browser/back.ts'
import { afterPress } from '../../../components/browser/press.ts'
import { onSwipe } from '../../../components/browser/swipe.ts'
import { iconElement } from '../../../styles/icons.ts'
import { pageLocale, translator } from '../../../components/islands/texts.ts'

const PICTURE_MS = 6000

const t = translator(pageLocale())

interface ViewerParts {
  dialog: HTMLDialogElement
  /** After the last item, once the story is closed. */
  onEnd: () => void
  onClose: () => void
}

export function viewer({ dialog, onEnd, onClose }: ViewerParts): () => void {
  // One item is shown at a time: there is nothing to scroll.
  dialog.querySelector('.slides')!.removeAttribute('tabindex')
  const parts = controls()
  const { count, previous, next, pauseButton, progress } = parts
  dialog.append(count, previous, next, pauseButton, progress)
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const { start, step, toggle, hold, stop } = player(dialog, parts, onEnd)

  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  pauseButton.addEventListener('click', toggle)
  dialog.querySelector('[data-viewer-close]')!.addEventListener('click', () => dialog.close())
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  onSwipe(dialog, step)
  dialog.addEventListener('pointerdown', hold)
  dialog.addEventListener('close', () => {
    // The event comes late: "forward" may have opened it again.
    if (dialog.open) return
    stop()
    coverClosed(cover)
    onClose()
  })
  dialog.dataset.viewer = ''
  const cover = { open, close: () => dialog.close() }
  function open(): void {
    dialog.showModal()
    coverOpened(cover)
    start(!stillness.matches)
  }
  return open
}

/** Turns a story's items. */
function player(
  dialog: HTMLDialogElement,
  { count, pauseButton, progress }: ReturnType<typeof controls>,
  onEnd: () => void,
) {
  const items = [...dialog.querySelectorAll<HTMLElement>('.slides > li')]
  const bars = items.map(() => progress.appendChild(document.createElement('span')))
  let playing = false
  let current = 0
  let turn: Animation | undefined
  const film = () => items[current]?.querySelector('video')

  function stop(): void {
    turn?.cancel()
    film()?.pause()
  }

  function show(index: number, isPlaying = playing): void {
    stop()
    current = index
    mark(items, bars, index)
    count.textContent = t('components.common.hero.slide', { number: index + 1, total: items.length })
    const video = film()
    if (video) video.currentTime = 0
    const duration = (video?.duration || 0) * 1000 || PICTURE_MS
    turn = bars[index]!.animate({ backgroundSize: ['0% 100%', '100% 100%'] }, { duration, fill: 'forwards' })
    // It may end while the story closes.
    turn.onfinish = () => dialog.open && step(1)
    setPlaying(isPlaying)
  }

  function step(by: 1 | -1): void {
    if (items[current + by]) show(current + by)
    else if (by > 0) {
      dialog.close()
      onEnd()
    }
  }

  function setPlaying(next: boolean): void {
    playing = next
    pauseButton.dataset.state = playing ? 'on' : 'off'
    pauseButton.ariaLabel = t(`components.common.stories.${playing ? 'pause' : 'play'}`)
    const video = film()
    if (!playing) return [turn, video].forEach((each) => each?.pause())
    turn?.play()
    void video?.play().catch(() => {})
  }

  /** An item does not give way to the next while it is pressed. */
  function hold(): void {
    turn?.pause()
    afterPress(() => playing && turn?.play())
  }

  return { start: (isPlaying: boolean) => show(0, isPlaying), step, toggle: () => setPlaying(!playing), hold, stop }
}

function mark(items: HTMLElement[], bars: HTMLElement[], index: number): void {
  items.forEach((item, position) => {
    item.inert = position !== index
    item.toggleAttribute('data-shown', position === index)
  })
  bars.forEach((bar, position) => (bar.dataset.state = ['after', 'now', 'before'][Math.sign(index - position) + 1]))
  for (const item of items.slice(index, index + 2))
    for (const image of item.querySelectorAll('img')) image.loading = 'eager'
}

/** What a story is steered with: only a viewer that turns its items itself has it. */
function controls() {
  const count = made('p', 'vh', 'count')
  count.ariaLive = 'polite'
  const pauseButton = button('disc viewer__pause', 'pause')
  pauseButton.append(iconElement('pause'), iconElement('play'))
  const progress = made('div', 'viewer__bars', 'bars')
  progress.ariaHidden = 'true'
  return {
    count,
    pauseButton,
    progress,
    previous: button('viewer__zone viewer__zone--previous', 'previous'),
    next: button('viewer__zone viewer__zone--next', 'next'),
  }
}

function button(className: string, name: 'previous' | 'next' | 'pause'): HTMLButtonElement {
  const element = made('button', className, name)
  element.type = 'button'
  element.ariaLabel = t(`components.common.stories.${name}`)
  return element
}

function made<Name extends keyof HTMLElementTagNameMap>(
  tag: Name,
  className: string,
  name: string,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(tag), { className })
  element.setAttribute(`data-viewer-${name}`, '')
  return element
}

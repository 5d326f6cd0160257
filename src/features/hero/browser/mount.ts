/** The hero's slider: plays on its own; its controls are hidden in the markup until it starts. */
import KeenSlider from 'keen-slider'
import heroStyles from './slides.css?inline'
import { rotation } from './rotation.ts'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'

adoptStyles(heroStyles)

const SLIDE_MS = 11_000

export function mount(hero: HTMLElement): void {
  const strip = hero.querySelector<HTMLElement>('.slides')!
  const slides = [...strip.children] as HTMLElement[]
  const films = slides.map((slide) => slide.querySelector('video'))
  const controls = hero.querySelector<HTMLElement>('[data-hero-controls]')
  if (!controls) return

  const pauseButton = controls.querySelector<HTMLButtonElement>('[data-hero-pause]')!
  const bars = [...controls.querySelectorAll<HTMLButtonElement>('[data-hero-bar]')]
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  // A film is megabytes, and so are all pictures in turn.
  let playing = !stillness.matches && !navigator.connection?.saveData

  const slider = slides.length > 1 ? slideStrip(strip, slides, onSlide) : undefined
  const turns = rotation(SLIDE_MS, () => slider && showAt(slider.track.details.rel + 1))

  // Of the slide on show: its picture and its words.
  const isInUse = watchUse([strip, hero.querySelector<HTMLElement>('.hero__cloth')!], turn)

  /** A slide that has the pointer or the focus stays. */
  function turn(): void {
    turns.run(playing && !document.hidden && !isInUse())
  }

  function showAt(index: number): void {
    const distance = slider?.track.idxToDist(index % slides.length, false)
    if (distance) slider!.track.add(distance)
  }

  function onSlide(current: number): void {
    showSlide(hero, slides, current)
    bars.forEach((bar, index) => (bar.ariaCurrent = index === current ? 'true' : null))
    films.forEach((film, index) => film && index !== current && stop(film))
    if (playing) play(films[current])
    sound.show()
    turns.restart()
  }

  function setPlaying(next: boolean): void {
    playing = next
    setState(pauseButton, playing)
    strip.setAttribute('aria-live', playing ? 'off' : 'polite')
    turn()
    if (playing) play(film())
    else film()?.pause()
  }

  const currentIndex = () => slider?.track.details.rel ?? 0
  const film = () => films[currentIndex()]
  const sound = soundOf(controls.querySelector('[data-hero-sound]'), film)

  pauseButton.addEventListener('click', () => setPlaying(!playing))
  bars.forEach((bar, index) => bar.addEventListener('click', () => showAt(index)))
  films.forEach(loop)
  for (const film of films) film?.addEventListener('click', sound.toggle)
  stillness.addEventListener('change', ({ matches }) => matches && setPlaying(false))
  document.addEventListener('visibilitychange', turn)

  setPlaying(playing)
  onSlide(currentIndex())
  controls.hidden = false
}

/** A browser may refuse to play, for example to save power: the poster stays. */
const play = (film: HTMLVideoElement | null | undefined) => void film?.play().catch(() => {})

function showSlide(hero: HTMLElement, slides: HTMLElement[], current: number): void {
  slides.forEach((slide, index) => (slide.inert = index !== current))
  for (const { children } of hero.querySelectorAll('[data-hero-turns]'))
    Array.from(children, (words, index) => words.toggleAttribute('data-shown', index === current))
  // Preload the next picture.
  for (const image of slides[(current + 1) % slides.length]!.querySelectorAll('img')) image.loading = 'eager'
}

/** The sound of a slide's film, if it has one. */
function soundOf(button: HTMLButtonElement | null, film: () => HTMLVideoElement | null | undefined) {
  function show(): void {
    if (!button) return
    button.hidden = !film()
    setState(button, film()?.muted === false)
  }
  function toggle(): void {
    const current = film()
    if (current) current.muted = !current.muted
    show()
  }
  button?.addEventListener('click', toggle)
  return { show, toggle }
}

/** Some browsers fire `ended` although the video loops. */
function loop(film: HTMLVideoElement | null): void {
  film?.addEventListener('ended', () => {
    film.currentTime = 0
    play(film)
  })
}

/** Returns whether the pointer or the focus is on one of the parts. */
function watchUse(parts: HTMLElement[], changed: () => void): () => boolean {
  let isPointed = matchMedia('(hover: hover)').matches && parts.some((part) => part.matches(':hover'))
  for (const part of parts) {
    for (const type of ['pointerenter', 'pointerleave'])
      part.addEventListener(type, () => {
        isPointed = type === 'pointerenter'
        changed()
      })
    for (const type of ['focusin', 'focusout']) part.addEventListener(type, changed)
  }
  return () => isPointed || parts.some((part) => part.contains(document.activeElement))
}

/** Rewinds and mutes, for the next time. */
function stop(film: HTMLVideoElement): void {
  film.pause()
  film.muted = true
  film.currentTime = 0
}

function slideStrip(strip: HTMLElement, slides: HTMLElement[], onSlide: (index: number) => void) {
  strip.dataset.slider = ''
  // Off-screen slides cannot be reached, so there is nothing left to scroll to by key. Without any `tabindex` the strip would lose the focus.
  strip.tabIndex = -1
  const slider = new KeenSlider(strip, { selector: slides, loop: true })
  slider.on('slideChanged', ({ track }) => onSlide(track.details.rel))
  return slider
}

/** A toggle's label is the action of its next click. */
function setState(button: HTMLButtonElement, on: boolean): void {
  button.dataset.state = on ? 'on' : 'off'
  button.setAttribute('aria-label', (on ? button.dataset.labelOn : button.dataset.labelOff)!)
}

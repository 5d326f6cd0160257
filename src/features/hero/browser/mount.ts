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
  const soundButton = controls.querySelector<HTMLButtonElement>('[data-hero-sound]')
  const bars = [...controls.querySelectorAll<HTMLButtonElement>('[data-hero-bar]')]
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  // A film is megabytes, and so are all pictures in turn.
  let playing = !stillness.matches && !navigator.connection?.saveData

  const slider = slides.length > 1 ? slideStrip(strip, slides, onSlide) : undefined
  const turns = rotation(SLIDE_MS, () => slider && showAt(slider.track.details.rel + 1))

  /** Of the slide on show: its picture and its words. */
  const parts = [strip, hero.querySelector<HTMLElement>('.hero__cloth')!]
  let isPointed = matchMedia('(hover: hover)').matches && parts.some((part) => part.matches(':hover'))

  /** A slide that has the pointer or the focus stays. */
  function turn(): void {
    const isFocused = parts.some((part) => part.contains(document.activeElement))
    turns.run(playing && !document.hidden && !isPointed && !isFocused)
  }

  function showAt(index: number): void {
    const distance = slider?.track.idxToDist(index % slides.length, false)
    if (distance) slider!.track.add(distance)
  }

  function onSlide(current: number): void {
    slides.forEach((slide, index) => (slide.inert = index !== current))
    for (const { children } of hero.querySelectorAll('[data-hero-turns]'))
      Array.from(children, (words, index) => words.toggleAttribute('data-shown', index === current))
    bars.forEach((bar, index) => (bar.ariaCurrent = index === current ? 'true' : null))
    films.forEach((film, index) => film && index !== current && stop(film))
    if (playing) play(films[current])
    showSound()
    // Preload the next picture.
    for (const image of slides[(current + 1) % slides.length]!.querySelectorAll('img')) image.loading = 'eager'
    turns.restart()
  }

  function showSound(): void {
    if (!soundButton) return
    const film = films[currentIndex()]
    soundButton.hidden = !film
    setState(soundButton, film?.muted === false)
  }

  function setPlaying(next: boolean): void {
    playing = next
    setState(pauseButton, playing)
    strip.setAttribute('aria-live', playing ? 'off' : 'polite')
    turn()
    if (playing) play(films[currentIndex()])
    else films[currentIndex()]?.pause()
  }

  const currentIndex = () => slider?.track.details.rel ?? 0
  const toggleSound = () => {
    const film = films[currentIndex()]
    if (film) film.muted = !film.muted
    showSound()
  }

  pauseButton.addEventListener('click', () => setPlaying(!playing))
  soundButton?.addEventListener('click', toggleSound)
  bars.forEach((bar, index) => bar.addEventListener('click', () => showAt(index)))
  for (const film of films) {
    if (!film) continue
    film.addEventListener('click', toggleSound)
    // Some browsers fire `ended` although the video loops.
    film.addEventListener('ended', () => {
      film.currentTime = 0
      play(film)
    })
  }
  stillness.addEventListener('change', ({ matches }) => matches && setPlaying(false))
  document.addEventListener('visibilitychange', turn)
  for (const part of parts) {
    for (const type of ['pointerenter', 'pointerleave'])
      part.addEventListener(type, () => {
        isPointed = type === 'pointerenter'
        turn()
      })
    for (const type of ['focusin', 'focusout']) part.addEventListener(type, turn)
  }

  setPlaying(playing)
  onSlide(currentIndex())
  controls.hidden = false
}

/** A browser may refuse to play, for example to save power: the poster stays. */
const play = (film: HTMLVideoElement | null | undefined) => void film?.play().catch(() => {})

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

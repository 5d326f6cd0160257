/** The hero's slider: plays by itself, and is stopped and steered by the controls that stand hidden in its markup. */
import KeenSlider from 'keen-slider'
import { film, type Film } from './film.ts'
import heroStyles from './hero.css?inline'
import { rotation } from './rotation.ts'
import { wear } from '../wear.ts'

wear(heroStyles)

const SLIDE_MS = 11_000

export function mount(hero: HTMLElement): () => void {
  const strip = hero.querySelector<HTMLElement>('.slides')!
  const slides = [...strip.children] as HTMLElement[]
  const films = slides.map((slide) => slide.querySelector('video')).map((video) => video && film(video))
  const controls = hero.querySelector<HTMLElement>('[data-hero-controls]')
  const ending = new AbortController()
  const { signal } = ending
  if (!controls) return () => ending.abort()

  const pauseButton = controls.querySelector<HTMLButtonElement>('[data-hero-pause]')!
  const soundButton = controls.querySelector<HTMLButtonElement>('[data-hero-sound]')
  const bars = [...controls.querySelectorAll<HTMLButtonElement>('[data-hero-bar]')]
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let playing = !stillness.matches

  const slider = slides.length > 1 ? slideStrip(strip, slides, onSlide) : undefined
  const turns = rotation(SLIDE_MS, () => slider && showAt(slider.track.details.rel + 1))

  function showAt(index: number): void {
    const distance = slider?.track.idxToDist(index % slides.length, false)
    if (distance) slider!.track.add(distance)
  }

  function onSlide(current: number): void {
    slides.forEach((slide, index) => (slide.inert = index !== current))
    bars.forEach((bar, index) => setCurrent(bar, index === current))
    films.forEach((each, index) => index !== current && each?.stop())
    const shown = films[current]
    if (playing) shown?.play()
    if (soundButton) showSoundOf(shown)
    // The next picture is there when its turn comes.
    for (const image of slides[(current + 1) % slides.length]!.querySelectorAll('img')) image.loading = 'eager'
    turns.restart()
  }

  function showSoundOf(shown: Film | null | undefined): void {
    soundButton!.hidden = !shown
    setState(soundButton!, shown?.muted === false)
  }

  function setPlaying(next: boolean): void {
    playing = next
    setState(pauseButton, playing)
    strip.setAttribute('aria-live', playing ? 'off' : 'polite')
    turns.run(playing)
    const shown = films[currentIndex()]
    if (playing) shown?.play()
    else shown?.pause()
  }

  const currentIndex = () => slider?.track.details.rel ?? 0
  const toggleSound = () => {
    const shown = films[currentIndex()]
    shown?.toggleSound()
    if (soundButton) showSoundOf(shown)
  }

  pauseButton.addEventListener('click', () => setPlaying(!playing), { signal })
  soundButton?.addEventListener('click', toggleSound, { signal })
  bars.forEach((bar, index) => bar.addEventListener('click', () => showAt(index), { signal }))
  for (const each of films) each?.video.addEventListener('click', toggleSound, { signal })
  stillness.addEventListener('change', ({ matches }) => matches && setPlaying(false), { signal })
  document.addEventListener('visibilitychange', () => turns.run(playing && !document.hidden), { signal })

  setPlaying(playing)
  onSlide(currentIndex())
  controls.hidden = false

  return () => {
    ending.abort()
    turns.run(false)
    slider?.destroy()
    for (const slide of slides) slide.inert = false
    controls.hidden = true
  }
}

/** Begins with the slide that the visitor has scrolled to. */
function slideStrip(strip: HTMLElement, slides: HTMLElement[], onSlide: (index: number) => void) {
  const initial = Math.round(strip.scrollLeft / strip.clientWidth) || 0
  strip.scrollLeft = 0
  strip.dataset.slider = ''
  // Off-screen slides cannot be reached, so there is nothing left to scroll to by key.
  strip.removeAttribute('tabindex')
  const slider = new KeenSlider(strip, { selector: slides, loop: true, initial })
  slider.on('slideChanged', ({ track }) => onSlide(track.details.rel))
  slider.on('destroyed', () => delete strip.dataset.slider)
  return slider
}

/** A toggle says what its next click does. */
function setState(button: HTMLButtonElement, on: boolean): void {
  button.dataset.state = on ? 'on' : 'off'
  button.setAttribute('aria-label', (on ? button.dataset.labelOn : button.dataset.labelOff)!)
}

function setCurrent(bar: HTMLButtonElement, current: boolean): void {
  if (current) bar.setAttribute('aria-current', 'true')
  else bar.removeAttribute('aria-current')
}

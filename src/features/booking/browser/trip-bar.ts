/** The visit's trip in one line above the page, with what changes and clears it. */
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import { load } from '../../../components/browser/load.ts'
import { make } from '../../../components/browser/make.ts'
import { iconElement } from '../../../styles/icons.ts'
import { saysGrown } from '../../../domain/trip/said.ts'
import type { Translate } from '../../../i18n/index.ts'
import { tripIn } from '../../../domain/trip/trip.ts'
import { tripParts, type WishLabels } from '../../../views/trip/words.ts'
import { takeTrip, tripHere } from './carried-trip.ts'
import type * as tripForm from './trip-form.ts'
import { tripTexts } from './trip-texts.ts'
import { wishLabels } from './wish-labels.ts'
import styles from '../trip/trip-bar.css?inline'

adoptStyles(styles)

/** Pixels from the page's top, more than the line is high. */
const FAR_ENOUGH = 200

export async function mount(place: HTMLElement): Promise<void> {
  const root = document.documentElement
  const texts = await tripTexts()
  const { t, locale } = texts
  const { row, text, said, clear, undone, undo } = tripRows(t)
  /** The last trip that said something. */
  let last = ''
  let labels: WishLabels | undefined

  function update(): void {
    const now = tripHere()
    const trip = tripIn(new URLSearchParams(now))
    if (!labels && Object.keys(trip.wishes).length > 0) askLabels()
    const parts = tripParts(trip, labels ?? {}, texts)
    const isSaid = parts.length > 0 || Object.keys(trip.wishes).length > 0
    if (isSaid) last = now
    const isFocusLost = (isSaid ? undone : row).contains(document.activeElement)
    row.hidden = !isSaid
    undone.hidden = isSaid
    const isSaidGrown = [now, location.search].some((query) => saysGrown(new URLSearchParams(query)))
    if (isSaidGrown) parts.splice(1, 0, t('trip.grown'))
    text.textContent = parts.join(' · ')
    if (isFocusLost) (isSaid ? said : undo).focus()
    if (last) show()
  }

  function askLabels(): void {
    labels = {}
    wishLabels(locale).then((all) => {
      labels = all
      update()
    }, console.error)
  }

  /** Where its place was not kept free, it comes while that is above the window: nothing that the guest reads moves. */
  function show(): void {
    if (row.parentElement === place) return
    const isAbove = scrollY > FAR_ENOUGH && CSS.supports('overflow-anchor', 'auto')
    if (!('trip' in root.dataset || isAbove)) return addEventListener('scroll', show, { once: true, passive: true })
    root.dataset.trip = ''
    place.role = 'region'
    place.ariaLabel = t('trip.label')
    place.replaceChildren(row, undone)
  }

  function showPanel({ tripPanel }: typeof tripForm): void {
    const form = tripPanel({ texts, take, labels: () => labels ?? {} })
    place.append(form)
    said.popoverTargetElement = form
    form.showPopover()
  }

  loadOnPress(said, showPanel)
  clear.addEventListener('click', () => take(''))
  undo.addEventListener('click', () => take(last))
  for (const type of ['kept', 'stay', 'pageshow']) addEventListener(type, update)
  update()
}

/** What stands above the page: the trip, or the way back once it is cleared. */
function tripRows(t: Translate) {
  const text = make('span', { className: 'trip__text' })
  const change = make('span', { className: 'trip__change', textContent: t('trip.change') })
  const said = make('button', { type: 'button', className: 'trip__said' }, text, change, iconElement('down'))
  const clear = make('button', { type: 'button', textContent: t('trip.clear') })
  const row = make('div', { className: 'wrap trip__row' }, said, clear)
  const cleared = make('p', { className: 'trip__text', id: 'trip-cleared', textContent: t('trip.cleared') })
  const undo = make('button', { type: 'button', textContent: t('trip.undo') })
  undo.setAttribute('aria-describedby', cleared.id)
  const undone = make('div', { className: 'wrap trip__row', hidden: true }, cleared, undo)
  return { row, text, said, clear, undone, undo }
}

function loadOnPress(button: HTMLElement, show: (module: typeof tripForm) => void): void {
  let panel: Promise<void> | undefined
  button.addEventListener('click', () => {
    panel ??= load(() => import('./trip-form.ts'))
      .then(show)
      .catch((error: unknown) => {
        // The next press asks again.
        panel = undefined
        console.error(error)
      })
  })
}

function take(trip: string): void {
  takeTrip(trip)
  dispatchEvent(new Event('trip'))
}

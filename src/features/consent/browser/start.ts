/** Loads what answers for consent when the browser is idle, at most two seconds after page load, or on request. */
import type * as consentPanel from './panel.ts'
import { whenLoaded } from '../../../components/browser/schedule.ts'
import { load as loadModule } from '../../../components/browser/load.ts'
import type { ConsentSettings } from '../settings.ts'

const place = document.querySelector<HTMLElement>('[data-consent]')
if (place) {
  const settings = JSON.parse(place.dataset.consent!) as ConsentSettings
  let panel: Promise<typeof consentPanel> | undefined
  // Without the panel nothing is accepted, so nothing loads; the next click tries again.
  const load = () =>
    (panel ??= loadModule(() => import('./panel.ts')).then(async (loaded) => {
      await loaded.startConsent(settings)
      return loaded
    }))
  whenLoaded(() => void load().catch(() => (panel = undefined)))

  onClick('[data-consent-answer]', ({ answer }, { dataset }) => answer(dataset.consentAnswer as consentPanel.Answer))
  onClick('[data-consent-change]', ({ changeConsent }) => changeConsent())
  onClick('[data-map-show]', ({ agreeTo }) => agreeTo('maps'))

  function onClick(controls: string, act: (panel: typeof consentPanel, control: HTMLElement) => void) {
    for (const control of document.querySelectorAll<HTMLElement>(controls))
      control.addEventListener(
        'click',
        () =>
          void load().then(
            (loaded) => act(loaded, control),
            () => (panel = undefined),
          ),
      )
  }
}

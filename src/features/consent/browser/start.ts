/** Where the page asks for consent, loads what answers for it when the browser is idle, at most two seconds after page load, or on request. */
import type * as consentPanel from './panel.ts'
import { whenLoaded } from '../../../components/browser/schedule.ts'
import { load as loadModule } from '../../../components/browser/load.ts'
import { keep, kept, UNSTORED_CONSENT } from '../../../components/browser/session.ts'
import type { ConsentSettings } from '../settings.ts'

const root = document.documentElement.dataset
const place = document.querySelector<HTMLElement>('[data-consent]')
if (place) {
  const settings = JSON.parse(place.dataset.consent!) as ConsentSettings
  let panel: Promise<typeof consentPanel> | undefined
  const load = () => {
    panel ??= loadModule(() => import('./panel.ts')).then(async (loaded) => {
      await loaded.startConsent(settings)
      return loaded
    })
    // Without the panel nothing is accepted, so nothing loads; the next click tries again.
    panel.catch(() => (panel = undefined))
    return panel
  }
  const use = (asked: DOMStringMap) =>
    void load().then(
      ({ act }) => {
        act(asked)
        keep(UNSTORED_CONSENT, '')
      },
      () => {
        if (kept(UNSTORED_CONSENT)) root.asks = ''
      },
    )
  // The guest left before the answer was in the cookie.
  const consentAnswer = kept(UNSTORED_CONSENT)
  if (consentAnswer) use({ consentAnswer })
  whenLoaded(load)

  for (const control of document.querySelectorAll<HTMLElement>(
    '[data-consent-answer],[data-consent-change],[data-map-show]',
  ))
    control.addEventListener('click', () => {
      const { consentAnswer } = control.dataset
      // At once: later the page would move without the guest's doing.
      if (consentAnswer) {
        delete root.asks
        keep(UNSTORED_CONSENT, consentAnswer)
      }
      use(control.dataset)
    })
}

/** Loads what answers for consent when the browser is idle, at most two seconds after page load, or on request. */
import type * as consentPanel from './panel.ts'
import { whenLoaded } from '../../../components/browser/schedule.ts'
import { load as loadModule } from '../../../components/browser/load.ts'
import { keep, kept } from '../../../components/browser/session.ts'
import { SAID } from '../answered.ts'
import type { ConsentSettings } from '../settings.ts'

const root = document.documentElement.dataset
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
  // The guest may leave before an answer is in the cookie: the next page stores it.
  const answer = (said: string) =>
    void load().then(
      ({ act }) => {
        act({ consentAnswer: said })
        keep(SAID, '')
      },
      () => {
        panel = undefined
        root.asks = ''
      },
    )
  const said = kept(SAID)
  if (said) answer(said)
  whenLoaded(() => void load().catch(() => (panel = undefined)))

  for (const control of document.querySelectorAll<HTMLElement>(
    '[data-consent-answer],[data-consent-change],[data-map-show]',
  ))
    control.addEventListener('click', () => {
      const { consentAnswer } = control.dataset
      if (!consentAnswer)
        return void load().then(
          ({ act }) => act(control.dataset),
          () => (panel = undefined),
        )
      // At once: later the page would move without the guest's doing.
      delete root.asks
      keep(SAID, consentAnswer)
      answer(consentAnswer)
    })
}

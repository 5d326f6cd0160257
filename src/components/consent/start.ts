/** Loads the consent panel when the browser has nothing better to do, two seconds after the page at the latest, or when it is asked for. */
import type * as consentPanel from './panel.ts'
import { load as loadModule } from '../load.ts'
import type { ConsentSettings } from './settings.ts'

const LATEST = 2000

const place = document.querySelector<HTMLElement>('[data-consent]')
if (place) {
  const settings = JSON.parse(place.dataset.consent!) as ConsentSettings
  let panel: Promise<typeof consentPanel> | undefined
  // Without the panel nothing was agreed to, so nothing is loaded: the next click tries again.
  const load = () =>
    (panel ??= loadModule(() => import('./panel.ts')).then(async (loaded) => {
      await loaded.startConsent(settings)
      return loaded
    }))
  const whenIdle = () => {
    const start = () => void load().catch(() => (panel = undefined))
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LATEST })
    else setTimeout(start, LATEST / 10)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })

  for (const button of document.querySelectorAll('[data-consent-change]'))
    button.addEventListener('click', () => {
      load().then(
        ({ changeConsent }) => changeConsent(),
        () => (panel = undefined),
      )
    })
}

/** What moves pictures or opens over the page, the search of the site and the choice of a hotel: modules without a framework, loaded when the browser is idle or they come near, and at a touch. */
import { hideProgress, showWait } from '../../../components/browser/answer/progress.ts'
import { nameButtons, queryAll } from '../../../components/browser/query-all.ts'
import { FORM_PLACE, kept, STAY } from '../../../components/browser/session.ts'
import { load } from '../../../components/browser/load.ts'
import { whenLoaded, whenNear, whenSeen } from '../../../components/browser/schedule.ts'
import { onFirstTouch } from '../../../components/browser/touch.ts'

interface Part {
  mount(element: HTMLElement): void | Promise<void>
}

const heroes = () => load(() => import('../../hero/browser/mount.ts'))
const covers = () => load(() => import('./covers.ts'))
const near = () => load(() => import('./near-viewport.ts'))
const galleries = () => load(() => import('../../gallery/browser/mount.ts'))
const fits = () => load(() => import('./fits.ts'))
const queryForms = () =>
  load(() => import('./query-forms.ts')).catch((error: unknown) => {
    hideProgress()
    throw error
  })

export function startModules(): void {
  if (queryAll('[data-search]').length > 0) nameButtons(document)
  // The menu opens by its markup.
  const startCovers = startOf(document.body, covers, '[data-book][role]')
  if (location.hash === '#search') startCovers()
  else whenLoaded(startCovers)
  for (const hero of queryAll('[data-hero=moves]')) {
    // Its other pictures are loaded from here on, even if the script is not to be had.
    const importer = () => heroes().finally(() => (hero.dataset.hero = ''))
    whenLoaded(startOf(hero, importer))
  }
  for (const section of queryAll('[data-near]')) whenNear([section], startOf(section, near))
  for (const form of queryAll('[data-finder]')) startOf(form, queryForms)
  for (const form of queryAll('[data-queried]')) {
    const start = startOf(form, queryForms)
    // Its script may be on its way.
    form.onchange = form.onsubmit = showWait
    // "Back" may lead to a query that the page was left with.
    addEventListener('popstate', start, { once: true })
    if (kept(FORM_PLACE)) start()
  }
  // The visit may get its trip while the page is rendered ahead.
  if (queryAll('[data-fit]').length > 0) whenSeen(followTrip)
  for (const gallery of queryAll('[data-gallery]')) whenNear([gallery], startOf(gallery, galleries, '[data-picture]'))
}

/** Where the page answers a trip, once the visit has one. */
function followTrip(): void {
  const start = () =>
    void fits()
      .then(({ mount }) => mount())
      .catch(console.error)
  if (kept(STAY)) whenLoaded(start)
  else addEventListener('stay', start, { once: true })
}

/** The markup works without its module. `replay`: elements whose early clicks are replayed. */
function startOf(element: HTMLElement, importer: () => Promise<Part>, replay?: string): () => void {
  return onFirstTouch(element, { replay }, () =>
    importer()
      .then(({ mount }) => mount(element))
      .catch(console.error),
  )
}

/** What moves pictures, the search of the site and the choice of a hotel: modules without a framework, loaded when the browser is idle or they come near, and at a touch. */
import { load } from './load.ts'
import { whenLoaded, whenNear } from './later.ts'
import { onFirstTouch } from './touch.ts'

interface Part {
  mount(element: HTMLElement): void
}

const heroes = () => load(() => import('./hero/mount.ts'))
const stories = () => load(() => import('./stories/mount.ts'))
const choosers = () => load(() => import('./choose/mount.ts'))
const galleries = () => load(() => import('./gallery/mount.ts'))
const finders = () => load(() => import('./finder/mount.ts'))

export function startModules(): void {
  for (const hero of all('[data-hero=moves]')) {
    // Its other pictures are loaded from here on, even if the script is not to be had.
    const importer = () => heroes().finally(() => (hero.dataset.hero = ''))
    whenLoaded(startOf(hero, importer))
  }
  for (const section of all('[data-stories]')) whenNear([section], startOf(section, stories))
  for (const form of all('[data-finder]')) startOf(form, finders)
  for (const form of all('[data-choose]')) startOf(form, choosers)
  for (const gallery of all('[data-gallery]')) whenNear([gallery], startOf(gallery, galleries, '[data-picture]'))
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** The markup works without its module. `replay`: what waits for it when it is clicked before. */
function startOf(element: HTMLElement, importer: () => Promise<Part>, replay?: string): () => void {
  return onFirstTouch(element, { replay }, async () => {
    try {
      const { mount } = await importer()
      mount(element)
    } catch (error) {
      console.error(error)
    }
  })
}

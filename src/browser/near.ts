/**
 * Parts of the page that start when near the viewport. One file, since the page's script names each file that it loads.
 */
import { load } from './load.ts'

export async function mount(element: HTMLElement): Promise<void> {
  const part = await ('day' in element.dataset
    ? load(() => import('./day/clock.ts'))
    : load(() => import('./stories/mount.ts')))
  part.mount(element)
}

/**
 * Parts of the page that start when near the viewport. One file, since the page's script names each file that it loads.
 */
import { load } from '../../../components/browser/load.ts'

export async function mount(element: HTMLElement): Promise<void> {
  const part = await ('day' in element.dataset
    ? load(() => import('../../day/browser/clock.ts'))
    : load(() => import('../../stories/browser/mount.ts')))
  part.mount(element)
}

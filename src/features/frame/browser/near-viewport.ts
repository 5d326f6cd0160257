/** Parts of the page that start when near the viewport; `data-near` names the feature. One file, since the page's script names each file that it loads. */
import { load } from '../../../components/browser/load.ts'

interface NearPart {
  mount(element: HTMLElement): void
}

const PARTS = import.meta.glob<NearPart>('../../*/browser/near.ts')

export async function mount(element: HTMLElement): Promise<void> {
  const part = await load(PARTS[`../../${element.dataset.near}/browser/near.ts`]!)
  part.mount(element)
}

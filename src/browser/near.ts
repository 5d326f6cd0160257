/**
 * Parts of the page that start when near the viewport. One file, since the page's script names each file that it loads.
 */
export async function mount(element: HTMLElement): Promise<void> {
  const part = await ('day' in element.dataset ? import('./day/mount.ts') : import('./stories/mount.ts'))
  part.mount(element)
}

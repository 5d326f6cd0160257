/** Parts of the page that start once they are near. One file, since the page's script has to name each. */
export async function mount(element: HTMLElement): Promise<void> {
  const part = await ('day' in element.dataset ? import('./day/mount.ts') : import('./stories/mount.ts'))
  part.mount(element)
}

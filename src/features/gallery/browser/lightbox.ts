/** A modal dialog that shows one picture of a list at a time. */
import { coverClosed, coverOpened } from '../../../components/browser/back.ts'
import { onSwipe } from '../../../components/browser/swipe.ts'

export interface Lightbox {
  open(links: HTMLAnchorElement[], index: number): void
}

export function lightbox(dialog: HTMLDialogElement): Lightbox {
  const part = <T extends HTMLElement>(name: string) => dialog.querySelector<T>(`[data-lightbox-${name}]`)!
  const picture = new Image()
  picture.sizes = '100vw'
  const caption = part('caption')
  const count = part('count')
  let links: HTMLAnchorElement[] = []
  let current = 0

  function show(index: number): void {
    current = (index + links.length) % links.length
    const link = links[current]!
    const thumbnail = link.querySelector('img')!
    picture.removeAttribute('srcset')
    picture.removeAttribute('src')
    picture.width = Number(thumbnail.getAttribute('width'))
    picture.height = Number(thumbnail.getAttribute('height'))
    picture.alt = thumbnail.alt
    picture.srcset = thumbnail.srcset
    picture.src = thumbnail.src
    caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? ''
    count.querySelector('[aria-hidden]')!.textContent = `${current + 1} / ${links.length}`
    count.querySelector('[aria-live]')!.textContent = count.dataset
      .lightboxCount!.replace('{number}', String(current + 1))
      .replace('{total}', String(links.length))
    fetchAhead(links[(current + 1) % links.length]!)
  }

  const step = (by: 1 | -1) => show(current + by)
  part('previous').addEventListener('click', () => step(-1))
  part('next').addEventListener('click', () => step(1))
  part('close').addEventListener('click', () => dialog.close())
  dialog.addEventListener('keydown', (event) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: links.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  })
  onSwipe(dialog, step)
  // Focus the link of the last shown picture.
  dialog.addEventListener('close', () => {
    // The event comes late: "forward" may have opened it again.
    if (!dialog.open) coverClosed(cover)
    links[current]?.focus()
  })

  const cover = { open: reveal, close: () => dialog.close() }
  function reveal(): void {
    dialog.showModal()
    coverOpened(cover)
  }

  return {
    open(list, index) {
      links = list
      dialog.toggleAttribute('data-single', list.length < 2)
      show(index)
      part('picture').replaceChildren(picture)
      reveal()
    },
  }
}

function fetchAhead(link: HTMLAnchorElement): void {
  const image = new Image()
  image.sizes = '100vw'
  image.srcset = link.querySelector('img')!.srcset
}

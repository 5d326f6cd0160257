/** What to draw for a page, by what its own head says, so that callers cannot have arbitrary text drawn. Pure. */
import { NAME_SEPARATOR } from '../../routes/pictures.ts'
import type { HeadView } from '../../views/view.ts'
import type { ShareTexts } from './draw.ts'

export interface ShareOrder extends ShareTexts {
  /** Path of the picture that the page names, decoded. */
  path: string
}

/** `undefined` if the page has no picture to share. */
export function shareOrder({ metas }: Pick<HeadView, 'metas'>): ShareOrder | undefined {
  const of = (name: string) => metas.find(({ property }) => property === name)?.content ?? ''
  const address = of('og:image')
  if (!URL.canParse(address)) return undefined
  const words = of('og:image:alt')
  const end = words.lastIndexOf(NAME_SEPARATOR)
  const texts =
    end < 0
      ? { title: words, name: '' }
      : { title: words.slice(0, end), name: words.slice(end + NAME_SEPARATOR.length) }
  return { path: decodeURIComponent(new URL(address).pathname), ...texts }
}

/** Names that a webhook message may use for a record: 'room 29', 'room familienzimmer'. */
import { kindOf, parseKey } from './keys.ts'
import type { Outline } from './outline.ts'

/** Empty if messages name records of this kind only by key. */
export function namesOf(key: string, outline: Outline | undefined): string[] {
  switch (kindOf(key)) {
    case 'galleryFiles':
    case 'gastronomy':
    case 'outlet':
    case 'spa':
    case 'contact':
    case 'certificates': {
      const parsed = parseKey(key)
      if ('galleryId' in parsed) return [`gallery ${parsed.galleryId}`]
      return 'pageId' in parsed ? [`page ${parsed.pageId}`] : []
    }
    case 'page':
      return outline ? [`page ${outline.id}`, ...(outline.events ?? []).flatMap(eventNames)] : []
    case 'room': {
      const parsed = parseKey(key)
      return [...(outline ? [`room ${outline.id}`] : []), ...('slug' in parsed ? [`room ${parsed.slug}`] : [])]
    }
    case 'event': {
      const parsed = parseKey(key)
      return outline && 'slug' in parsed ? eventNames({ id: outline.id, slug: parsed.slug }) : []
    }
    default:
      return []
  }
}

function eventNames({ id, slug }: { id: number; slug: string }): string[] {
  return [`event ${id}`, `event ${slug}`]
}

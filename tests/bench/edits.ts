/** What is edited between two publishes, and what a webhook would say of it. */
import type { ContentChange } from '../../src/provider/crawl/changes.ts'
import { manyHotelsAt } from '../worlds/index.ts'

export type Edit = 'nothing' | 'room' | 'menu' | 'footer'

export const EDITS: Record<Edit, { name: string; changes: ContentChange[] | undefined }> = {
  nothing: { name: 'nothing changed', changes: undefined },
  room: {
    name: "one room's text",
    changes: [{ resource: 'room', propertyId: manyHotelsAt(0).id, id: manyHotelsAt(0).id * 1000 + 501, lang: 'en' }],
  },
  menu: {
    name: 'one menu item of a hotel',
    changes: [{ resource: 'menu', propertyId: manyHotelsAt(0).id, lang: 'en' }],
  },
  footer: { name: 'one footer link of the group', changes: [{ resource: 'menu', propertyId: 23, lang: 'en' }] },
}

/** The embedded provider in a process of its own. At each message it edits something, and tells what. */
import { NETWORK } from '../../../src/demo/contract.ts'
import { startDemo } from '../../../src/demo/start.ts'
import { LOCALES } from '../../../src/config/locales.ts'
import type { ContentChange } from '../../../src/provider/crawl/changes.ts'

export interface Edited {
  /** As a webhook would say it. */
  change: ContentChange
  /** What pages that show it say then. */
  text: string
}

const provider = await startDemo()
const { world } = provider
let count = 0

function edit(): Edited {
  const lang = LOCALES[count % LOCALES.length]!
  const hotel = world.hotels[count % world.hotels.length]!.id
  count++
  // A room, the menu of a house, and now and then what all pages of the group show.
  if (count % 10 === 0) return { change: editMenu(NETWORK.propertyId, lang), text: `Menu ${count}` }
  if (count % 3 === 0) return { change: editMenu(hotel, lang), text: `Menu ${count}` }
  const [room] = world.rooms.get(hotel, lang)!
  world.editRoom(hotel, lang, room!.slug, (each) => void (each.name = `Room ${count}`))
  return { change: { resource: 'room', id: room!.id, propertyId: hotel, lang }, text: `Room ${count}` }
}

function editMenu(propertyId: number, lang: ContentChange['lang'] & string): ContentChange {
  world.menus.edit([propertyId, lang], (menus) => void (menus[0]!.items[0]!.text = `Menu ${count}`))
  return { resource: 'menu', propertyId, lang }
}

// Nobody asks any more.
process.once('disconnect', () => process.exit(1))
process.on('message', () => process.send!(edit()))
process.send!(provider.url)

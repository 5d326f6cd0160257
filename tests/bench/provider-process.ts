/** A provider of many hotels in a process of its own, so that its time is not counted. Takes the names of edits as messages. */
import { startProvider } from '../../src/demo/server.ts'
import { manyHotels, manyHotelsAt } from '../worlds/index.ts'
import type { Edit } from './edits.ts'

const world = manyHotels(Number(process.argv[2]))
const provider = await startProvider(world)
let count = 0

const edits: Record<Edit, () => void> = {
  nothing: () => {},
  room: () => world.rooms.edit([manyHotelsAt(0).id, 'en'], (rooms) => void (rooms[0]!.text = `Text ${++count}.`)),
  menu: () =>
    world.menus.edit([manyHotelsAt(0).id, 'en'], (menus) => void (menus[0]!.items[0]!.text = `Entry ${++count}`)),
  footer: () => world.menus.edit([23, 'en'], (menus) => void (menus.at(-1)!.items[0]!.text = `Link ${++count}`)),
}

process.on('message', (edit: Edit) => {
  edits[edit]()
  process.send!('edited')
})
process.send!(provider.url)

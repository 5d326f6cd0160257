/**
 * A provider of many hotels in a process of its own, so that its work is not counted. Takes the names of edits as messages, and `busy`, which is
 * answered with the milliseconds since the last edit in which it had something to answer.
 */
import { subscribe } from 'node:diagnostics_channel'
import { startProvider } from '../../src/demo/server.ts'
import { manyHotels, manyHotelsAt, worldPictures } from '../worlds/index.ts'
import type { Edit } from './edits.ts'

const world = manyHotels(Number(process.argv[2]))
const provider = await startProvider(world, { pictures: worldPictures })
let count = 0

const edits: Record<Edit, () => void> = {
  nothing: () => {},
  room: () => world.rooms.edit([manyHotelsAt(0).id, 'en'], (rooms) => void (rooms[0]!.text = `Text ${++count}.`)),
  menu: () =>
    world.menus.edit([manyHotelsAt(0).id, 'en'], (menus) => void (menus[0]!.items[0]!.text = `Entry ${++count}`)),
  footer: () => world.menus.edit([23, 'en'], (menus) => void (menus.at(-1)!.items[0]!.text = `Link ${++count}`)),
}

let open = 0
let since = 0
let busy = 0
subscribe('http.server.request.start', () => {
  if (open++ === 0) since = performance.now()
})
subscribe('http.server.response.finish', () => {
  if (--open === 0) busy += performance.now() - since
})

process.on('message', (message: Edit | 'busy') => {
  if (message === 'busy') return void process.send!(busy)
  edits[message]()
  busy = 0
  process.send!('edited')
})
process.send!(provider.url)

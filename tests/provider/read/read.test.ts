/** What a record's texts say stands in the record. */
import { expect, test } from 'vitest'
import { readAnew, withReadings } from '../../../src/provider/read/read.ts'
import { storedRecord, type StoredRecord } from '../../../src/records/snapshot.ts'
import { page } from '../../views/made.ts'

const options = [{ key: 'SEASON', value: 'April to October' }]
const room = { id: 1, slug: 'oda', name: 'Oda', beds: 'One double bed', alternates: [] }
const lists = { images: [], features: [], metas: [] }

test('of records that were kept those are read again that other code has read otherwise', async () => {
  const texts = new Map<string, string>()
  const values = { put: (id: string, json: string) => void texts.set(id, json), value: (id: string) => texts.get(id)! }
  const kept = new Map<string, StoredRecord>([
    ['rooms/en/5', storedRecord([room], '"1"')],
    ['room/en/5/oda', storedRecord({ ...room, ...lists, readings: { advisedFrom: 6 } })],
  ])
  const changed = await readAnew(kept, values)
  expect([...changed.keys()]).toEqual(['rooms/en/5', 'room/en/5/oda'])
  const readings = { bedding: [['double']] }
  expect(changed.get('rooms/en/5')).toMatchObject({ etag: '"1"', value: [{ readings }] })
  expect(changed.get('room/en/5/oda')!.value).toEqual({ ...room, ...lists, readings })
  expect(await readAnew(changed, values)).toEqual(new Map())
})

test('a page is read as what the site has at its address, however the provider writes it', () => {
  const read = withReadings('page/en/hotels/koy', 'page', page('https://www.example.com/en/koy', { options }))
  expect(read.readings).toMatchObject({ season: { from: '04-01', until: '10-31' } })
})

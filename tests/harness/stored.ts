import { withReadings } from '../../src/provider/read/read.ts'
import { kindOf } from '../../src/records/keys.ts'
import { storedRecord, type StoredRecord } from '../../src/records/snapshot.ts'

/** A record made or edited by hand, as a crawl would store it: with what its texts say. */
export function stored(key: string, value: unknown): StoredRecord {
  const plain = JSON.parse(JSON.stringify(value, (name, each) => (name === 'readings' ? undefined : each))) as never
  return storedRecord(plain && withReadings(key, kindOf(key), plain))
}

/** Crawls everything, or only what a message says has changed. */
import { changedKeys, type ContentChange } from '../../provider/crawl/changes.ts'
import { crawl, crawlChanged, type CrawlResult } from '../../provider/crawl/crawl.ts'
import type { MediaAsks } from '../../provider/media/asks.ts'
import type { ProviderClient } from '../../provider/client.ts'
import type { StoredSnapshot } from '../../records/snapshot.ts'
import type { RecordTable } from '../state/records.ts'

interface Question {
  client: ProviderClient
  /** Its last answers. */
  snapshot: StoredSnapshot | undefined
  changes: readonly ContentChange[] | undefined
  /** Store for the values of new records. */
  records: RecordTable
  media: MediaAsks
  onProgress?: ((stage: 'crawl', done: number, known: number) => void) | undefined
}

export function askProvider({ client, snapshot, changes, records, media, onProgress }: Question): Promise<CrawlResult> {
  const inputs = {
    client,
    values: records,
    media,
    onProgress: onProgress && ((done: number, known: number) => onProgress('crawl', done, known)),
  }
  const changed = snapshot && changes && changedKeys(changes, snapshot)
  return changed ? crawlChanged({ ...inputs, previous: snapshot, changed }) : crawl({ ...inputs, previous: snapshot })
}

/** Crawls everything, or only the changes that a message names. */
import { changedKeys, type ContentChange } from '../../provider/crawl/changes.ts'
import { crawl, crawlChanged, type CrawlResult } from '../../provider/crawl/crawl.ts'
import type { MediaAsks } from '../../provider/media/asks.ts'
import type { ProviderClient } from '../../provider/client.ts'
import type { StoredSnapshot } from '../../records/snapshot.ts'
import type { RecordTable } from '../state/records.ts'

interface CrawlRequest {
  client: ProviderClient
  /** The provider's last answers. */
  snapshot: StoredSnapshot | undefined
  changes: readonly ContentChange[] | undefined
  /** Store for the values of new records. */
  records: RecordTable
  media: MediaAsks
  onProgress?: ((stage: 'crawl', done: number, total: number) => void) | undefined
}

export function askProvider({
  client,
  snapshot,
  changes,
  records,
  media,
  onProgress,
}: CrawlRequest): Promise<CrawlResult> {
  const inputs = {
    client,
    values: records,
    media,
    onProgress: onProgress && ((done: number, total: number) => onProgress('crawl', done, total)),
  }
  const changed = snapshot && changes && changedKeys(changes, snapshot)
  return changed ? crawlChanged({ ...inputs, previous: snapshot, changed }) : crawl({ ...inputs, previous: snapshot })
}

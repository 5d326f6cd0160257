/** Crawls everything, or only the changes that a message names. */
import { mediaFolder } from '../../provider/media/folder.ts'
import { openMediaAsks, type MediaAsks } from '../../provider/media/asks.ts'
import { changedKeys, type ContentChange } from '../../provider/crawl/changes.ts'
import { crawl, crawlChanged, type CrawlResult } from '../../provider/crawl/crawl.ts'
import type { ProviderClient } from '../../provider/client.ts'
import type { StoredSnapshot } from '../../records/snapshot.ts'
import type { State } from '../state/state.ts'
import type { PublisherOptions } from './options.ts'
import { refuseWithoutPictures } from './refuse.ts'

interface CrawlRequest {
  client: ProviderClient
  state: Pick<State, 'media' | 'records'>
  /** The provider's last answers. */
  snapshot: StoredSnapshot | undefined
  changes: readonly ContentChange[] | undefined
  /** Whether it goes on where most pictures are missing. */
  force: boolean | undefined
}

/** A crawl's records and pictures. */
export interface Crawled extends CrawlResult {
  media: MediaAsks
}

/** Limit for all media requests. Media that take longer stay as they are until the next whole crawl. */
const MEDIA_TIMEOUT_MS = { changes: 5_000, everything: 300_000 }

/** Rejects with `MustNotPublish` if the provider's answers, or most pictures of a whole crawl, are missing. */
export async function askProvider(
  { client, state, snapshot, changes, force }: CrawlRequest,
  { stateFolder, providerUrl, provider = providerUrl, client: limits, onProgress }: PublisherOptions,
): Promise<Crawled> {
  const media = openMediaAsks({
    table: snapshot && state.media,
    folder: mediaFolder(stateFolder, provider),
    providerUrl,
    hosts: limits?.hosts,
    timeLimit: changes ? MEDIA_TIMEOUT_MS.changes : MEDIA_TIMEOUT_MS.everything,
  })
  const inputs = {
    client,
    values: state.records,
    media,
    onProgress: onProgress && ((done: number, total: number) => onProgress('crawl', done, total)),
  }
  const changed = snapshot && changes && changedKeys(changes, snapshot)
  const crawled = changed
    ? await crawlChanged({ ...inputs, previous: snapshot, changed })
    : await crawl({ ...inputs, previous: snapshot })
  if (!changes && !force) refuseWithoutPictures(media)
  return { ...crawled, media }
}

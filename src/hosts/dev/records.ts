/** The dev server's records. After the provider's content has changed, they are fetched again as pages read them. */
import pLimit from 'p-limit'
import { crawl, crawlChanged } from '../../provider/crawl/crawl.ts'
import { createRecordFetcher } from '../../provider/crawl/fetch-records.ts'
import { createClient } from '../../provider/client.ts'
import type { ProviderMapping } from '../../provider/mapping/mapping.ts'
import type { RecordKey } from '../../records/keys.ts'
import type { Snapshot } from '../../records/snapshot.ts'

/** Global: it outlives reloads of the dev server's modules, and `scripts/dev.ts` finds it there. */
export const globalRecords = globalThis as {
  devRecords?: Promise<DevRecords>
  devMapping?: ProviderMapping | undefined
}

const clientOf = (baseUrl: string) => createClient({ baseUrl, mapping: globalRecords.devMapping })

export class DevRecords {
  snapshot: Snapshot
  readonly #providerUrl: string
  /** Keys of records that may have changed since they were fetched. Each change makes a new set: a request under way clears the old one. */
  #outdated = new Set<string>()
  /** One after another, each from the records that the previous one left. */
  readonly #inTurn = pLimit(1)

  private constructor(providerUrl: string, snapshot: Snapshot) {
    this.#providerUrl = providerUrl
    this.snapshot = snapshot
  }

  static async open(providerUrl: string): Promise<DevRecords> {
    const { snapshot } = await crawl({ client: clientOf(providerUrl) })
    return new DevRecords(providerUrl, snapshot)
  }

  /** Call it when the provider's content has changed. */
  outdate(): void {
    this.#outdated = new Set(this.snapshot.keys())
  }

  /** Fetches the outdated ones of these records again, and what they newly refer to. Resolves to whether one of them has changed. */
  renew(keys: Iterable<string>): Promise<boolean> {
    return this.#inTurn(async () => {
      const outdated = this.#outdated
      const outdatedKeys = [...keys].filter((key): key is RecordKey => outdated.has(key))
      if (outdatedKeys.length === 0) return false
      const client = clientOf(this.#providerUrl)
      const { fetch, records } = createRecordFetcher({ client, previous: this.snapshot })
      await Promise.all(outdatedKeys.map((key) => fetch(key)))
      const changed = outdatedKeys.filter((key) => records.get(key)?.digest !== this.snapshot.get(key)?.digest)
      if (changed.length > 0) this.#hold(await crawlChanged({ client, previous: this.snapshot, changed }))
      for (const key of outdatedKeys) outdated.delete(key)
      return changed.length > 0
    })
  }

  /** Fetches all outdated records again, in a few seconds. */
  renewAll(): Promise<void> {
    return this.#inTurn(async () => {
      const outdated = this.#outdated
      if (outdated.size === 0) return
      this.#hold(await crawl({ client: clientOf(this.#providerUrl), previous: this.snapshot }))
      outdated.clear()
    })
  }

  #hold({ snapshot }: { snapshot: Snapshot }): void {
    // Copied, as layers of changes would take longer to read each time.
    this.snapshot = new Map(snapshot)
  }
}

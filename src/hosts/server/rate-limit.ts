/** A bucket of tokens for each sender, refilled with time. In memory, of limited size. */
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { addressIn } from './address.ts'

export interface RateLimitOptions {
  /** Capacity of a bucket, in tokens. */
  burst: number
  /** Milliseconds to refill one token. */
  refill: number
  /** Most senders remembered; beyond that the least recently seen is evicted. */
  most?: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

export interface RateLimit {
  /** Takes `cost` tokens from a sender's bucket and returns 0, or the seconds until there are enough. */
  take(address: string, cost?: number): number
}

interface Bucket {
  tokens: number
  /** When that many were in it. */
  at: number
}

/** Not the time of day: where that is set back, no bucket would be refilled until it is caught up. */
const steady = () => performance.now()

export function createRateLimit({ burst, refill, most = 10_000, now = steady }: RateLimitOptions): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: most })
  return {
    take(address, cost = 1) {
      const sender = senderOf(address)
      const time = now()
      const { tokens: left, at } = buckets.get(sender) ?? { tokens: burst, at: time }
      const tokens = Math.min(burst, left + (time - at) / refill)
      const missing = Math.max(0, cost - tokens)
      buckets.set(sender, { tokens: missing > 0 ? tokens : tokens - cost, at: time })
      return Math.ceil((missing * refill) / 1000)
    },
  }
}

/** IPv6 senders own the whole network of their first 64 bits. */
function senderOf(address: string): string {
  const plain = addressIn(address) ?? address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((part) => parseInt(part, 16))
    .join(':')
}

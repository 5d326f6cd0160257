/** A snapshot as it goes to another thread of this process: where its records lie, and the content of those that lie nowhere. */
import { digest } from './digest.ts'
import { contentAt, type Place } from './record-file.ts'
import { StoredRecord, type RecordContent, type RecordParts, type Snapshot } from './snapshot.ts'

/** For a structured clone: in columns, because an object for each record weighs more than what it says. */
export interface PackedSnapshot {
  keys: string[]
  /** So many numbers for each: a `Place`, without values where the record is held. */
  places: Float64Array
  held: Map<number, RecordContent>
}

const NUMBERS = 5
type Numbers = [descriptor: number, start: number, outlineSize: number, valueSize: number, sum: number]

/** The files stay open as long as this thread holds the snapshot. */
export function packed(snapshot: Snapshot): PackedSnapshot {
  const keys = [...snapshot.keys()]
  const places = new Float64Array(keys.length * NUMBERS)
  const held = new Map<number, RecordContent>()
  for (const [at, key] of keys.entries()) {
    const record = snapshot.get(key)!
    const { place } = record
    if (place) places.set(numbersOf(place), at * NUMBERS)
    else held.set(at, record.content)
  }
  return { keys, places, held }
}

function numbersOf({ descriptor, start, outlineSize, valueSize, sum = NaN }: Place): Numbers {
  return [descriptor, start, outlineSize, valueSize, sum]
}

export function unpacked(snapshot: PackedSnapshot): Snapshot {
  return new Map(snapshot.keys.map((key, at) => [key, new StoredRecord(new PackedRecord(snapshot, at))]))
}

class PackedRecord implements RecordParts {
  readonly #snapshot: PackedSnapshot
  readonly #at: number

  constructor(snapshot: PackedSnapshot, at: number) {
    this.#snapshot = snapshot
    this.#at = at
  }

  get content() {
    const { place } = this
    if (place) return contentAt(place)
    const { json, outlineJson } = this.#snapshot.held.get(this.#at)!
    return { json: bytesOf(json), outlineJson: outlineJson && bytesOf(outlineJson) }
  }
  get place() {
    if (this.#snapshot.held.has(this.#at)) return undefined
    const first = this.#at * NUMBERS
    const numbers = this.#snapshot.places.subarray(first, first + NUMBERS)
    const [descriptor, start, outlineSize, valueSize, sum] = numbers as unknown as Numbers
    return { descriptor, start, outlineSize, valueSize, sum: Number.isNaN(sum) ? undefined : sum }
  }
  get digest() {
    return digest(this.content.json)
  }
}

/** A buffer arrives as a plain array. */
function bytesOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}

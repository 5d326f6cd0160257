/** Files that records lie in until somebody asks for them: in memory, those of a large site would weigh more than all else. */
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { RecordContent, RecordParts } from './snapshot.ts'

/** Between a record's outline and its value. No JSON of ours has one outside of its texts, nor within them. */
export const TAB = 9
export const tab = Buffer.from([TAB])
export const lineFeed = Buffer.from('\n')
const nothing = Buffer.alloc(0)
/** Bytes that are handed to the system at once. */
const AT_ONCE = 1 << 18

/** A record is no longer what was written. The file is of no use: everything has to be asked for again. */
export class DamagedSnapshot extends Error {}

/** Where a record lies, for all threads of this process, as long as its file is held open. */
export interface Place {
  descriptor: number
  start: number
  /** Bytes. */
  outlineSize: number
  valueSize: number
  /** Check sum of the line. */
  sum?: number | undefined
}

/** What stands in a record's line, without its end. */
export function contentBytes({ outlineJson, json }: RecordContent): Buffer {
  return Buffer.concat([outlineJson ?? nothing, tab, json])
}

export function lineSize(outlineSize: number, valueSize: number): number {
  return outlineSize + tab.length + valueSize + lineFeed.length
}

/** Throws `DamagedSnapshot`. */
export function contentAt(place: Place): RecordContent {
  return contentOf(
    bytesAt(place.descriptor, place.start, lineSize(place.outlineSize, place.valueSize), place.sum),
    place,
  )
}

function contentOf(line: Buffer, { outlineSize, valueSize }: Pick<Place, 'outlineSize' | 'valueSize'>): RecordContent {
  const start = outlineSize + tab.length
  const outlineJson = outlineSize === 0 ? undefined : line.subarray(0, outlineSize)
  return { outlineJson, json: line.subarray(start, start + valueSize) }
}

function bytesAt(descriptor: number, start: number, size: number, sum?: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  const isWhole = readSync(descriptor, bytes, 0, size, start) === size
  if (!isWhole || (sum !== undefined && crc32(bytes) !== sum)) throw new DamagedSnapshot('a record is damaged')
  return bytes
}

/** A file that stays open while one of its records is held, though another may stand in its place. */
export class RecordFile {
  readonly descriptor: number

  /** Throws like `open`. */
  constructor(path: string, flags = 'r') {
    this.descriptor = openSync(path, flags)
    leftOpen.register(this, this.descriptor)
  }

  /** Throws `DamagedSnapshot` where there are not so many bytes, or not of that check sum. */
  read(start: number, size: number, sum?: number): Buffer {
    return bytesAt(this.descriptor, start, size, sum)
  }
}
const leftOpen = new FinalizationRegistry<number>(closeSync)

/** What a crawl brings, until it is saved. The file has no name: it is gone with the process, or with the last of its records. */
export class Pile {
  readonly #path: string
  #file: RecordFile | undefined
  /** What was not written yet, and where that is in the file. */
  readonly #rest = Buffer.allocUnsafeSlow(AT_ONCE)
  #used = 0
  #written = 0

  /** `path`: of a file that need not be there, nor its folder. */
  constructor(path: string) {
    this.#path = path
  }

  add(content: RecordContent, parts: Omit<RecordParts, 'content'>): RecordParts {
    const line = Buffer.concat([contentBytes(content), lineFeed])
    if (this.#used + line.length > AT_ONCE) this.#flush()
    const start = this.#written + this.#used
    if (line.length > AT_ONCE) {
      this.#write(line)
    } else {
      line.copy(this.#rest, this.#used)
      this.#used += line.length
    }
    return new PiledRecord(this, start, content.outlineJson?.length ?? 0, content.json.length, parts)
  }

  read(start: number, size: number): Buffer {
    const from = start - this.#written
    return from >= 0 ? Buffer.from(this.#rest.subarray(from, from + size)) : this.#file!.read(start, size)
  }

  /** For whoever reads the file itself. */
  descriptor(): number {
    this.#flush()
    return this.#file!.descriptor
  }

  #flush(): void {
    if (this.#used > 0) this.#write(this.#rest.subarray(0, this.#used))
    this.#used = 0
  }

  #write(bytes: Buffer): void {
    this.#file ??= this.#open()
    for (let done = 0; done < bytes.length;) done += writeSync(this.#file.descriptor, bytes, done)
    this.#written += bytes.length
  }

  #open(): RecordFile {
    mkdirSync(dirname(this.#path), { recursive: true })
    const file = new RecordFile(this.#path, 'w+')
    rmSync(this.#path)
    return file
  }
}

class PiledRecord implements RecordParts {
  readonly digest: string
  readonly etag: string | undefined
  readonly id: number | undefined
  readonly #pile: Pile
  readonly #start: number
  readonly #outlineSize: number
  readonly #valueSize: number

  constructor(pile: Pile, start: number, outlineSize: number, valueSize: number, parts: Omit<RecordParts, 'content'>) {
    this.#pile = pile
    this.#start = start
    this.#outlineSize = outlineSize
    this.#valueSize = valueSize
    this.digest = parts.digest
    this.etag = parts.etag
    this.id = parts.id
  }

  get content() {
    const [outlineSize, valueSize] = [this.#outlineSize, this.#valueSize]
    return contentOf(this.#pile.read(this.#start, lineSize(outlineSize, valueSize)), { outlineSize, valueSize })
  }
  get place() {
    const [outlineSize, valueSize] = [this.#outlineSize, this.#valueSize]
    return { descriptor: this.#pile.descriptor(), start: this.#start, outlineSize, valueSize }
  }
}

/**
 * Maps that share what they have in common: a large sorted base, and the few entries that differ from it. A changed copy costs what changed,
 * and so do the difference of two copies, their digest, and anything else that can be had from the base once and corrected by the rest.
 */
import { digest } from './digest.ts'

/** So many entries may differ before a new base is made, which costs the size of the map. */
const MOST_CHANGES = 4096
/** So many times all entries are looked at before an index is made of them. */
const LOOKS = 2

type Same<V> = (left: V, right: V) => boolean

const NOTHING: ReadonlyMap<string, undefined> = new Map()

/** Never changed once made. Iterates in the order of its keys. `V` must not hold `undefined`. */
export class LayeredMap<V> implements ReadonlyMap<string, V> {
  // Private, so that maps of equal entries look equal, whatever their layers.
  readonly #base: ReadonlyMap<string, V>
  readonly #changes: ReadonlyMap<string, V | undefined>
  readonly #size: number
  #entries: ReadonlyMap<string, V> | undefined

  constructor(base: ReadonlyMap<string, V>, changes: ReadonlyMap<string, V | undefined>) {
    this.#base = base
    this.#changes = changes
    let size = base.size
    for (const [key, value] of changes) size += Number(value !== undefined) - Number(base.has(key))
    this.#size = size
  }

  get base(): ReadonlyMap<string, V> {
    return this.#base
  }

  /** Entries that differ from the base; `undefined`: it has one, and this map has not. */
  get changes(): ReadonlyMap<string, V | undefined> {
    return this.#changes
  }

  get size(): number {
    return this.#size
  }

  get(key: string): V | undefined {
    return this.changes.has(key) ? this.changes.get(key) : this.base.get(key)
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  /** A copy with other entries; `undefined` removes one. `isSame`: whether two values need not be told apart; then the old one stays. */
  with(changes: Iterable<readonly [string, V | undefined]>, isSame: Same<V> = Object.is): LayeredMap<V> {
    const all = new Map(this.changes)
    for (const [key, value] of changes) {
      const old = all.has(key) ? all.get(key) : this.#base.get(key)
      if (old !== undefined && value !== undefined && isSame(old, value)) continue
      if (value === this.base.get(key)) all.delete(key)
      else all.set(key, value)
    }
    const next = new LayeredMap(this.base, all)
    return all.size > MOST_CHANGES ? layered(next) : next
  }

  /** All entries as one sorted map. */
  flat(): ReadonlyMap<string, V> {
    if (this.changes.size === 0) return this.base
    return (this.#entries ??= sorted(this.#unordered()))
  }

  *#unordered(): Generator<[string, V]> {
    for (const entry of this.base) if (!this.changes.has(entry[0])) yield entry
    for (const [key, value] of this.changes) if (value !== undefined) yield [key, value]
  }

  forEach(call: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) call(value, key, this)
  }
  entries() {
    return this.flat().entries()
  }
  keys() {
    return this.flat().keys()
  }
  values() {
    return this.flat().values()
  }
  [Symbol.iterator]() {
    return this.flat()[Symbol.iterator]()
  }
}

/** A map with a base of its own. */
export function layered<V>(entries: Iterable<readonly [string, V]>): LayeredMap<V> {
  return new LayeredMap(entries instanceof LayeredMap ? (entries as LayeredMap<V>).flat() : sorted(entries), new Map())
}

/**
 * The same entries as `after`, with the base of `before` where only few differ. `isSame`: whether two values need not be told apart; then the
 * one of `before` is kept.
 */
export function rebased<V>(
  before: ReadonlyMap<string, V>,
  after: ReadonlyMap<string, V>,
  isSame: Same<V> = Object.is,
): LayeredMap<V> {
  if (!(before instanceof LayeredMap)) return layered(after)
  const changes: [string, V | undefined][] = []
  for (const key of differences(before, after)) {
    const [was, is] = [before.get(key), after.get(key)]
    if (was === undefined || is === undefined || !isSame(was, is)) changes.push([key, is])
  }
  return changes.length > MOST_CHANGES ? layered(after) : before.with(changes)
}

/** Keys whose value came, went or is another. Costs what changed where the maps share a base, else their size. */
export function differences<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): Set<string> {
  const keys = new Set<string>()
  if (before === after) return keys
  const consider = (key: string) => {
    if (before.get(key) !== after.get(key)) keys.add(key)
  }
  if (before instanceof LayeredMap && after instanceof LayeredMap && before.base === after.base) {
    for (const key of before.changes.keys()) consider(key)
    for (const key of after.changes.keys()) consider(key)
  } else {
    for (const key of before.keys()) consider(key)
    for (const key of after.keys()) consider(key)
  }
  return keys
}

/** Gives what `make` makes of a map, once for each. */
export function oncePer<M extends object, R>(make: (map: M) => R): (map: M) => R {
  const made = new WeakMap<M, R>()
  return (map) => {
    if (!made.has(map)) made.set(map, make(map))
    return made.get(map)!
  }
}

/** The base of a map and what differs from it; a plain map is its own base. */
export function layersOf<V>(map: ReadonlyMap<string, V>): {
  base: ReadonlyMap<string, V>
  changes: ReadonlyMap<string, V | undefined>
} {
  return map instanceof LayeredMap ? map : { base: map, changes: NOTHING }
}

/**
 * Finds the keys of entries by names that the entries have. All entries are looked at where they are asked about for the first time or two: a short
 * command never needs the index that is made then.
 */
export function indexBy<V>(
  names: (key: string, value: V) => Iterable<string>,
): (map: ReadonlyMap<string, V>, wanted: Iterable<string>) => string[] {
  const indexOf = oncePer((base: ReadonlyMap<string, V>) => {
    const index = new Map<string, string[]>()
    for (const [key, value] of base) {
      for (const name of names(key, value)) {
        const named = index.get(name)
        if (named) named.push(key)
        else index.set(name, [key])
      }
    }
    return index
  })
  function look(entries: Iterable<readonly [string, V | undefined]>, wanted: ReadonlySet<string>): string[] {
    const found: string[] = []
    for (const [key, value] of entries) {
      if (value === undefined) continue
      for (const name of names(key, value)) {
        if (!wanted.has(name)) continue
        found.push(key)
        break
      }
    }
    return found
  }
  const looks = new WeakMap<ReadonlyMap<string, V>, number>()
  return (map, wanted) => {
    const all = new Set(wanted)
    if (all.size === 0) return []
    const { base, changes } = layersOf(map)
    const looked = looks.get(base) ?? 0
    looks.set(base, looked + 1)
    const inBase = looked < LOOKS ? look(base, all) : [...all].flatMap((name) => indexOf(base).get(name) ?? [])
    return [...new Set([...inBase.filter((key) => !changes.has(key)), ...look(changes, all)])]
  }
}

/** Tells what entries have, each once, in order: the same list again where a changed copy has the same. */
export function distinctIn<V>(
  things: (key: string, value: V) => Iterable<string>,
): (map: ReadonlyMap<string, V>) => readonly string[] {
  const ofBase = oncePer((base: ReadonlyMap<string, V>) => {
    const count = new Map<string, number>()
    for (const [key, value] of base)
      for (const thing of things(key, value)) count.set(thing, (count.get(thing) ?? 0) + 1)
    return { count, list: [...count.keys()].sort() }
  })
  return (map) => {
    const { base, changes } = layersOf(map)
    const { count, list } = ofBase(base)
    const more = new Map<string, number>()
    const add = (key: string, value: V | undefined, by: number) => {
      if (value === undefined) return
      for (const thing of things(key, value)) more.set(thing, (more.get(thing) ?? 0) + by)
    }
    for (const [key, value] of changes) {
      add(key, base.get(key), -1)
      add(key, value, 1)
    }
    const isThere = (thing: string) => (count.get(thing) ?? 0) + (more.get(thing) ?? 0) > 0
    if ([...more.keys()].every((thing) => isThere(thing) === count.has(thing))) return list
    return [...new Set([...list, ...more.keys()])].filter(isThere).sort()
  }
}

/** Digests maps by their entries, in no order: a sum of the digests of all entries, so that a changed copy costs what changed. */
export interface EntriesDigest<V> {
  (map: ReadonlyMap<string, V>): string
  /** Takes what a map's digest is known to be, so that its entries need not be looked at. */
  note(map: ReadonlyMap<string, V>, known: string): void
}

/** `text`: what an entry is known by. */
export function entriesDigest<V>(text: (key: string, value: V) => string): EntriesDigest<V> {
  const of = (key: string, value: V | undefined) => (value === undefined ? 0n : BigInt(`0x${digest(text(key, value))}`))
  /** By the base: the map whose sum was known last, from which others of that base are not far. */
  const nearest = new WeakMap<ReadonlyMap<string, V>, { map: ReadonlyMap<string, V>; sum: bigint }>()

  function sumOf(map: ReadonlyMap<string, V>): bigint {
    const { base } = layersOf(map)
    const near = nearest.get(base)
    let sum = near?.sum ?? 0n
    if (near) for (const key of differences(near.map, map)) sum += of(key, map.get(key)) - of(key, near.map.get(key))
    else for (const [key, value] of map) sum += of(key, value)
    nearest.set(base, { map, sum })
    return sum
  }
  const digestOf = oncePer((map: ReadonlyMap<string, V>) =>
    BigInt.asUintN(256, sumOf(map)).toString(16).padStart(64, '0'),
  )
  return Object.assign((map: ReadonlyMap<string, V>) => digestOf(map), {
    note: (map: ReadonlyMap<string, V>, known: string) =>
      void nearest.set(layersOf(map).base, { map, sum: BigInt(`0x${known}`) }),
  })
}

function sorted<V>(entries: Iterable<readonly [string, V]>): Map<string, V> {
  const all = [...entries]
  // As they lie on the disk.
  const isSorted = all.every(([key], index) => index === 0 || all[index - 1]![0] < key)
  return new Map(isSorted ? all : all.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)))
}

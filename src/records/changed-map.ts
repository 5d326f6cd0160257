/** A map with an overlay of changes: pending values over stored ones. */

/** Iterates in key order. */
export class ChangedMap<V> implements ReadonlyMap<string, V> {
  // Private, so that tests find maps with equal entries equal.
  readonly #base: ReadonlyMap<string, V>
  readonly #changes: ReadonlyMap<string, V | undefined>

  /** `changes`: `undefined` removes an entry. */
  constructor(base: ReadonlyMap<string, V>, changes: ReadonlyMap<string, V | undefined>) {
    this.#base = base
    this.#changes = changes
  }

  get base(): ReadonlyMap<string, V> {
    return this.#base
  }
  get changes(): ReadonlyMap<string, V | undefined> {
    return this.#changes
  }
  get size(): number {
    let size = this.#base.size
    for (const [key, value] of this.#changes) size += Number(value !== undefined) - Number(this.#base.has(key))
    return size
  }

  get(key: string): V | undefined {
    return this.#changes.has(key) ? this.#changes.get(key) : this.#base.get(key)
  }
  has(key: string): boolean {
    return this.#changes.has(key) ? this.#changes.get(key) !== undefined : this.#base.has(key)
  }
  *entries(): MapIterator<[string, V]> {
    const unchanged = [...this.#base].filter(([key]) => !this.#changes.has(key))
    const changed = [...this.#changes].filter((entry): entry is [string, V] => entry[1] !== undefined)
    yield* changed.length > 0 ? [...unchanged, ...changed].sort(byKey) : unchanged
  }
  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key
  }
  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value
  }
  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries()
  }
  forEach(call: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) call(value, key, this)
  }
}

/** `after` as changes to `before`. If `isSame`, keeps the value of `before`. */
export function changedMap<V>(
  before: ReadonlyMap<string, V>,
  after: ReadonlyMap<string, V>,
  isSame: (left: V, right: V) => boolean,
): ChangedMap<V> {
  const changes = new Map<string, V | undefined>(after)
  for (const [key, was] of before) {
    const is = after.get(key)
    if (is === undefined) changes.set(key, undefined)
    else if (isSame(was, is)) changes.delete(key)
  }
  return new ChangedMap(before, changes)
}

/** A map that finds quickly, in the database, which entries may differ from those of another release. */
export interface Comparable<V> extends ReadonlyMap<string, V> {
  /** `undefined` where the other map is not of the same table. */
  differences(other: ReadonlyMap<string, V>): Set<string> | undefined
}

/** Keys that were added, removed or may have changed. */
export function differences<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): Set<string> {
  if (before === after) return new Set()
  if (after instanceof ChangedMap)
    return new Set([...differences<V>(before, after.base as never), ...after.changes.keys()])
  const byState = (before as Partial<Comparable<V>>).differences?.(after)
  return byState ?? new Set([...before.keys(), ...after.keys()].filter((key) => before.get(key) !== after.get(key)))
}

export function byKey([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : Number(left > right)
}

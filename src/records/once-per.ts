/** Memoises `make` per object. */
export function oncePer<M extends object, R>(make: (object: M) => R): (object: M) => R {
  const cache = new WeakMap<M, R>()
  return (object) => {
    if (!cache.has(object)) cache.set(object, make(object))
    return cache.get(object)!
  }
}

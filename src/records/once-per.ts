/** Memoises `make` per object. */
export function oncePer<M extends object, R>(make: (object: M) => R): (object: M) => R {
  const made = new WeakMap<M, R>()
  return (object) => {
    if (!made.has(object)) made.set(object, make(object))
    return made.get(object)!
  }
}

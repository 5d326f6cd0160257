export const TAU = Math.PI * 2
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
/** One decimal is finer than a pixel at every size that is asked for, and keeps the SVG short. */
export const round = (value: number) => Math.round(value * 10) / 10

export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The item at an index that is known to be there. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** Which places are shown on one map: neighbours, and neighbours of neighbours. Pure. */
import { kilometresBetween, type Place } from './box.ts'

const NEIGHBOURS_KILOMETRES = 75

/** Largest group first; within a group in the order of `places`. */
export function clustersOf<P extends Place>(places: readonly P[]): P[][] {
  const left = new Set(places)
  const clusters: P[][] = []
  for (const place of places) {
    if (!left.delete(place)) continue
    const cluster = [place]
    for (const each of cluster)
      for (const other of left)
        if (kilometresBetween(each, other) <= NEIGHBOURS_KILOMETRES) {
          left.delete(other)
          cluster.push(other)
        }
    clusters.push(places.filter((each) => cluster.includes(each)))
  }
  return clusters.sort((one, other) => other.length - one.length)
}

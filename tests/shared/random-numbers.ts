/** Numbers from 0 to 1 that are the same each time: a linear congruential generator (Numerical Recipes' constants). */
export function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

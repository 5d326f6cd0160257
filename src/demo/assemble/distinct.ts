import type { Subject } from '../content/types.ts'
import type { Owner } from '../pictures/names.ts'
import { variantOf } from '../pictures/variant.ts'

/** Apart enough that no other picture of the same owner has the seed. */
const STEP = 1000
const CHOICES = 24

/** Chooses seeds for pictures that are seen together, so that those of one subject differ in hour, side or layout. */
export class Distinct {
  readonly #shown = new Map<string, number>()

  /** The wanted seed, or the first after it whose picture is least like those chosen before. */
  seed(owner: Owner, subject: Subject, wanted: number): number {
    // A seed of the group's chooses the hotel too, so its pictures differ anyway.
    if (owner === 'group') return wanted
    const candidates = Array.from({ length: CHOICES }, (_, index) => {
      const seed = wanted + index * STEP
      const { hour, mirrored, paint } = variantOf(owner, subject, seed)
      // A change of light or of layout is seen at once; the same picture mirrored, at the second look.
      const near = [subject, hour, paint.name].join(' ')
      return { seed, near, exact: `${near} ${mirrored}` }
    })
    const times = (key: string) => this.#shown.get(key) ?? 0
    const [best] = candidates.sort(
      (left, right) =>
        times(left.near) - times(right.near) || times(left.exact) - times(right.exact) || left.seed - right.seed,
    )
    for (const key of [best!.near, best!.exact]) this.#shown.set(key, times(key) + 1)
    return best!.seed
  }
}

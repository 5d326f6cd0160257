/** How much of the code the tests notice, out of the mutation runner's report. */
export interface Mutant {
  status: string
  /** Ids of the tests that noticed it: the first one. */
  killedBy?: string[]
}

export interface Score {
  /** Those that were tried. */
  mutants: number
  /** In percent. */
  noticed: number
  /** What tests notice that compare with no golden file: these run last, so that what they notice nobody else did. */
  withoutGolden: number
  /** Left out: what is computed once when a file is loaded. */
  left: number
}

const NOTICED = new Set(['Killed', 'Timeout'])
const TRIED = new Set([...NOTICED, 'Survived', 'NoCoverage'])

/** Whether a test compares with golden files, by its name. */
export const isGolden = (name: string) => /golden/i.test(name)

export function scoreOf(mutants: readonly Mutant[], golden: ReadonlySet<string>): Score {
  const tried = mutants.filter(({ status }) => TRIED.has(status))
  const noticed = tried.filter(({ status }) => NOTICED.has(status))
  const byGolden = noticed.filter(({ killedBy }) => killedBy?.every((id) => golden.has(id)) && killedBy.length > 0)
  const share = (count: number) => (tried.length === 0 ? 100 : (count / tried.length) * 100)
  return {
    mutants: tried.length,
    noticed: share(noticed.length),
    withoutGolden: share(noticed.length - byGolden.length),
    left: mutants.filter(({ status }) => status === 'Ignored').length,
  }
}

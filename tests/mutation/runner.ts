/**
 * Runs a module's tests for the mutation runner within one process. StrykerJS's own runner for vitest, which starts a worker for each mutation, takes
 * twice the processor time (85 s to 43 s for the 288 of `snapshot`) and finds the same; what tests do once before many of them it leaves out.
 */
import { declareFactoryPlugin, commonTokens, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { existsSync, globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collect, forget, provide, runTest, type Test } from './in-process.ts'
import { mutatedModule, testsOf, WITH_HOOKS } from './modules.ts'
import { isGolden } from './score.ts'

const STAND_IN = new URL('./in-process.ts', import.meta.url).href
const MOST_TIME = 60_000

/** What the mutated code looks at. */
interface Mutated {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> } | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

class InProcessRunner implements TestRunner {
  static inject = tokens('globalNamespace')
  #mutated: Mutated
  #tests = new Map<string, Test>()
  /** Whether a mutation is there before what is done once for many tests. */
  #hasHooks = WITH_HOOKS.has(mutatedModule())
  /** Raised when what a mutation left behind must not be met again: all code is read anew then. */
  #generation = 0

  constructor(namespace: string) {
    this.#mutated = (globalThis as any)[namespace] ??= {}
  }

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init(): Promise<void> {
    const project = pathToFileURL(`${process.cwd()}/`).href
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier === 'vitest') return { url: STAND_IN, shortCircuit: true }
        const found = next(specifier, context)
        const isOurs = found.url.startsWith(project) && !found.url.includes('/node_modules/')
        return isOurs ? { ...found, url: `${found.url.split('?')[0]}?${this.#generation}` } : found
      },
    })
    // What a mutation leaves running ends somewhere, and is no test's affair.
    process.on('unhandledRejection', () => {})
    await this.#provideSnapshots()
    // What was covered so far was no test's doing. Code keeps the object that it finds first.
    this.#mutated.mutantCoverage = { static: {}, perTest: {} }
    await this.#collect()
  }

  async #provideSnapshots(): Promise<void> {
    const folder = resolve('.snapshots')
    const { crawlWorld, WORLDS } = (await import(this.#address('tests/harness/snapshots.ts'))) as any
    const { publishedIn, manifestOf } = (await import(this.#address('tests/harness/manifest.ts'))) as any
    const { openState } = (await import(this.#address('src/engine/state/state.ts'))) as any
    await mkdir(folder, { recursive: true })
    for (const [name, make] of Object.entries<() => Promise<unknown>>(WORLDS)) {
      const state = join(folder, name)
      if (!existsSync(state)) await publishedIn(openState(state), manifestOf({}), await crawlWorld(await make()))
    }
    provide({ snapshots: folder })
  }

  #address(file: string): string {
    return pathToFileURL(resolve(file)).href
  }

  async #collect(): Promise<void> {
    this.#generation++
    this.#tests.clear()
    const files = testsOf(mutatedModule())
      .flatMap((glob) => globSync(glob))
      .sort()
    for (const file of files) {
      const path = resolve(file)
      const load = () => import(`${this.#address(file)}?${this.#generation}`)
      for (const test of await collect(path, load)) this.#tests.set(test.id.replace(path, file), test)
    }
  }

  async dryRun(): Promise<DryRunResult> {
    this.#mutated.activeMutant = undefined
    const tests: TestResult[] = []
    for (const id of this.#tests.keys()) {
      // With what is done once before many tests: no mutation of that is noticed, and each counts.
      this.#mutated.currentTestId = id
      tests.push(await this.#run(id))
      this.#mutated.currentTestId = undefined
      if (this.#hasHooks) await forget(this.#tests.get(id)!)
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#mutated.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    // Golden files last: what they notice nobody else did.
    const ids = [...(testFilter ?? this.#tests.keys())].sort((a, b) => Number(isGolden(a)) - Number(isGolden(b)))
    const found = await this.#runMutant(activeMutant.id, ids, hitLimit)
    const failed = found.tests.find(({ status }) => status === TestStatus.Failed)
    if (!failed || (await this.#run(failed.id)).status === TestStatus.Success) return found.result
    // The test fails without the mutation, too: something was left behind, by this mutation or by one before.
    await this.#collect()
    const { result } = await this.#runMutant(activeMutant.id, ids, hitLimit)
    await this.#collect()
    return result
  }

  async #runMutant(id: string, ids: string[], hitLimit: number | undefined) {
    this.#mutated.hitCount = 0
    this.#mutated.hitLimit = hitLimit
    const tests: TestResult[] = []
    for (const each of ids) {
      if (this.#hasHooks) this.#mutated.activeMutant = id
      const test = await this.#run(each, () => (this.#mutated.activeMutant = id))
      this.#mutated.activeMutant = undefined
      tests.push(test)
      if (test.status === TestStatus.Failed) break
    }
    if (this.#hasHooks) for (const each of tests) await forget(this.#tests.get(each.id)!)
    const tooMany = determineHitLimitReached(this.#mutated.hitCount, hitLimit)
    this.#mutated.hitCount = this.#mutated.hitLimit = undefined
    return { tests, result: toMutantRunResult(tooMany ?? { status: DryRunStatus.Complete, tests }) }
  }

  async #run(id: string, onReady: () => void = () => {}): Promise<TestResult> {
    const started = performance.now()
    const about = () => ({ id, name: id, timeSpentMs: performance.now() - started })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => (timer = setTimeout(reject, MOST_TIME, new Error('took too long'))))
    try {
      await Promise.race([runTest(this.#tests.get(id)!, onReady), late])
      return { ...about(), status: TestStatus.Success }
    } catch (error) {
      return { ...about(), status: TestStatus.Failed, failureMessage: String((error as Error)?.message ?? error) }
    } finally {
      clearTimeout(timer)
    }
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)]

create.inject = tokens(commonTokens.injector)
function create(injector: any): InProcessRunner {
  return injector.provideValue('globalNamespace', '__stryker__').injectClass(InProcessRunner)
}

/**
 * As much of vitest as tests of modules need, in this process: files are read once and their tests run as often as mutations ask for. Stands in
 * for `vitest` where a test imports it (runner.ts).
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  type ExpectStatic,
} from '@vitest/expect'
import * as chai from 'chai'

type Run = (...args: any[]) => unknown

interface Suite {
  name: string
  parent: Suite | undefined
  hooks: Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Run[]>
  /** Settled when what comes before all of its tests is done. */
  ready?: Promise<void> | undefined
  /** What undoes that. */
  ends: Run[]
}
export interface Test {
  id: string
  suite: Suite
  run: Run
}

const newSuite = (name: string, parent?: Suite): Suite => ({
  name,
  parent,
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
  ends: [],
})

let suite = newSuite('')
let tests: Test[] = []
let provided: Record<string, unknown> = {}
let finished: Run[] = []

export function provide(values: Record<string, unknown>): void {
  provided = values
}

/** Tests of a file, by calling what imports it. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<Test[]> {
  suite = newSuite(path)
  tests = []
  await load()
  return tests
}

/** Rejects with what the test fails with. `onReady`: called when all is done that is done once for many tests. */
export async function runTest(each: Test, onReady: () => void): Promise<void> {
  const suites = suitesOf(each)
  finished = []
  for (const one of suites) await (one.ready ??= runAll(one.hooks.beforeAll, one.ends))
  onReady()
  const after: Run[] = []
  try {
    await runAll(
      suites.flatMap(({ hooks }) => hooks.beforeEach),
      after,
    )
    await each.run()
  } finally {
    const ends = [...suites.flatMap(({ hooks }) => hooks.afterEach), ...after.reverse(), ...finished.reverse()]
    for (const end of ends) await end()
  }
}

/** Undoes what is done once before the test and others: it is done anew then. */
export async function forget(each: Test): Promise<void> {
  for (const one of suitesOf(each).reverse()) {
    if (!one.ready) continue
    one.ready = undefined
    for (const end of [...one.hooks.afterAll, ...one.ends.splice(0)]) await end()
  }
}

/** Those around a test, the outermost first. */
function suitesOf(each: Test): Suite[] {
  const suites: Suite[] = []
  for (let one: Suite | undefined = each.suite; one; one = one.parent) suites.unshift(one)
  return suites
}

/** A hook may give what undoes it. */
async function runAll(hooks: Run[], undo: Run[]): Promise<void> {
  for (const hook of hooks) {
    const given = await hook()
    if (typeof given === 'function') undo.push(given as Run)
  }
}

function describeOne(name: string, define: Run): void {
  const around = suite
  suite = newSuite(name, around)
  define()
  suite = around
}

function testOne(name: string, run: Run): void {
  const names: string[] = [name]
  for (let one: Suite | undefined = suite; one; one = one.parent) names.unshift(one.name)
  const id = names.join(' > ')
  const same = tests.filter((each) => each.id.startsWith(id)).length
  tests.push({ id: same === 0 ? id : `${id} (${same + 1})`, suite, run })
}

const each =
  (one: (name: string, run: Run) => void) =>
  (cases: readonly unknown[]) =>
  (name: string, run: Run): void =>
    cases.forEach((row, index) => {
      const args = Array.isArray(row) ? row : [row]
      one(`${name} [${index}]`, () => run(...args))
    })

export const describe = Object.assign(describeOne, { each: each(describeOne) })
export const test = Object.assign(testOne, { each: each(testOne) })
export const beforeAll = (hook: Run) => void suite.hooks.beforeAll.push(hook)
export const afterAll = (hook: Run) => void suite.hooks.afterAll.push(hook)
export const beforeEach = (hook: Run) => void suite.hooks.beforeEach.push(hook)
export const afterEach = (hook: Run) => void suite.hooks.afterEach.push(hook)
export const onTestFinished = (end: Run) => void finished.push(end)
export const inject = (name: string) => provided[name]

const stubbed = new Map<string, PropertyDescriptor | undefined>()
export const vi = {
  stubGlobal(name: string, value: unknown) {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  },
  unstubAllGlobals() {
    for (const [name, before] of stubbed) {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    }
    stubbed.clear()
  },
}

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
export const expect = ((value: unknown, message?: string) => chai.expect(value, message)) as unknown as ExpectStatic
Object.assign(expect, chai.expect, (globalThis as any)[ASYMMETRIC_MATCHERS_OBJECT], {
  unreachable: (message = 'must not be reached') => chai.assert.fail(message),
})

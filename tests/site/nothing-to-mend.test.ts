import { expect, test } from 'vitest'
import { openState } from '../../src/engine/state/state.ts'
import { demoSite } from '../harness/site.ts'

test("nothing of the embedded provider's site is to be mended", async () => {
  const { findings } = openState((await demoSite()).stateFolder)
  expect(findings.all()).toEqual([])
})

import type { Manifest } from '../../../src/engine/release/manifest.ts'
import type { Page } from '../pages.ts'

/** Something that must hold for every page of every site. It is made for one site and shown its pages one by one. */
export interface Check {
  name: string
  /** `faults` of the page, each a short sentence. */
  start(manifest: Manifest): (page: Page) => string[]
}

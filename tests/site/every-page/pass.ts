/** One pass over the pages of the embedded provider's site for all tests of a file: each page is read and parsed once. */
import { beforeAll } from 'vitest'
import { demoSite, type BuiltSite } from '../../harness/site.ts'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { DEEP } from '../../harness/depth.ts'
import { placeOf, visitPages, type Page } from '../pages.ts'

type Visit = (page: Page) => void

const LOOKED_AT = new Set(theDemoWorld().hotels.flatMap(({ slug }, index) => (DEEP || index % 3 === 0 ? slug : [])))

/** Whether what costs most is asked of a page too: those of the group, of every third hotel, and in the deep run all. */
export function isLookedAt({ path }: Page): boolean {
  const [folder, slug] = placeOf(path).url.split('/')
  return slug === undefined || !['oteller', 'hotels'].includes(folder!) || LOOKED_AT.has(slug)
}

interface Reader {
  start: (site: BuiltSite) => Visit
  failure?: unknown
}
/** Registered while the tests are collected, so all of them are known before the first one needs the pages. */
const waiting = new Set<Reader>()

/** Shows every page, error pages included, before the tests around it. A failure fails these tests and no others. */
export function onEveryPage(start: (site: BuiltSite) => Visit): void {
  const reader: Reader = { start }
  waiting.add(reader)
  beforeAll(async () => {
    if (waiting.has(reader)) await readPages()
    if (reader.failure) throw reader.failure
  }, 900_000)
}

/** One value from every page but the error pages, by path; there when the tests around it begin. */
export function fromEveryPage<Value>(pick: (page: Page, site: BuiltSite) => Value): ReadonlyMap<string, Value> {
  const picked = new Map<string, Value>()
  onEveryPage((site) => (page) => {
    if (!page.isError) picked.set(page.path, pick(page, site))
  })
  return picked
}

async function readPages(): Promise<void> {
  const site = await demoSite()
  const visits = new Map([...waiting].map((reader) => [reader, reader.start(site)]))
  waiting.clear()
  await visitPages(site, (page) => {
    for (const [reader, visit] of visits) {
      try {
        visit(page)
      } catch (cause) {
        reader.failure = new Error(`while reading ${page.path}`, { cause })
        visits.delete(reader)
      }
    }
  })
}

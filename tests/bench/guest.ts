/** Measurements from a guest's side, as Markdown tables. */
import { openDemoSite } from './demo-site.ts'
import { lighthouseTable } from './lighthouse.ts'
import { touchTable } from './touches.ts'

const TOUCH_RUNS = 5

export interface GuestBench {
  touches: boolean
  /** How often each page is looked at; 0 for not at all. */
  lighthouse: number
  /** Kinds of pages; all where none are named. */
  pages?: readonly string[]
}

export async function guestTables({ touches, lighthouse, pages }: GuestBench): Promise<string> {
  const site = await openDemoSite()
  try {
    const tables = []
    if (touches) tables.push(await touchTable(site.url, TOUCH_RUNS))
    if (lighthouse > 0) tables.push(await lighthouseTable(site.url, lighthouse, pages))
    return tables.join('\n\n')
  } finally {
    await site.close()
  }
}

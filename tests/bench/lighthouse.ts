/** Lighthouse's four scores for every kind of page, as it sees a phone on a slow network. */
import lighthouse from 'lighthouse'
import { launchDebugged } from '../harness/browser.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { median } from './table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** A Markdown table, the median of `runs` for each page. `kinds`: these alone. */
export async function lighthouseTable(url: string, runs: number, kinds?: readonly string[]): Promise<string> {
  const lines = [['page', ...CATEGORIES, 'first paint s', 'largest paint s', 'blocking ms', 'shift']]
  lines.push(lines[0]!.map(() => '---'))
  for (const { name, path } of PAGE_KINDS.filter((kind) => !kinds || kinds.includes(kind.name))) {
    const reports: number[][] = []
    for (let run = 0; run < runs; run++) reports.push(await report(url + path))
    const [first, ...others] = reports[0]!.map((_, column) => median(reports.map((each) => each[column]!)))
    lines.push([name, ...[first!, ...others].map((value, column) => shown(value, column))])
    console.error(`${name}: ${lines.at(-1)!.slice(1).join(', ')}`)
  }
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const shown = (value: number, column: number) =>
  column < CATEGORIES.length || column === 6 ? value.toFixed(0) : value.toFixed(2)

/** The four scores of 100, the paints in seconds, blocked milliseconds, layout shift. Each in a browser that knows nothing yet. */
async function report(url: string): Promise<number[]> {
  const browser = await launchDebugged()
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    const { categories, audits } = result!.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN
    return [
      ...CATEGORIES.map((category) => (categories[category]?.score ?? 0) * 100),
      value('first-contentful-paint') / 1000,
      value('largest-contentful-paint') / 1000,
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
    ]
  } finally {
    await browser.close()
  }
}

/** Measurements as a Markdown table, the median of the runs of each row. */
import type { Measured } from './measure.ts'
import { listed } from '../harness/listed.ts'

export interface Row {
  hotels: number
  edit: string
  from: 'cold' | 'cold, told what' | 'resident'
  runs: Measured[]
}

const COLUMNS = listed(`
  hotels | pages | change | process | wall s | live ms | crawl ms | provider ms | CPU s | peak MiB | rendered | files written | requests
  hash ms`)

export function table(rows: Row[]): string {
  const lines = rows.map(({ hotels, edit, from, runs }) => {
    const of = (key: keyof Measured) => median(runs.map((run) => run[key]))
    const figures = [of('wall') / 1000, of('live'), of('crawl'), of('provider'), of('cpu') / 1000, of('peak')]
    const [wall, live, crawl, provider, cpu, peak] = figures as [number, number, number, number, number, number]
    return [
      hotels,
      of('pages'),
      edit,
      from,
      wall.toFixed(2),
      live.toFixed(0),
      crawl.toFixed(0),
      provider.toFixed(0),
      cpu.toFixed(2),
      peak.toFixed(0),
      of('rendered'),
      of('written'),
      of('requests'),
      of('hash').toFixed(0),
    ]
  })
  return [COLUMNS, COLUMNS.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/**
 * npm run bench: what a publish costs, in worlds of 18 and 180 hotels; `-- --large` adds one of 1,800, `-- --hotels=18` measures that alone.
 * Prints a table and writes `.site/bench.json`. Works on a copy of the project folder, since it edits a style. `-- --rest=60` lets the machine
 * rest for so many seconds before each row: many are slower for a while after they have worked.
 * `-- --touch` measures a guest's first touches instead, `-- --lighthouse` every kind of page by Lighthouse: `--lighthouse=5` five times each,
 * `--pages=home,room` these alone.
 * `-- --search` asks the site's search the judged queries.
 * `-- --soak=30` keeps our server at work for so many minutes, 15 unless told.
 */
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EDITS, type Edit } from '../tests/bench/edits.ts'
import { publishCold, startProviderProcess, startResident, type Folders } from '../tests/bench/measure.ts'
import { guestTables } from '../tests/bench/guest.ts'
import { siteSearchTable } from '../tests/bench/site-search.ts'
import { soakTable } from '../tests/bench/soak/soak.ts'
import { table, type Row } from '../tests/bench/table.ts'
import { command, ROOT, STATE_FOLDER } from './project.ts'

const RUNS = 3
const SOAK_MINUTES = 15
const PROJECT_FILES = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json']

const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3)

await command(async () => {
  const touches = process.argv.includes('--touch')
  const lighthouse = process.argv.includes('--lighthouse') ? 1 : Number(option('lighthouse') ?? 0)
  if (touches || lighthouse) {
    console.log(await guestTables({ touches, lighthouse, pages: option('pages')?.split(',') }))
    return
  }
  if (process.argv.includes('--search')) {
    console.log(await siteSearchTable(option('judged')))
    return
  }
  const soak = process.argv.includes('--soak') ? SOAK_MINUTES : Number(option('soak') ?? 0)
  if (soak) {
    console.log(await soakTable(soak))
    return
  }
  const asked = option('hotels')
  const worlds = asked ? asked.split(',').map(Number) : [18, 180, ...(process.argv.includes('--large') ? [1800] : [])]
  const rows: Row[] = []
  for (const hotels of worlds) await measureWorld(hotels, rows)
  console.log(table(rows))
  await mkdir(STATE_FOLDER, { recursive: true })
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model }
  await writeFile(join(STATE_FOLDER, 'bench.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`)
})

async function measureWorld(hotels: number, rows: Row[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-bench-'))
  const provider = await startProviderProcess(hotels)
  const add = (row: Omit<Row, 'hotels'>) => {
    rows.push({ hotels, ...row })
    console.error(
      `${hotels} hotels, ${row.edit}, ${row.from}: ${row.runs.map(({ wall }) => wall.toFixed(0)).join(', ')} ms`,
    )
  }
  try {
    const folders = await copyProject(folder)
    // Compile first: only the first publish after a change of code has to.
    await warmUp(folders)
    await rest()
    add({ edit: 'full build', from: 'cold', runs: [await publishCold(folders, provider)] })
    for (const edit of Object.keys(EDITS) as Edit[]) {
      const runs = []
      await rest()
      for (let run = 0; run < RUNS; run++) {
        await provider.edit(edit)
        runs.push(await publishCold(folders, provider))
      }
      add({ edit: EDITS[edit].name, from: 'cold', runs })
      const { changes } = EDITS[edit]
      if (!changes) continue
      const hinted = []
      await rest()
      for (let run = 0; run < RUNS; run++) {
        await provider.edit(edit)
        hinted.push(await publishCold(folders, provider, changes))
      }
      add({ edit: EDITS[edit].name, from: 'cold, told what', runs: hinted })
    }
    const resident = await startResident(folders, provider)
    try {
      // Not measured: a process's first publish reads the last release from disk.
      await resident.publish(undefined)
      for (const edit of Object.keys(EDITS) as Edit[]) {
        const runs = []
        await rest()
        for (let run = 0; run < RUNS; run++) {
          await provider.edit(edit)
          runs.push(await resident.publish(EDITS[edit].changes))
        }
        add({ edit: EDITS[edit].name, from: 'resident', runs })
      }
    } finally {
      resident.close()
    }
    await appendFile(join(folders.root, 'src', 'styles', 'tokens.css'), '\n:root { --bench: 1 }\n')
    add({ edit: 'a style edit', from: 'cold', runs: [await publishCold(folders, provider)] })
  } finally {
    provider.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function rest(): Promise<void> {
  await setTimeout(Number(option('rest') ?? 0) * 1000)
}

async function copyProject(folder: string): Promise<Folders> {
  const root = join(folder, 'project')
  for (const name of PROJECT_FILES) await cp(join(ROOT, name), join(root, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return { root, stateFolder: join(folder, 'state'), distFolder: join(folder, 'dist') }
}

async function warmUp({ root, stateFolder }: Folders): Promise<void> {
  const { compileRenderer } = await import('../src/engine/render/compile.ts')
  await compileRenderer(root, join(stateFolder, 'renderer'))
}

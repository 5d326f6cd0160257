/** npm run rules: the rules of tests/rules.md that no test names. `npm run rules -- --section 2` for one section. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.ts'

const ID = /\bR[1-9]\.[1-9]\d*\b/g
const section = process.argv[process.argv.indexOf('--section') + 1]
const wanted = process.argv.includes('--section') ? (id: string) => id.startsWith(`R${section}.`) : () => true

const rules = new Map<string, string>()
for (const line of readFileSync(join(ROOT, 'tests/rules.md'), 'utf8').split('\n')) {
  const [, id, text] = /^\|\s*(R[1-9]\.\d+)\s*\|\s*(.*?)\s*\|/.exec(line.replaceAll('\\|', '¦')) ?? []
  if (id && text && !text.startsWith('withdrawn') && wanted(id)) rules.set(id, text)
}

const named = new Set<string>()
for (const folder of ['tests', 'src']) {
  for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.ts$/.test(name)) continue
    for (const id of idsInTitles(readFileSync(join(ROOT, folder, name), 'utf8'))) named.add(id)
  }
}

const missing = [...rules].filter(([id]) => !named.has(id))
console.log(`${rules.size - missing.length} of ${rules.size} rules have a test`)
for (const [id, text] of missing) console.log(`${id.padEnd(6)} ${text}`)

/** Ids in the titles of tests, and in strings that are ids alone, as tables of cases have them. */
function idsInTitles(source: string): string[] {
  const titles = [...source.matchAll(/\b(?:test|it|describe)(?:\.(?:each|for)\([^)]*\))?\(\s*(['"`])(.*?)\1/gs)].map(
    (match) => match[2]!,
  )
  const alone = [...source.matchAll(/(['"`])(R[1-9]\.\d+(?:[\s,]+R[1-9]\.\d+)*)\1/g)].map((match) => match[2]!)
  return [...titles, ...alone].flatMap((text) => text.match(ID) ?? [])
}

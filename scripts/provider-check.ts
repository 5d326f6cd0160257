/** npm run provider:check -- --url=URL: says what a provider lacks of the contract; `--help` lists all options. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { EnvironmentError } from '../src/config/environment.ts'
import { MustNotPublish, PROBLEMS, type Problem } from '../src/config/problems/table.ts'
import { CannotCheck, checkProvider, DEFAULT_LIMIT } from '../src/provider/check/check.ts'
import { reportPage } from '../src/provider/check/html.ts'
import type { CheckReport } from '../src/provider/check/report.ts'
import { reportText } from '../src/provider/check/words.ts'
import { providerMapping } from './mapping.ts'
import { environment, isUsage, progressLine, ROOT } from './project.ts'

const isJson = process.argv.includes('--json')
/** The first calls tell whether there is a provider at all. */
const LEAST_LIMIT = 10

const USAGE = `npm run provider:check -- --url=URL [options]

Asks a provider as a crawl would, stores nothing, and says what it lacks of the contract, what guests would see instead, and which
mapping would help. Reads provider.mapping.ts, if there is one, or the file that PROVIDER_MAPPING names.

  --url=URL       base address of the provider (by default PROVIDER_API_URL)
  --limit=N       calls at most, from ${LEAST_LIMIT} on (${DEFAULT_LIMIT})
  --json          prints all of it as JSON; with "npm --silent run" nothing else is printed
  --out=FILE      writes a page of HTML
  --propose=FILE  writes the mapping that is proposed, or adds it to a file that there is
  --private       allows an address in a private network
  --help          this

Ends with 0: a site could be published; 1: not yet; 2: the provider cannot be asked.`

try {
  if (process.argv.includes('--help')) console.log(USAGE)
  else await run()
} catch (error) {
  process.exitCode = 2
  if (error instanceof CannotCheck) say(error.problem)
  else if (error instanceof MustNotPublish) error.problems.forEach(say)
  else if (error instanceof EnvironmentError || isUsage(error)) console.error((error as Error).message)
  else console.error(error)
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      json: { type: 'boolean' },
      private: { type: 'boolean' },
      limit: { type: 'string', default: String(DEFAULT_LIMIT) },
      out: { type: 'string' },
      propose: { type: 'string' },
    },
  })
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < LEAST_LIMIT)
    throw new EnvironmentError(`--limit must be a whole number from ${LEAST_LIMIT} on; it is ${values.limit}`)
  const { hosts, providerUrl } = environment()
  const onProgress = progressLine()
  const report = await checkProvider({
    ...{ url: values.url ?? providerUrl ?? '', limit, hosts, mapping: providerMapping(ROOT) },
    isPrivate: values.private === true,
    onProgress: (done, most) => onProgress('ask', done, most),
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (values.out) await writeFile(values.out, reportPage(report))
  if (values.propose) console.error(await writeProposal(values.propose, report.proposal))
  console.log(isJson ? JSON.stringify(report, null, 2) : reportText(report))
  process.exitCode = report.isPublishable ? 0 : 1
}

/** Resolves to what became of the file. */
async function writeProposal(file: string, proposal: CheckReport['proposal']): Promise<string> {
  if (!proposal) return `${file} was not written: there is nothing to propose.`
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const text = file.endsWith('.json') ? `${JSON.stringify(proposal.mapping, null, 2)}\n` : proposal.text
  const { withProposal } = await import('./mapping-source.ts')
  const next = kept?.trim() && !file.endsWith('.json') ? withProposal(kept, text) : text
  if (next === undefined)
    return `${file} was not written: it is more than a plain object. Copy what is proposed from the report.`
  if (next === kept) return `${file} was not written: it has all that is proposed.`
  await writeFile(file, next)
  return kept === undefined ? `${file} was written.` : `${file} was added to; its own lines and comments stay.`
}

function say({ code, resource, message }: Problem): void {
  const { remedy } = PROBLEMS[code]
  if (isJson) console.log(JSON.stringify({ problem: { code, resource, message, remedy } }, null, 2))
  console.error(`${code}\n  ${message}\n  ${remedy}`)
}

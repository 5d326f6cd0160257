/**
 * npm run releases: which release is live, which one waits, and which go live at a time. `-- approve <number> <id>` makes the one that waits live,
 * in a running server too; with a date and time in Istanbul, `2027-06-21T09:30`, a running server does so then. `-- cancel <number> <id>` takes the
 * time back, `-- history` writes what was done as JSON lines. `--by=<name>`: who does it, for the history.
 */
import { istanbulInstant } from '../src/i18n/dates.ts'
import { writeLiveFiles } from '../src/publisher/live-files.ts'
import { listReleases } from '../src/publisher/history.ts'
import type { ReleaseName } from '../src/state/release.ts'
import { openState } from '../src/state/state.ts'
import { command, DIST_FOLDER, STATE_FOLDER } from './project.ts'

const state = openState(STATE_FOLDER)
const { approvals, history, releases } = state
const words = process.argv.slice(2)
const [deed, number, id = '', time] = words.filter((word) => !word.startsWith('--'))
const by = words.find((word) => word.startsWith('--by='))?.slice('--by='.length) || 'operator'
const release = { number: Number(number), release: id }

await command(async () => {
  switch (deed) {
    case undefined:
      return list()
    case 'history':
      for (const line of history.lines()) console.log(JSON.stringify(line))
      return
    case 'approve':
      return time === undefined ? approve() : schedule(time)
    case 'cancel':
      await approvals.cancel(release, { by })
      return console.log(`${nameOf(release)} has no time any more`)
    default:
      return fail(`There is no ${deed}: approve, cancel or history`)
  }
})

async function approve(): Promise<void> {
  const isNew = await approvals.approve(release, { by })
  console.log(`${nameOf(release)} is live${isNew ? '' : ' already'}`)
  const { written, removed } = await writeLiveFiles({ state, stateFolder: STATE_FOLDER, distFolder: DIST_FOLDER })
  console.log(`dist/: ${written} files written, ${removed} removed`)
}

async function schedule(text: string): Promise<void> {
  const at = istanbulInstant(text)
  if (!at) return fail(`${text} is no date and time, such as 2027-06-21T09:30`)
  await approvals.schedule(release, at, { by })
  console.log(`${nameOf(release)} goes live at ${at.toISOString()}, if the server runs then or when it does`)
}

async function list(): Promise<void> {
  const waiting = approvals.waiting()
  if (waiting) console.log(`waits      ${nameOf(waiting)}`)
  for (const each of approvals.scheduled()) console.log(`scheduled  ${nameOf(each)} at ${each.at} by ${each.by}`)
  for (const { current, publishedAt, ...each } of await listReleases(releases))
    console.log(`${current ? 'live      ' : 'was live  '} ${nameOf(each)} since ${publishedAt}`)
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

function nameOf({ number, release }: ReleaseName): string {
  return `${number} ${release}`
}

/** The desk's list of faults in the site's content. */
import { deskAddress, type DeskLocale } from '../../desk/locales.ts'
import { deskMessages } from '../../desk/messages/index.ts'
import type { Figure, FindingView, InboxView } from '../../desk/views.ts'
import { detailOf, problem, type FindingCode, type Problem } from '../../problems/table.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { Finding } from '../../state/findings.ts'
import type { State } from '../../state/state.ts'
import { countIn, type Asked } from './asked.ts'
import type { DeskParts } from './parts.ts'
import { recordLabels } from './records.ts'

/** Findings listed of each kind on the overview, findings listed of a single kind, and pages named by each. */
const FEW = 4
const MANY = 25
const PAGES = 3
/** More failed calls than this mean that the provider is down. */
const FAILED_CALLS = 50

/** Each fault once: an unreachable provider replaces its failed calls, and a room's finding the one of the list that repeats it. */
export function listedFindings({ findings }: Pick<State, 'findings'>): Finding[] {
  const all = findings.all()
  const own = new Set(all.flatMap(({ problem }) => partsOf(problem)))
  const listed = all.filter(({ problem }) => {
    if (problem.code !== 'part-dropped' || !problem.resource.startsWith('rooms/')) return true
    const parts = detailOf(problem).split('; ')
    return !parts.every((part) => own.has(`${problem.resource.slice(6)} ${part.replace(/^\[\d+\]\.?/, '')}`))
  })
  const failed = listed.filter(({ problem }) => problem.code.startsWith('call-failed-'))
  const gone = listed.find(({ problem }) => problem.code === 'provider-failing')
  if (!gone && failed.length <= FAILED_CALLS) return listed
  const unasked = Number(UNASKED.exec(gone ? detailOf(gone.problem) : '')?.[1] ?? 0)
  const told = problem('provider-failing', '', `${failed.length + unasked} records stay as they were`)
  const others = listed.filter((each) => each !== gone && !failed.includes(each))
  return [{ problem: told, since: (failed.at(-1) ?? gone)!.since }, ...others]
}

/** A room's faults as a list of rooms would report them: 'de/51  (name: …)'. */
function partsOf(problem: Problem): string[] {
  const [kind, lang, hotel] = problem.resource.split('/')
  if (kind !== 'room') return []
  const detail = detailOf(problem)
  const parts = problem.code === 'part-dropped' ? detail.split('; ') : [` (${detail.replace(' ', ': ')})`]
  return parts.map((part) => `${lang}/${hotel} ${part}`)
}

/** Query: `kind`, a code to list in full, and `from`, its offset. */
export async function inboxView(
  { state, desk, media, cmsUrl }: DeskParts,
  { locale, query }: Asked,
): Promise<InboxView> {
  const { kinds } = deskMessages[locale].inbox
  const byCode = Map.groupBy(listedFindings(state), ({ problem }) => problem.code as FindingCode)
  const codes = (Object.keys(kinds) as FindingCode[]).filter((code) => byCode.has(code))
  const only = codes.find((code) => code === query.get('kind'))
  const from = countIn(query)
  const label = recordLabels(state, locale, cmsUrl)
  const number = state.releases.newest()
  const release = await state.releases.read(number)
  const ahead = release && number !== (await state.releases.live())?.number ? number : undefined
  const base = ahead === undefined ? '' : desk.previewAddress({ number, release: release!.id })!.slice(0, -1)

  async function viewOf({ problem, since }: Finding): Promise<FindingView> {
    const { code, resource } = problem
    const isPage = resource.startsWith('/')
    const held = code === 'file-missing' ? state.records.holding(`"${resource}"`) : []
    const key = isPage ? release?.routes.get(resource)?.record : (held[0] ?? resource)
    const detail = detailText(problem, locale, (each) => label(each)?.name ?? each)
    const { name, cms } = label(key ?? resource) ?? {
      name: isPage ? resource : detail,
      cms: undefined,
    }
    const pages = isPage ? [resource] : await state.releases.pagesReading(held.length > 0 ? held : [resource])
    const own = pages.filter((path) => release?.routes.get(path)?.record === key)
    const all = (own.length > 0 ? own : pages).filter((path) => !release?.pages.get(path)?.status)
    return {
      ...{ name, since, cms, detail: detail === name ? '' : detail },
      ...{
        pages: all.slice(0, PAGES).map((path) => ({ path, href: base + hrefOf(path) })),
        more: Math.max(0, all.length - PAGES),
      },
    }
  }

  // Some files may exist by now: check again for the next reader.
  for (const { problem } of (byCode.get('file-missing') ?? []).slice(0, MANY)) {
    const source = release?.sources.get(problem.resource)?.source
    if (source !== undefined) void media.askAgain(problem.resource, source)
  }
  const groups = (only ? [only] : codes).map(async (code): Promise<InboxView['groups'][number]> => {
    const found = byCode.get(code)!
    const [start, most] = only ? [from, MANY] : [0, FEW]
    const next = start + most < found.length ? (only ? start + most : 0) : undefined
    return {
      ...{ code, count: found.length, findings: await Promise.all(found.slice(start, start + most).map(viewOf)) },
      more: next === undefined ? undefined : `${deskAddress(locale, 'inbox')}?kind=${code}&from=${next}`,
    }
  })
  return { kind: 'inbox', ahead, isAll: !only, groups: await Promise.all(groups) }
}

const LENGTH = /^its (title|description) has (\d+) characters, and (up to|less than) (\d+)/
const UNASKED = /(\d+) records stay as they were$/
const DIFFERENT = /^(sizeM2|maxAdults|maxChildren|hours) (.+), but (.+) in (\S+)$/
const REPEATED = /^(\/\S*) has the same (title|description): (.*)$/s

/** Detail that tells a finding from others of its kind; technical messages are not translated. */
function detailText(problem: Problem, locale: DeskLocale, nameOf: (key: string) => string): string {
  const { words } = deskMessages[locale].inbox
  const detail = detailOf(problem)
  const [, unfetched] = UNASKED.exec(detail) ?? []
  if (unfetched) return words.unfetched(Number(unfetched))
  const [, figure, value = '', other = '', where = ''] = DIFFERENT.exec(detail) ?? []
  if (figure) return words.different(figure as Figure, value, other, nameOf(where))
  const [, text = '', count, isTooLong, limit] = LENGTH.exec(detail) ?? []
  if (count) return words.length(text === 'title', Number(count), isTooLong === 'up to', Number(limit))
  const [, path, what, said = ''] = REPEATED.exec(detail) ?? []
  if (path !== undefined) return words.repeated(what === 'title', path, said)
  // The address without its language.
  return /^(?:link|alternate)-missing$/.test(problem.code) ? detail.replace(/^\w\w /, '/') : detail
}

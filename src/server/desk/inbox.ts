/** What is wrong with the site's content, as the desk shows it. */
import { deskAddress, deskMessages, type DeskLocale } from '../../desk/messages/index.ts'
import type { Figure, FindingView, InboxView } from '../../desk/views.ts'
import { detailOf, type FindingCode, type Problem } from '../../problems/table.ts'
import type { Finding } from '../../state/findings.ts'
import { countIn, type Asked } from './look-pages.ts'
import type { DeskParts } from './overview.ts'
import { recordLabels } from './records.ts'

/** Findings of each kind where all are shown, and of one that is asked for; pages that each names. */
const FEW = 4
const MANY = 25
const PAGES = 3

/** Asked: `kind`, a code of which all are shown, and `from`, how many of them come before. */
export async function inboxView({ state, media, cmsUrl }: DeskParts, { locale, query }: Asked): Promise<InboxView> {
  const { kinds } = deskMessages[locale].inbox
  const byCode = Map.groupBy(state.findings.all(), ({ problem }) => problem.code as FindingCode)
  const codes = (Object.keys(kinds) as FindingCode[]).filter((code) => byCode.has(code))
  const only = codes.find((code) => code === query.get('kind'))
  const from = countIn(query)
  const label = recordLabels(state, locale, cmsUrl)
  const release = await state.releases.read(state.releases.newest())

  async function viewOf({ problem, since }: Finding): Promise<FindingView> {
    const { code, resource } = problem
    const isPage = resource.startsWith('/')
    const held = code === 'file-missing' ? state.records.holding(`"${resource}"`) : []
    const key = isPage ? release?.routes.get(resource)?.record : (held[0] ?? resource)
    const detail = detailText(problem, locale, (each) => label(each)?.name ?? each)
    const { name, cms } = label(key ?? resource) ?? {
      name: isPage || code === 'provider-failing' ? resource : detail,
      cms: undefined,
    }
    const pages = isPage ? [resource] : await state.releases.pagesReading(held.length > 0 ? held : [resource])
    const own = pages.filter((path) => release?.routes.get(path)?.record === key)
    const all = [...new Set([...own, ...pages])].filter((path) => !release?.pages.get(path)?.status)
    return {
      ...{ name, since, cms, detail: detail === name ? '' : detail },
      ...{ pages: all.slice(0, PAGES), more: Math.max(0, all.length - PAGES) },
    }
  }

  // Some may be there by now; whoever looks next sees it.
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
  return { kind: 'inbox', isAll: !only, groups: await Promise.all(groups) }
}

const LENGTH = /^its (title|description) has (\d+) characters, and (up to|less than) (\d+)/
const DIFFERENT = /^(sizeM2|maxAdults|maxChildren|hours) (.+), but (.+) in (\S+)$/
const REPEATED = /^(\/\S*) has the same (title|description): (.*)$/s

/** What tells a finding from others of its kind; words of developers stay as they are. */
function detailText(problem: Problem, locale: DeskLocale, nameOf: (key: string) => string): string {
  const { words } = deskMessages[locale].inbox
  const detail = detailOf(problem)
  const [, figure, value = '', other = '', where = ''] = DIFFERENT.exec(detail) ?? []
  if (figure) return words.different(figure as Figure, value, other, nameOf(where))
  const [, text = '', count, isTooLong, limit] = LENGTH.exec(detail) ?? []
  if (count) return words.length(text === 'title', Number(count), isTooLong === 'up to', Number(limit))
  const [, path, what, said = ''] = REPEATED.exec(detail) ?? []
  if (path !== undefined) return words.repeated(what === 'title', path, said)
  // An address, after its language.
  return /^(?:link|alternate)-missing$/.test(problem.code) ? detail.replace(/^\w\w /, '/') : detail
}

/** What the pages of a release need of the content security policy, found in their HTML. Pure. */
import { createHash } from 'node:crypto'
import { contentPolicy, type PolicySource, type ServiceHosts } from '../config/headers.ts'
import { distinctIn } from '../snapshot/layered.ts'
import type { HotelTarget } from './hotels.ts'
import type { PageEntry } from './manifest.ts'

/** A comment, a script or style with its text, or any other tag. What looks like a tag within an attribute is part of the tag around it. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/** Types of scripts that browsers run; any other is data. */
const RUN = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i

/** Hashes of a page's inline scripts and styles, and the origins that its forms lead to. Sorted, each once. */
export function policySources(html: string): PolicySource[] {
  const sources = new Set<PolicySource>()
  for (const [tag, element, attributes = '', text = ''] of html.matchAll(TOKEN)) {
    if (element?.toLowerCase() === 'style') sources.add(`style-src ${hashOf(text)}`)
    else if (element && !attribute(attributes, 'src') && RUN.test(attribute(attributes, 'type') ?? ''))
      sources.add(`script-src ${hashOf(text)}`)
    else if (/^<form\s/i.test(tag)) {
      const action = attribute(tag, 'action')?.replaceAll('&amp;', '&')
      if (action && URL.canParse(action)) sources.add(`form-action ${new URL(action).origin}`)
    }
  }
  return [...sources].sort()
}

const sourcesIn = distinctIn<PageEntry>((_path, { policy = [] }) => policy)

/** The policy of a release's pages. A search for a hotel leads to where its reservation is made, which is its form's business too. */
export function releasePolicy(
  pages: ReadonlyMap<string, PageEntry>,
  hotels: Record<string, HotelTarget>,
  hosts: ServiceHosts,
): string {
  const sources = new Set(sourcesIn(pages) as PolicySource[])
  for (const { reservationUrl } of Object.values(hotels)) {
    if (/^https?:/i.test(reservationUrl) && URL.canParse(reservationUrl))
      sources.add(`form-action ${new URL(reservationUrl).origin}`)
  }
  return contentPolicy(hosts, sources)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function attribute(tag: string, name: string): string | undefined {
  const [, quoted, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return quoted ?? single
}

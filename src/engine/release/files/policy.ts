/** The content security policy that the pages of a release need, from their HTML. Pure. */
import { hash } from 'node:crypto'
import { contentPolicy, type PolicySource, type ServiceHosts } from '../../../config/headers.ts'
import { attribute, type Tags } from '../checks/tags.ts'

/** Script types that browsers execute; other types are data. */
const EXECUTABLE_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i

/** Hashes of a page's inline scripts and styles, and the origins that its forms submit to. Sorted, unique. */
export function policySources(tags: Tags): PolicySource[] {
  const sources = new Set<PolicySource>()
  for (const { text } of tags.get('style') ?? []) sources.add(`style-src ${hashOf(text)}`)
  for (const script of tags.get('script') ?? []) {
    if (!attribute(script, 'src') && EXECUTABLE_TYPE.test(attribute(script, 'type') ?? ''))
      sources.add(`script-src ${hashOf(script.text)}`)
  }
  for (const form of tags.get('form') ?? []) {
    const action = attribute(form, 'action')
    if (action && URL.canParse(action)) sources.add(`form-action ${new URL(action).origin}`)
  }
  return [...sources].sort()
}

/** The policy of a release. `pages`: distinct `policySources` of its pages, as JSON. `reservations`: targets of the stay search's form. */
export function releasePolicy(pages: readonly string[], reservations: readonly string[], hosts: ServiceHosts): string {
  const sources = [...new Set(pages.flatMap((text) => JSON.parse(text) as PolicySource[]))]
  const usable = reservations.filter((address) => /^https?:/i.test(address) && URL.canParse(address))
  const targets = usable.map((address): PolicySource => `form-action ${new URL(address).origin}`)
  return contentPolicy(hosts, new Set([...sources, ...targets]))
}

/** Cache: pages share the same few scripts and styles. */
const hashes = new Map<string, string>()

function hashOf(text: string): string {
  const source = hashes.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`
  hashes.set(text, source)
  return source
}

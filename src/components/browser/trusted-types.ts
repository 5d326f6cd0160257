/**
 * Trusted Types: pages without another company's script refuse text that would become markup, but for what is let through here and for the calendar. The names of both
 * policies stand in the content security policy, which allows each once a page. Browsers without them take the text as it is.
 */
interface Policy {
  createHTML(markup: string): string
}

interface TrustedTypes {
  createPolicy(name: 'site' | 'default', policy: { createHTML(markup: string): string | null }): Policy
}

export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

let site: Policy | undefined

/** Parses a page of the site to take elements from. Its scripts never run. */
export function parsePage(markup: string): Document {
  site ??= trustedTypes?.createPolicy('site', { createHTML: (answered) => answered })
  return new DOMParser().parseFromString(site?.createHTML(markup) ?? markup, 'text/html')
}

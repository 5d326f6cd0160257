import type { Check } from './check.ts'

/** Structured data are JSON of schema.org, each with a type; what they name of the site is absolute. */
export const structured: Check = {
  name: 'structured data can be read',
  start: () => (page) =>
    page.elements
      .filter(({ tagName, rawAttrs }) => tagName === 'SCRIPT' && rawAttrs.includes('application/ld+json'))
      .flatMap((script) => faultsIn(script.rawText)),
}

function faultsIn(text: string): string[] {
  try {
    const data = JSON.parse(text) as Record<string, unknown>
    return [
      ...(String(data['@context']).includes('schema.org') ? [] : ['no context of schema.org']),
      ...(data['@type'] || data['@graph'] ? [] : ['no type']),
      ...[...text.matchAll(/"(?:url|logo|item|contentUrl)":"([^"]*)"/g)]
        .map((match) => match[1]!)
        .filter((url) => !url.startsWith('https://'))
        .map((url) => `${url} is not absolute`),
    ]
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`]
  }
}

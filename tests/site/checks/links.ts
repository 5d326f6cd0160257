import type { Manifest } from '../../../src/engine/release/manifest.ts'
import { attribute, type Page } from '../pages.ts'
import type { Check } from './check.ts'

/** Addresses that functions answer and not files: those of GET, and those that are posted to. */
const GET_FUNCTIONS = new Set(['/edge/search', '/edge/country'])
const POST_FUNCTIONS = new Set(['/forms/newsletter', '/forms/contact', '/forms/reservation'])

/** Every address on a page that is the site's own leads to something that the release has. */
export const links: Check = {
  name: 'every address of the site leads somewhere',
  start(manifest) {
    const known = knownAddresses(manifest)
    return (page) => [
      ...addressesIn(page).filter((address) => !leads(address, page, known)),
      ...page.elements
        .filter((element) => element.tagName === 'FORM' && attribute(element, 'method') === 'post')
        .map((form) => attribute(form, 'action'))
        .filter((action) => !POST_FUNCTIONS.has(action.split('?')[0]!)),
    ]
  },
}

function knownAddresses(manifest: Manifest): (path: string) => boolean {
  const fixed = new Set([
    ...[...manifest.pages.keys()].filter((path) => !manifest.pages.get(path)!.status),
    ...[...manifest.assets.keys()].map((name) => `/${name}`),
    ...GET_FUNCTIONS,
  ])
  return (path) => {
    const media = /^\/(?:img|file|img\/share)\/([0-9a-z]{9})(?:[0-9a-z]{5})?(?:-\w+(?:\/.*)?)?\.\w+$/.exec(path)
    return media ? manifest.sources.has(media[1]!) : fixed.has(path)
  }
}

function leads(address: string, page: Page, known: (path: string) => boolean): boolean {
  if (address === '' || !/^(?:\/|#|https:\/\/|tel:\+?\d+$|mailto:[^@\s]+@[^@\s]+$)/.test(address)) return false
  if (address.startsWith('#')) return page.ids.has(decodeURIComponent(address.slice(1)))
  const url = new URL(address, 'https://www.crystalhotels.example/')
  if (url.protocol !== 'https:' || url.host !== 'www.crystalhotels.example') return true
  // Links have no slash at their end, so a page has one address alone.
  return known(decodeURIComponent(url.pathname))
}

/** Attributes that hold an address; of links in an error page's head the canonical one is not meant. */
const ADDRESSES = ['href', 'src', 'poster'] as const

function addressesIn({ elements, isError }: Page): string[] {
  const named = elements.filter(({ rawAttrs }) => /href|src|poster|action|content/.test(rawAttrs))
  return named.flatMap((element) => {
    if (element.tagName === 'FORM' && attribute(element, 'method').toLowerCase() !== 'post')
      return [attribute(element, 'action')]
    if (isError && attribute(element, 'rel') === 'canonical') return []
    const set = element.getAttribute('srcset')?.split(',') ?? []
    const shared = /^og:(?:url|image)$/.test(attribute(element, 'property')) ? [attribute(element, 'content')] : []
    return [
      ...shared,
      ...ADDRESSES.flatMap((name) => element.getAttribute(name) ?? []),
      ...set.map((candidate) => candidate.trim().split(' ')[0]!),
    ]
  })
}

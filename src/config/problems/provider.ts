/** Why a provider cannot be asked, or does not answer: part of the problem table. */
import type { ProblemKind } from './kind.ts'

export const PROVIDER_PROBLEMS = {
  'provider-unreachable': {
    severity: 'stop',
    message: (detail) => `The provider does not answer: ${detail}`,
    remedy: 'Check PROVIDER_API_URL and that the provider runs, then build again.',
  },
  'provider-denied': {
    severity: 'stop',
    message: (detail) => `The provider denies access: ${detail}`,
    remedy:
      'Have the provider let this machine in, or correct PROVIDER_API_URL, then build again. The live site stays up.',
  },
  'provider-differs': {
    severity: 'stop',
    message: (detail) => `The live release was made from another provider, so all of it would be replaced: ${detail}`,
    remedy:
      'Set PROVIDER_API_URL to the provider of this site. If it is to be another one from now on, run "npm run build -- --force" once.',
  },
  'provider-failing': {
    severity: 'error',
    message: (detail) => `The crawl stopped calling the provider: ${detail}`,
    remedy: 'Find out why the provider fails; the next build tries again.',
  },
  'call-failed': {
    severity: 'stop',
    message: (detail) => `A call failed and there is no earlier answer to fall back on: ${detail}`,
    remedy: 'Build again when the provider answers; nothing was published.',
  },
  'call-failed-kept': {
    severity: 'error',
    message: (detail) => `A call failed; its last good answer is used: ${detail}`,
    remedy: 'The next build asks again.',
  },
  'call-failed-empty': {
    severity: 'error',
    message: (detail) => `A list could not be fetched and its pages are shown without it: ${detail}`,
    remedy: 'The next build asks again.',
  },
  'lists-unanswered': {
    severity: 'stop',
    message: (detail) => `The provider does not have a call for lists: ${detail}`,
    remedy:
      'Offer the call ([] is an empty list), or name its path in provider.mapping.ts. For a site that has none of these, publish with --force.',
  },
  'hotel-pages-missing': {
    severity: 'stop',
    message: (detail) => `Hotels are listed, and none of them has a page: ${detail}`,
    remedy:
      'Offer each hotel’s page at its address in the contract, or name where it is in provider.mapping.ts. For a site without pages of hotels, publish with --force.',
  },
  'provider-address': {
    severity: 'stop',
    message: (detail) => `This is not the address of a provider: ${detail}`,
    remedy: 'Name its base address, such as --url=https://api.example.com, without a user, a query or a fragment.',
  },
  'provider-private': {
    severity: 'stop',
    message: (detail) => `The provider is in a private network: ${detail}`,
    remedy: 'If this machine is meant to reach it there, add --private.',
  },
  'provider-refused': {
    severity: 'stop',
    message: (detail) => `The provider wants to know who asks: ${detail}`,
    remedy: 'The calls of the contract are public. Have them opened for this machine, or name a proxy that signs in.',
  },
  'provider-redirects': {
    severity: 'stop',
    message: (detail) => `The provider sends callers elsewhere: ${detail}`,
    remedy: 'Redirects are not followed. Name the address that it leads to.',
  },
  'provider-late': {
    severity: 'stop',
    message: (detail) => `The provider takes too long to answer: ${detail}`,
    remedy: 'Try again when it is less busy. If it stays so, a build would fail, too.',
  },
  'provider-page': {
    severity: 'stop',
    message: (detail) => `The provider answers with a page of HTML instead of JSON: ${detail}`,
    remedy: "This is a website's address, or a page for signing in. Name that of the API.",
  },
  'provider-no-json': {
    severity: 'stop',
    message: (detail) => `The provider answers with something that is no JSON: ${detail}`,
    remedy: 'Look at what stands at that address: it must be JSON in UTF-8.',
  },
  'mapping-invalid': {
    severity: 'stop',
    message: (detail) => `The mapping of the provider is not valid: ${detail}`,
    remedy: 'Correct the file: an editor shows what it may have, and docs/move-in.md says what it means.',
  },
} as const satisfies Record<string, ProblemKind>

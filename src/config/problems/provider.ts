/** Why a provider cannot be asked: part of the problem table. */
export const PROVIDER_PROBLEMS = {
  'provider-address': {
    severity: 'stop',
    message: (detail: string) => `This is not the address of a provider: ${detail}`,
    remedy: 'Name its base address, such as --url=https://api.example.com, without a user, a query or a fragment.',
  },
  'provider-private': {
    severity: 'stop',
    message: (detail: string) => `The provider is in a private network: ${detail}`,
    remedy: 'If this machine is meant to reach it there, add --private.',
  },
  'provider-refused': {
    severity: 'stop',
    message: (detail: string) => `The provider wants to know who asks: ${detail}`,
    remedy: 'The calls of the contract are public. Have them opened for this machine, or name a proxy that signs in.',
  },
  'provider-redirects': {
    severity: 'stop',
    message: (detail: string) => `The provider sends callers elsewhere: ${detail}`,
    remedy: 'Redirects are not followed. Name the address that it leads to.',
  },
  'provider-late': {
    severity: 'stop',
    message: (detail: string) => `The provider takes too long to answer: ${detail}`,
    remedy: 'Try again when it is less busy. If it stays so, a build would fail, too.',
  },
  'provider-page': {
    severity: 'stop',
    message: (detail: string) => `The provider answers with a page of HTML instead of JSON: ${detail}`,
    remedy: "This is a website's address, or a page for signing in. Name that of the API.",
  },
  'provider-no-json': {
    severity: 'stop',
    message: (detail: string) => `The provider answers with something that is no JSON: ${detail}`,
    remedy: 'Look at what stands at that address: it must be JSON in UTF-8.',
  },
  'mapping-invalid': {
    severity: 'stop',
    message: (detail: string) => `The mapping of the provider is not valid: ${detail}`,
    remedy: 'Correct the file: an editor shows what it may have, and docs/move-in.md says what it means.',
  },
} as const

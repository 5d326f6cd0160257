/**
 * Every problem that a crawl, a build or a publish can report: how bad it is, what it says, and what the reader can do.
 * `stop` means that nothing may be published while it stands.
 */
export type Severity = 'stop' | 'error' | 'warning' | 'notice'

export interface ProblemKind {
  severity: Severity
  message: (detail: string) => string
  remedy: string
}

export const PROBLEMS = {
  'provider-unreachable': {
    severity: 'stop',
    message: (detail) => `The provider does not answer: ${detail}`,
    remedy: 'Check PROVIDER_API_URL and that the provider runs, then build again.',
  },
  'provider-failing': {
    severity: 'error',
    message: (detail) => `The provider was not asked any further: ${detail}`,
    remedy: 'See what ails the provider; the next build asks again.',
  },
  'call-failed': {
    severity: 'stop',
    message: (detail) => `A call failed and there is no earlier answer to use: ${detail}`,
    remedy: 'Build again when the provider answers; nothing was published.',
  },
  'call-failed-kept': {
    severity: 'error',
    message: (detail) => `A call failed; its last good answer stays: ${detail}`,
    remedy: 'The next build asks again.',
  },
  'call-failed-empty': {
    severity: 'error',
    message: (detail) => `A list could not be fetched and its pages are shown without it: ${detail}`,
    remedy: 'The next build asks again.',
  },
  'record-invalid': {
    severity: 'error',
    message: (detail) => `An answer does not have the shape of the contract and is not used: ${detail}`,
    remedy: 'Correct the record in the CMS.',
  },
  'record-invalid-kept': {
    severity: 'error',
    message: (detail) => `An answer does not have the shape of the contract; the last good one stays: ${detail}`,
    remedy: 'Correct the record in the CMS.',
  },
  'part-dropped': {
    severity: 'warning',
    message: (detail) => `Part of an answer is invalid and left out: ${detail}`,
    remedy: 'Correct the field in the CMS.',
  },
  'url-dropped': {
    severity: 'warning',
    message: (detail) => `An address that must not be used is left out: ${detail}`,
    remedy: 'Use a path of the site, or an address that begins with https:, tel: or mailto:.',
  },
  'link-missing': {
    severity: 'notice',
    message: (detail) => `A link leads to no page in this language and is left out: ${detail}`,
    remedy: 'Translate the page, or take the link out of this language.',
  },
  'link-broken': {
    severity: 'error',
    message: (detail) => `A link leads to an address that the site has not: ${detail}`,
    remedy: 'Correct the link in the CMS; where the site makes it, report it to its developers.',
  },
  'file-missing': {
    severity: 'error',
    message: (detail) => `A picture, video or document cannot be fetched: ${detail}`,
    remedy: 'Upload it again in the CMS, or take it out.',
  },
  'cache-untold': {
    severity: 'error',
    message: (detail) => `A shared cache cannot be told of the release and may show older pages: ${detail}`,
    remedy: 'See that the cache runs and takes PURGE at the address of PURGE_URL; it is tried again until it does.',
  },
  contradiction: {
    severity: 'warning',
    message: (detail) => `Records of one thing give different figures: ${detail}`,
    remedy: 'Give the same figure in all languages and lists of the CMS.',
  },
  'alternate-missing': {
    severity: 'notice',
    message: (detail) => `An alternate language is named that has no page: ${detail}`,
    remedy: 'Translate the page, or take the language out of its hrefLangs.',
  },
  'number-invented': {
    severity: 'warning',
    message: (detail) => `A telephone number that nobody has given stands on the site: ${detail}`,
    remedy: 'Put the real one into src/config/phones.ts, without the mark.',
  },
  'path-unsafe': {
    severity: 'error',
    message: (detail) => `A page has an address that cannot be published: ${detail}`,
    remedy: 'Use letters, digits and hyphens in slugs, and none of the reserved first segments.',
  },
  'path-twice': {
    severity: 'error',
    message: (detail) => `Two pages have the same address; the first is published: ${detail}`,
    remedy: 'Give one of them another slug.',
  },
  'home-missing': {
    severity: 'stop',
    message: (detail) => `There is no home page: ${detail}`,
    remedy: 'The provider must answer the page with the empty url in the default language.',
  },
  'pages-lost': {
    severity: 'stop',
    message: (detail) => `The release would lose too many pages: ${detail}`,
    remedy: 'If they are meant to go, publish with --force; otherwise look at what the provider answers.',
  },
  'lists-emptied': {
    severity: 'stop',
    message: (detail) => `Lists that had entries are empty now: ${detail}`,
    remedy: 'If they are meant to be, publish with --force; otherwise look at what the provider answers.',
  },
  'home-lost': {
    severity: 'stop',
    message: (detail) => `The release would lose a home page: ${detail}`,
    remedy: 'If the language is meant to go, publish with --force; otherwise look at what the provider answers.',
  },
  'links-broken': {
    severity: 'stop',
    message: (detail) => `The release has links that lead nowhere and that the last one had not: ${detail}`,
    remedy: 'This is a fault of the site: report it to its developers. To publish all the same, use --force.',
  },
  'pages-faulty': {
    severity: 'stop',
    message: (detail) => `The release has pages that would be misread, and that the last one had in order: ${detail}`,
    remedy: 'This is a fault of the site: report it to its developers. To publish all the same, use --force.',
  },
  'page-faulty': {
    severity: 'error',
    message: (detail) => `Search engines or readers would misread a page: ${detail}`,
    remedy: 'This is a fault of the site: report it to its developers.',
  },
  'page-words': {
    severity: 'notice',
    message: (detail) => `Search results show this page badly: ${detail}`,
    remedy:
      'Give it a title of up to 60 characters and a description of 70 to 160 in the CMS, each unlike those of other pages.',
  },
  'publish-under-way': {
    severity: 'stop',
    message: (detail) => `Another publish is under way: ${detail}`,
    remedy: 'Wait until it is over, then build again.',
  },
  'database-unreachable': {
    severity: 'stop',
    message: (detail) => `The database that servers share does not answer: ${detail}`,
    remedy:
      'See whether PostgreSQL runs and DATABASE_URL is right. Visitors get the site as it is; try again when it answers.',
  },
  'database-not-named': {
    severity: 'stop',
    message: (detail) => `The state here is a copy of what servers share in PostgreSQL: ${detail}`,
    remedy: 'Set DATABASE_URL as the servers have it.',
  },
  'database-newer': {
    severity: 'stop',
    message: (detail) => `The database that servers share was made for another version of the site: ${detail}`,
    remedy: 'Publish with the version that the database was made for. Visitors get the site as it is.',
  },
  'state-not-shared': {
    severity: 'stop',
    message: (detail) => `The state here is none of the database that DATABASE_URL names: ${detail}`,
    remedy: 'To move it there, run "npm run state:copy". To drop it, remove the folder.',
  },
  'state-missing': {
    severity: 'stop',
    message: (detail) => `There is no state to copy: ${detail}`,
    remedy: 'Name the folder, .site, or the database that the site was published from.',
  },
  'state-in-the-way': {
    severity: 'stop',
    message: (detail) => `There is a state already where another one is to be copied: ${detail}`,
    remedy: 'Name an empty database or folder; to replace what is there, drop the database or remove the folder first.',
  },
  overtaken: {
    severity: 'stop',
    message: (detail) => `Another server has published meanwhile: ${detail}`,
    remedy: 'Build again.',
  },
  'rolled-back': {
    severity: 'stop',
    message: (detail) => `Somebody went back to an earlier release while this publish was under way: ${detail}`,
    remedy: 'It was "npm run rollback" or the desk. To publish all the same, build again.',
  },
  'approval-outdated': {
    severity: 'stop',
    message: (detail) => `Another release waits meanwhile: ${detail}`,
    remedy: 'Look at what waits now, then approve that.',
  },
  'release-not-there': {
    severity: 'stop',
    message: (detail) => `There is no such release: ${detail}`,
    remedy: 'See which releases there are, at the desk or with "npm run rollback -- --list".',
  },
  'time-passed': {
    severity: 'stop',
    message: (detail) => `The time has passed: ${detail}`,
    remedy: 'Give a time to come, or approve the release for now.',
  },
  'disk-failed': {
    severity: 'stop',
    message: (detail) => `The disk refused: ${detail}`,
    remedy: 'Make room on it, or let this user write to the folder, then build again; the current release is whole.',
  },
  'state-damaged': {
    severity: 'warning',
    message: (detail) => `The state on this disk was damaged and is made anew: ${detail}`,
    remedy: 'Nothing is to be done for the site. See whether the disk is failing.',
  },
  'state-begun-anew': {
    severity: 'stop',
    message: (detail) => `Nobody has approved what the provider answers since the state was begun anew: ${detail}`,
    remedy: 'If it may be seen as it is, run "npm run build -- --force", which counts as your approval.',
  },
  'page-failed': {
    severity: 'stop',
    message: (detail) => `A page could not be rendered: ${detail}`,
    remedy: 'This is a fault of the site: see the message, and report it to its developers.',
  },
  'release-missing': {
    severity: 'stop',
    message: (detail) => `There is nothing to publish: ${detail}`,
    remedy: 'Run "npm run build" first.',
  },
  'netlify-setting': {
    severity: 'stop',
    message: (detail) => `A setting is missing or wrong: ${detail}`,
    remedy:
      'Set it in the environment: NETLIFY_AUTH_TOKEN is a personal access token, NETLIFY_SITE_ID the id of the project.',
  },
  'netlify-refused': {
    severity: 'stop',
    message: (detail) => `Netlify does not accept the token: ${detail}`,
    remedy: 'Make a new personal access token that may deploy this site, and set NETLIFY_AUTH_TOKEN to it.',
  },
  'netlify-site-missing': {
    severity: 'stop',
    message: (detail) => `Netlify has no such site: ${detail}`,
    remedy: 'Set NETLIFY_SITE_ID to the id that the site has in Netlify, under project configuration.',
  },
  'netlify-unreachable': {
    severity: 'stop',
    message: (detail) => `Netlify does not answer as it should: ${detail}`,
    remedy: 'The site that is live stays. Run the command again later.',
  },
  'netlify-cli-missing': {
    severity: 'stop',
    message: (detail) => `Netlify's command line could not be installed: ${detail}`,
    remedy: 'npm and its registry must be reachable. Run the command again when they are.',
  },
  'netlify-failed': {
    severity: 'stop',
    message: (detail) => `The deploy did not succeed: ${detail}`,
    remedy:
      'See the lines above. The site that is live stays; run the command again, and only what is missing is sent.',
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof PROBLEMS

/** Of what can stand while a release is published, and says something of its content. */
export type FindingCode = Exclude<
  { [Code in ProblemCode]: (typeof PROBLEMS)[Code]['severity'] extends 'stop' ? never : Code }[ProblemCode],
  'state-damaged'
>

/** A problem as it stands in the report. `resource` names the record or page. */
export interface Problem {
  severity: Severity
  code: ProblemCode
  resource: string
  message: string
}

export function problem(code: ProblemCode, resource: string, detail: string): Problem {
  const kind: ProblemKind = PROBLEMS[code]
  return { severity: kind.severity, code, resource, message: kind.message(detail) }
}

/** What a problem's message was made of. */
export function detailOf({ code, message }: Problem): string {
  return message.slice(PROBLEMS[code].message('').length)
}

/** Problems that a message tells; a provider that is gone has one for each of its records. */
const TOLD = 20

/** A build that must not publish. Its message is for the operator. */
export class MustNotPublish extends Error {
  readonly problems: Problem[]
  constructor(problems: Problem[]) {
    const lines = problems
      .slice(0, TOLD)
      .map(({ code, resource, message }) => `  ${code} ${resource}\n    ${message}\n    ${PROBLEMS[code].remedy}`)
    if (problems.length > TOLD) lines.push(`  … and ${problems.length - TOLD} more`)
    super(`Nothing was published.\n${lines.join('\n')}`)
    this.name = 'MustNotPublish'
    this.problems = problems
  }
}

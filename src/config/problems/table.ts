/**
 * Every problem that a crawl, build or publish can report: severity, message and remedy. `stop` blocks the publish.
 */
import { NETLIFY_PROBLEMS } from './netlify.ts'
import { PROVIDER_PROBLEMS } from './provider.ts'
import { DETAILS, type ProblemValues } from './values.ts'

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
  'record-invalid': {
    severity: 'error',
    message: (detail) => `An answer does not match the contract and is not used: ${detail}`,
    remedy: 'Correct the record in the CMS.',
  },
  'record-invalid-kept': {
    severity: 'error',
    message: (detail) => `An answer does not match the contract; the last good one is used: ${detail}`,
    remedy: 'Correct the record in the CMS.',
  },
  'part-dropped': {
    severity: 'warning',
    message: (detail) => `Part of an answer is invalid and left out: ${detail}`,
    remedy: 'Correct the field in the CMS.',
  },
  'text-cleaned': {
    severity: 'notice',
    message: (detail) => `Texts are shown without what is empty or not meant for readers: ${detail}`,
    remedy:
      'In the CMS, paste texts without formatting; leave out empty headings and paragraphs, and write "&" as it is.',
  },
  'event-unannounced': {
    severity: 'notice',
    message: (detail) => `Search engines are not told of an event: ${detail}`,
    remedy: 'In the CMS, give the event a date and a place.',
  },
  'share-letters': {
    severity: 'notice',
    message: (detail) => `The picture for sharing has gaps for letters that its font lacks: ${detail}`,
    remedy:
      'In the CMS, write the title or name without them, or have the developers add them to src/styles/letters.ts.',
  },
  'url-dropped': {
    severity: 'warning',
    message: (detail) => `An address that is not allowed is left out: ${detail}`,
    remedy:
      'Use a path on this site, or an address that starts with https:, tel: or mailto:. In texts, link to players and widgets of other sites.',
  },
  'link-missing': {
    severity: 'notice',
    message: (detail) => `A link leads to no page in this language and is left out: ${detail}`,
    remedy: 'Translate the page, or remove the link from this language.',
  },
  'link-broken': {
    severity: 'error',
    message: (detail) => `A link points to an address which does not exist: ${detail}`,
    remedy: 'Correct the link in the CMS. If a template makes it, report it to the developers.',
  },
  'file-missing': {
    severity: 'error',
    message: (detail) => `A picture, video or document cannot be fetched: ${detail}`,
    remedy: 'Upload it again in the CMS, or take it out.',
  },
  'file-unfit': {
    severity: 'error',
    message: (detail) => `A picture, video or document cannot be used: ${detail}`,
    remedy: 'Upload it again in the CMS: pictures as JPEG, PNG, WebP, AVIF or SVG, of up to 80 million pixels.',
  },
  'media-failing': {
    severity: 'error',
    message: (detail) => `A host of pictures and files does not answer: ${detail}`,
    remedy: 'Find out why the host fails; the next build asks again.',
  },
  'media-unreachable': {
    severity: 'stop',
    message: (detail) => `The site would have almost no pictures, because their host does not answer: ${detail}`,
    remedy: 'Build again when the host answers. To publish without these pictures, use --force.',
  },
  'cache-untold': {
    severity: 'error',
    message: (detail) => `A shared cache did not accept a purge and may serve stale pages: ${detail}`,
    remedy:
      'Check that the cache runs and accepts PURGE at PURGE_URL, or what the service of PURGE says of its state. The server retries until it does.',
  },
  'cache-forbidden': {
    severity: 'error',
    message: (detail) =>
      `The settings of a shared cache are wrong, so it refuses purges and serves stale pages: ${detail}`,
    remedy:
      'Set FASTLY_SERVICE_ID and FASTLY_API_TOKEN, or CLOUDFLARE_ZONE_ID and CLOUDFLARE_API_TOKEN, as the service has them, with a token that may purge; start the server again.',
  },
  contradiction: {
    severity: 'warning',
    message: (detail) => `Records of the same item give different figures: ${detail}`,
    remedy: 'Give the same figure in all languages and lists of the CMS.',
  },
  'alternate-missing': {
    severity: 'notice',
    message: (detail) => `A page names an alternate language in which it does not exist: ${detail}`,
    remedy: 'Translate the page, or remove the language from its hrefLangs.',
  },
  'number-invented': {
    severity: 'warning',
    message: (detail) => `The site shows a placeholder for a missing telephone number: ${detail}`,
    remedy: 'Put the real number into src/config/phones.ts and remove its `invented` mark.',
  },
  'number-unreadable': {
    severity: 'warning',
    message: (detail) => `A telephone number or e-mail address cannot be read and is shown as text: ${detail}`,
    remedy:
      'In the CMS, write numbers with their country (+90 242 …), several with a slash between, and addresses whole.',
  },
  'redirects-broken': {
    severity: 'error',
    message: (detail) => `Lines of the file of redirects lead nowhere: ${detail}`,
    remedy: 'Correct these lines of the file in REDIRECTS; "npm run move-in" tells which page is meant.',
  },
  'redirects-unneeded': {
    severity: 'notice',
    message: (detail) => `Redirects are not used, because a page stands at their address: ${detail}`,
    remedy: 'Take these lines out of the file in REDIRECTS, unless the page is at this address by mistake.',
  },
  'path-unsafe': {
    severity: 'error',
    message: (detail) => `A page has an address that cannot be published: ${detail}`,
    remedy: 'Use only letters, digits and hyphens in slugs, and no reserved first segment.',
  },
  'path-twice': {
    severity: 'error',
    message: (detail) => `Two records have the same address; the first has it, the other has no page: ${detail}`,
    remedy: 'Give one of them a different slug.',
  },
  'home-missing': {
    severity: 'stop',
    message: (detail) => `There is no home page: ${detail}`,
    remedy: 'The provider must return the page with the empty url in the default language.',
  },
  'lists-unanswered': {
    severity: 'stop',
    message: (detail) => `The provider does not have a call for lists: ${detail}`,
    remedy:
      'Offer the call ([] is an empty list), or name its path in provider.mapping.ts. For a site that has none of these, publish with --force.',
  },
  'pages-lost': {
    severity: 'stop',
    message: (detail) => `The release would lose too many pages: ${detail}`,
    remedy: 'If they were removed on purpose, publish with --force. Otherwise check what the provider returns.',
  },
  'lists-emptied': {
    severity: 'stop',
    message: (detail) => `Lists that had entries are now empty: ${detail}`,
    remedy: 'If they were emptied on purpose, publish with --force. Otherwise check what the provider returns.',
  },
  'home-lost': {
    severity: 'stop',
    message: (detail) => `The release would lose a home page: ${detail}`,
    remedy: 'If the language was removed on purpose, publish with --force. Otherwise check what the provider returns.',
  },
  'links-broken': {
    severity: 'stop',
    message: (detail) => `The release has broken links that the live one does not have: ${detail}`,
    remedy: 'This is a bug in the site: report it to the developers. To publish anyway, use --force.',
  },
  'pages-faulty': {
    severity: 'stop',
    message: (detail) => `The release has faulty pages that are correct in the live one: ${detail}`,
    remedy: 'This is a bug in the site: report it to the developers. To publish anyway, use --force.',
  },
  'page-faulty': {
    severity: 'error',
    message: (detail) => `Search engines or readers would misread a page: ${detail}`,
    remedy: 'This is a bug in the site: report it to the developers.',
  },
  'page-words': {
    severity: 'notice',
    message: (detail) => `Search results show this page badly: ${detail}`,
    remedy: 'In the CMS, give it a unique title of up to 60 characters and a unique description of 70 to 160.',
  },
  'publish-under-way': {
    severity: 'stop',
    message: (detail) => `Another publish is under way: ${detail}`,
    remedy: 'Wait until it ends, then build again.',
  },
  'code-older': {
    severity: 'stop',
    message: (detail) => `Only servers with newer code may publish: ${detail}`,
    remedy: 'Update this machine to the newer version, or stop the servers that run it; then build again.',
  },
  'database-unreachable': {
    severity: 'stop',
    message: (detail) => `The database that servers share does not answer: ${detail}`,
    remedy:
      'Check that PostgreSQL runs and has room on its disk, and that DATABASE_URL is right, then try again. The live site stays up.',
  },
  'database-unfit': {
    severity: 'stop',
    message: (detail) => `The database that servers share lacks a table or a right: ${detail}`,
    remedy:
      'Give the role of DATABASE_URL the database as deploy/postgresql.sql does, or restore a whole dump. The live site stays up.',
  },
  'database-not-named': {
    severity: 'stop',
    message: (detail) => `This state is a copy of a PostgreSQL database, but DATABASE_URL is not set: ${detail}`,
    remedy: 'Set DATABASE_URL to the value that the servers use.',
  },
  'database-newer': {
    severity: 'stop',
    message: (detail) => `The shared database has the schema of a different version: ${detail}`,
    remedy: 'Publish with the version that the database belongs to. The live site stays up.',
  },
  'state-not-shared': {
    severity: 'stop',
    message: (detail) => `This state does not belong to the database in DATABASE_URL: ${detail}`,
    remedy: 'To move it there, run "npm run state:copy". To discard it, delete the folder.',
  },
  'state-missing': {
    severity: 'stop',
    message: (detail) => `There is no state to copy: ${detail}`,
    remedy: 'Name the folder (.site) or the database that the site was published from.',
  },
  'state-in-the-way': {
    severity: 'stop',
    message: (detail) => `The target of the copy already has a state: ${detail}`,
    remedy: 'Name an empty database or folder. To replace the target, drop the database or delete the folder first.',
  },
  overtaken: {
    severity: 'stop',
    message: (detail) => `Another server published first: ${detail}`,
    remedy: 'Build again.',
  },
  'rolled-back': {
    severity: 'stop',
    message: (detail) => `Somebody rolled back to an earlier release during this publish: ${detail}`,
    remedy: 'The rollback came from "npm run rollback" or the desk. To publish anyway, build again.',
  },
  'redirects-lost': {
    severity: 'stop',
    message: (detail) =>
      `Imported redirects of the live release would be lost, and their addresses answer 404: ${detail}`,
    remedy:
      'Correct what is wrong in the CMS or in REDIRECTS, and build. If they may go, "npm run rollback -- <release> --force"; the next build brings them back.',
  },
  'made-for-another': {
    severity: 'stop',
    message: (detail) => `The release was made for another site than the live one: ${detail}`,
    remedy:
      'Name another release: "npm run rollback -- --list" tells what each was made for. If this one is meant, "npm run rollback -- <release> --force".',
  },
  'approval-outdated': {
    severity: 'stop',
    message: (detail) => `A newer release is now waiting for approval: ${detail}`,
    remedy: 'Review the release that waits now, then approve it.',
  },
  'live-changed': {
    severity: 'stop',
    message: (detail) => `Another release went live meanwhile: ${detail}`,
    remedy: 'Look at the release that is live now, then decide.',
  },
  'plan-changed': {
    severity: 'stop',
    message: (detail) => `The time of the release was changed meanwhile: ${detail}`,
    remedy: 'Look at the time that is planned now, then decide.',
  },
  'release-not-there': {
    severity: 'stop',
    message: (detail) => `There is no such release: ${detail}`,
    remedy: 'List the releases at the desk or with "npm run rollback -- --list".',
  },
  'time-passed': {
    severity: 'stop',
    message: (detail) => `The scheduled time is in the past: ${detail}`,
    remedy: 'Choose a time in the future, or approve the release now.',
  },
  'disk-failed': {
    severity: 'stop',
    message: (detail) => `A write to disk failed: ${detail}`,
    remedy:
      'Free disk space, or give this user write access to the folder. The server goes on by itself then; build again where a build failed. The live release is intact.',
  },
  'state-damaged': {
    severity: 'warning',
    message: (detail) => `The state on this disk was damaged and has been rebuilt: ${detail}`,
    remedy: 'The site needs nothing. Check the disk for faults.',
  },
  'state-upgraded': {
    severity: 'notice',
    message: (detail) => `The state was brought to the schema of this version: ${detail}`,
    remedy: 'Nothing needs to be done: pages and records that were not kept are made again by the next build.',
  },
  'state-begun-anew': {
    severity: 'stop',
    message: (detail) => `The state was recreated, and nobody has approved the content since: ${detail}`,
    remedy: 'If the content may go live as it is, run "npm run build -- --force"; that counts as your approval.',
  },
  'page-failed': {
    severity: 'stop',
    message: (detail) => `A page could not be rendered: ${detail}`,
    remedy: 'This is a bug in the site: report the message to the developers.',
  },
  'stage-switched': {
    severity: 'warning',
    message: (detail) => `All pages were made anew for another stage of the site: ${detail}`,
    remedy:
      'Nothing if that is meant. Otherwise set STAGE (production or staging) to what this site is, and build again at once: search engines follow each page.',
  },
  'stage-differs': {
    severity: 'stop',
    message: (detail) => `The live release was made for another stage of the site: ${detail}.`,
    remedy: 'Set STAGE (production or staging) to what this site is, then build again.',
  },
  'release-missing': {
    severity: 'stop',
    message: (detail) => `There is nothing to publish: ${detail}`,
    remedy: 'Run "npm run build" first.',
  },
  ...NETLIFY_PROBLEMS,
  ...PROVIDER_PROBLEMS,
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof PROBLEMS

/** Codes that do not block a publish, but do not describe its content. */
const NO_FINDINGS = ['state-damaged', 'state-upgraded', 'stage-switched'] as const

/** Codes that do not block a publish and describe its content: what the desk shows. */
export type FindingCode = Exclude<
  { [Code in ProblemCode]: (typeof PROBLEMS)[Code]['severity'] extends 'stop' ? never : Code }[ProblemCode],
  (typeof NO_FINDINGS)[number]
>

export const FINDING_CODES = (Object.keys(PROBLEMS) as ProblemCode[]).filter(
  (code): code is FindingCode =>
    PROBLEMS[code].severity !== 'stop' && !(NO_FINDINGS as readonly ProblemCode[]).includes(code),
)

/** A problem in the report. `resource` names the record or page. */
export interface Problem {
  severity: Severity
  code: ProblemCode
  resource: string
  /** In English, for operators. Never parsed. */
  message: string
  /** What it is about; missing where an earlier version stored it. */
  values?: ProblemValues[keyof ProblemValues]
}

/** What marketing cannot mend in the CMS. */
export const OPERATORS_FINDINGS: ReadonlySet<FindingCode> = new Set([
  'provider-failing',
  'media-failing',
  'call-failed-kept',
  'call-failed-empty',
  'cache-untold',
  'cache-forbidden',
  'number-invented',
  'redirects-broken',
  'redirects-unneeded',
  'page-faulty',
])

/** `about`: the values of a finding; the detail in English of any other problem. */
export function problem<Code extends ProblemCode>(
  code: Code,
  resource: string,
  about: Code extends keyof ProblemValues ? ProblemValues[Code] : string,
): Problem {
  const kind: ProblemKind = PROBLEMS[code]
  if (typeof about === 'string') return { severity: kind.severity, code, resource, message: kind.message(about) }
  const detail = (DETAILS[code as keyof ProblemValues] as (values: unknown) => string)(about)
  return { severity: kind.severity, code, resource, message: kind.message(detail), values: about }
}

/** The values of a problem of this code. */
export function valuesOf<Code extends keyof ProblemValues>(
  { code, values }: Problem,
  of: Code,
): ProblemValues[Code] | undefined {
  return code === of ? (values as ProblemValues[Code] | undefined) : undefined
}

/** Most problems listed in one message: an unreachable provider causes one per record. */
const TOLD = 20

/** Blocks a publish. Its message is for the operator. */
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

/** Whether `error` is a `MustNotPublish` with at least one of these codes. */
export function hasProblem(error: unknown, ...codes: readonly ProblemCode[]): boolean {
  return error instanceof MustNotPublish && error.problems.some(({ code }) => codes.includes(code))
}

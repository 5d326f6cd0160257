/** Why a release is not made, not published or not told to caches: part of the problem table. */
import type { ProblemKind } from './kind.ts'

export const RELEASE_PROBLEMS = {
  'home-missing': {
    severity: 'stop',
    message: (detail) => `There is no home page: ${detail}`,
    remedy: 'The provider must return the page with the empty url in the default language.',
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
  'page-failed': {
    severity: 'stop',
    message: (detail) => `A page could not be rendered: ${detail}`,
    remedy: 'This is a bug in the site: report the message to the developers.',
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
  'code-replaced': {
    severity: 'stop',
    message: (detail) => `The code on disk is no longer the one that runs: ${detail}`,
    remedy: 'Finish the update, then restart the server: what was asked of it meanwhile is kept, and published then.',
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
} as const satisfies Record<string, ProblemKind>

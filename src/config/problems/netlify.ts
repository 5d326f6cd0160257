/** Problems that block a deploy to Netlify: part of the problem table. */
import type { ProblemKind } from './kind.ts'

export const NETLIFY_PROBLEMS = {
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
    message: (detail) => `Netlify's API failed: ${detail}`,
    remedy: 'The live site stays up. Run the command again later.',
  },
  'netlify-cli-missing': {
    severity: 'stop',
    message: (detail) => `Netlify's command line could not be installed: ${detail}`,
    remedy: 'npm and its registry must be reachable. Run the command again when they are.',
  },
  'netlify-failed': {
    severity: 'stop',
    message: (detail) => `The deploy did not succeed: ${detail}`,
    remedy: 'See the output above. The live site stays up. Run the command again: it uploads only missing files.',
  },
} as const satisfies Record<string, ProblemKind>

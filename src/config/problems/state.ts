/** What is wrong with the state, its database or its disk: part of the problem table. */
import type { ProblemKind } from './kind.ts'

export const STATE_PROBLEMS = {
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
    message: (detail) => `The database has the schema of a different version: ${detail}`,
    remedy:
      'Publish with the version that the database belongs to; a server that runs an older one must be restarted after the update. The live site stays up.',
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
  'back-up-failed': {
    severity: 'stop',
    message: (detail) => `There is no new back-up: ${detail}`,
    remedy:
      'If files are missing, run "npm run build", which makes them again, and then the back-up. An earlier back-up is as it was.',
  },
  'back-up-unfit': {
    severity: 'stop',
    message: (detail) => `This back-up cannot be restored: ${detail}`,
    remedy:
      'Name a file that "npm run state:back-up" of this version or an older one wrote, or a state that was kept aside. The state is as it was.',
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
  'state-taken-back': {
    severity: 'notice',
    message: (detail) =>
      `The state was of newer code, so this code took back its own from before the upgrade: ${detail}`,
    remedy: 'Run "npm run build": until then the site shows the release of before the upgrade.',
  },
  'state-begun-anew': {
    severity: 'stop',
    message: (detail) => `The state was recreated, and nobody has approved the content since: ${detail}`,
    remedy: 'If the content may go live as it is, run "npm run build -- --force"; that counts as your approval.',
  },
} as const satisfies Record<string, ProblemKind>

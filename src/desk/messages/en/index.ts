import { GROUP_COUNTRY } from '../../../site/group.ts'
import type { DeskMessages } from '../shape.ts'
import { counted } from './counted.ts'
import { details } from './details.ts'
import { fields } from './fields.ts'
import { inbox } from './inbox.ts'
import { problems } from './problems.ts'
import { releases } from './releases.ts'

export const en: DeskMessages = {
  ...inbox,
  ...releases,
  details,
  fields,
  problems,
  name: 'Publishing desk',
  otherLanguage: 'Türkçe',
  skip: 'Skip to content',
  staging:
    'This is a staging site: search engines are kept out of every page. If it is your live site, ask whoever runs it to unset STAGE at once.',
  signedInAs: (name) => `Hello, ${name}`,
  signOut: 'Sign out',
  places: { overview: 'Publish', inbox: 'To mend', translations: 'Translations', history: 'History' },
  done: {
    approved: 'Published. Guests see this release now.',
    scheduled: 'The time is saved. You can cancel until then.',
    cancelled: 'The time is cancelled. The release waits.',
    undone: 'The earlier release is live again.',
    unchanged: 'This release was live already; nothing changed.',
    looking: 'The newest state of the site is being prepared.',
    looked: 'The newest state of the site is ready: it waits for you below.',
    nothingNew: 'The content system has nothing new: the live site is its newest state.',
    dismissed:
      'Done: this translation is not shown here until the Turkish text changes again. If that was a slip, put it back at the end of the page.',
    putBack: 'Done: this translation is on the list again.',
    signedOut: 'You are signed out.',
  },
  release: (number) => `Release ${number}`,
  counts: ({ changed, added, removed }) =>
    [
      changed > 0 && `${counted(changed, 'page')} changed`,
      added > 0 && `${counted(added, 'page')} added`,
      removed > 0 && `${counted(removed, 'page')} removed`,
    ]
      .filter(Boolean)
      .join(', ') || 'The pages are the same; files or redirects differ',
  at: (date, time) => `${date}, ${time}`,
  by: (name) => `by ${name}`,
  people: { webhook: 'the content system', build: 'a build on the server', operator: 'an administrator' },
  opensNew: '(opens in a new tab)',
  filter: {
    title: 'Filter',
    hotel: 'Hotel',
    allHotels: 'all',
    language: 'Language',
    record: 'Kind',
    all: 'all',
    apply: 'Show',
    clear: 'Clear the filter',
    noHotel: (name) => `No hotel has “${name}” in its name.`,
    noneFound: 'Nothing fits this choice.',
    ofAll: (count, all) =>
      `${count.toLocaleString('en')} of ${counted(all, 'page')} fit this choice. Publishing always publishes all of them.`,
  },
  overview: {
    title: 'Publish',
    live: 'Live now',
    liveSince: (moment, pages) => `Live since ${moment}, ${counted(pages, 'page')}.`,
    rolledBack: (by) => `An earlier release is live again (${by}): it stays until something else is published.`,
    waiting: 'Waiting for approval',
    nothing: 'Nothing waits for approval. What you see on the site is its newest state.',
    behind:
      'Not everything could be fetched from the content system: recent changes may be missing. “To mend” says what did not arrive.',
    since: (moment, by) => `Waits since ${moment} (${by}).`,
    withdrawn: (by) =>
      `Withdrawn: it was live, and waits again since the site went back to an earlier release (${by}).`,
    overtakes: (release, moment, by) =>
      `${release} is planned for ${moment} (${by}). If this newer one goes live before, that plan falls away.`,
    planned: (moment, by) => `Goes live on ${moment} (${by}).`,
    preview: 'Open the preview',
    differences: 'What changes',
    share: 'Share the preview',
    approve: 'Publish now',
    plan: 'Publish later',
    date: 'Day',
    time: `Time (${new Intl.DisplayNames('en', { type: 'region' }).of(GROUP_COUNTRY)})`,
    schedule: 'Save the time',
    reschedule: 'Change the time',
    cancel: 'Cancel the plan',
    look: 'Look at the newest state',
    lookWhy: 'Makes a preview of the site as the content system has it now. Guests see nothing of it; you decide.',
    working: 'The preview is being made. This page stays as it is: what comes of it is said above.',
    failed: 'The last attempt failed. The live site stays as it is.',
    forOperators: 'Details for the administrator',
    steady: 'One address for the release that waits',
    steadyWhy: 'It always shows the newest release that waits; share it with your team (they have to sign in).',
    earlier: 'Earlier releases',
    earlierSince: (moment) => `first live on ${moment}`,
    undo: 'Go back to this one',
    see: 'Look',
  },
  share: {
    title: (number) => `Share the preview of release ${number}`,
    what: 'Whoever has this link sees the whole site of this release without signing in, and can change nothing.',
    howLong: 'It works for',
    hours: (hours) => (hours < 48 ? counted(hours, 'hour') : counted(hours / 24, 'day')),
    make: 'Make the link',
    address: (moment) => `Link, until ${moment}`,
    kept: 'It ends earlier if the release is no longer kept.',
    copy: 'Copy the link',
    copied: 'Copied.',
  },
  status: {
    title: 'Whether this page is up to date',
    current: 'This page is up to date.',
    working: 'The newest state is being prepared; what comes of it is said here.',
    finished: 'The newest state is prepared.',
    failed: 'The newest state could not be prepared.',
    incomplete: 'The preparation ended, but not everything could be fetched from the content system.',
    newer: 'There is something newer than this page.',
    signedOut: 'You are no longer signed in.',
    unknown: 'Whether there is anything newer cannot be said just now.',
    show: 'Show it',
    signIn: 'Sign in',
  },
  undo: {
    title: (number) => `Go back to release ${number}?`,
    what: 'Guests see this release at once. It stays until something else is published.',
    why: 'The text in the content system does not change: mend it there too, or it comes back with the next release.',
    waitsAgain: (release) =>
      `${release} is not deleted: its changes wait for approval again. Do not publish them unmended.`,
    confirm: 'Yes, go back',
    back: 'Leave it',
  },
  signIn: {
    title: 'Sign in',
    name: 'Your name',
    nameWhy: 'The history keeps what you do under this name.',
    secret: 'Password',
    submit: 'Sign in',
    link: (name) => `This link was made for ${name} and works once.`,
    as: (name) => `Sign in as ${name}`,
    wrong: 'The password is wrong.',
    nameMissing: 'Enter your name: the history keeps what you do under it.',
    tooMany: (seconds) => `Too many attempts. Try again in ${seconds} seconds.`,
    linkUnreadable: 'This link is incomplete or damaged. Copy the whole link that was sent to you.',
    linkExpired: 'The time of this link is over. Ask whoever sent it for a new one.',
    linkUsed: 'This link was used before; each works once. Ask whoever sent it for a new one.',
    over: 'Nothing was done, because you were no longer signed in. Sign in, then try again.',
  },
  faults: {
    'approval-outdated': ({ newest }) =>
      `A newer release waits meanwhile: ${newest}. Look at it first, then approve that one.`,
    'live-changed': ({ last }) =>
      `Not done, because things changed while you looked: ${last}. The page shows how things stand.`,
    'plan-changed': ({ planner = 'somebody' }) =>
      `Not done: the plan of this release was changed while you looked (${planner}). The page shows the plan as it is now.`,
    'release-not-there': () => 'This release no longer waits, or is no longer kept. The page shows how things stand.',
    'redirects-lost': () =>
      'Not done: this release lacks redirects from addresses of the old site, and guests who come by them would find nothing. If it must be, the operators of the site can do it (“npm run rollback -- --list” tells them more).',
    'made-for-another': () =>
      'Not done: this release was made for another site address, stage or content system, and would be wrong here. If it must be, the operators of the site can do it (“npm run rollback -- --list” tells them more).',
    'time-passed': () => 'This time has passed. Choose a time to come, or publish now.',
    'time-far': ({ lastDay }) => `This day is too far away. Choose one up to ${lastDay}: at most a year from now.`,
    time: () => 'Day and time could not be read. They look like 2027-06-21 and 09:30.',
    'disk-failed': () =>
      "Not done, and nothing was changed: the server's disk takes nothing more. Tell the operators of the site, and try again when there is room.",
    other: () => 'This could not be done. The live site stays as it is.',
  },
  notThere: {
    title: 'There is no such page',
    text: 'The address may be old, or the release is no longer kept. Go on by the menu.',
  },
  begunAnew: {
    title: 'The records of the site were started afresh',
    text: 'Guests see the site as it is. Nothing can be done here until the operator has approved the content and published it.',
  },
  tooOften: { title: 'Too many attempts', text: 'There were too many requests. Try again in a few seconds.' },
  unwritable: {
    title: 'The server cannot store anything',
    text: 'Its disk takes nothing more, so nothing was changed. Guests see the site as it is. Tell the operators of the site, and try again when there is room.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be shown. The live site stays as it is; try again in a moment.',
  },
  notAllowed: {
    title: 'This request was refused',
    text: 'It did not come from a page of the desk. Open the page and try again.',
  },
}

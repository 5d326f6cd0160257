import type { DeskMessages } from '../shape.ts'
import { counted } from './counted.ts'

export const releases: Pick<
  DeskMessages,
  'releases' | 'compared' | 'pageHistory' | 'pageEdits' | 'history' | 'reasons'
> = {
  releases: {
    title: (number) => `What is different in release ${number}`,
    live: 'This release is live now.',
    against: (number) => `compared with release ${number}`,
    first: 'This is the first release: there is none before it to compare with.',
    notKept: 'The release to compare with is no longer kept.',
    compare: 'Compare with another release',
    show: 'Compare',
    preview: 'See the whole site of this release',
    kinds: { changed: 'Changed pages', added: 'New pages', removed: 'Removed pages' },
    pages: (count) => counted(count, 'page'),
    movedTo: (path) => `Moved; its new address: ${path}`,
    movedFrom: (path) => `Moved; its old address: ${path}`,
    more: (count) => counted(count, 'more reason'),
    part: (part, parts) => `List ${part} of ${parts}`,
    earlier: 'Previous pages',
    later: 'More pages',
    report: 'How it was made',
    run: (seconds, rendered) =>
      `Made in ${seconds} seconds${rendered === undefined ? '' : `; ${counted(rendered, 'page')} rendered anew`}.`,
    noRun: 'How it was made is no longer kept.',
    deeds: 'Who did what',
  },
  compared: {
    title: (title) => `Side by side: ${title}`,
    path: 'Address',
    history: 'History of this page',
    all: (number) => `All differences in release ${number}`,
    added: (number) => `This page is new in release ${number}.`,
    removed: (number) => `This page is not there in release ${number}.`,
    moved: (from, to, leads) =>
      `The page moved: ${from} → ${to}.${leads ? ' Who opens the old address is led to the new one.' : ''}`,
    open: 'Open in the preview',
    openLive: 'Open the live page',
    same: 'This page is the same in both releases.',
    around: 'The content of the page is the same; its menus or footer change.',
    elsewhere: 'The texts and pictures are the same. The difference is in details that guests do not see.',
    surroundings: 'In menus and footer',
    before: 'Picture before',
    after: 'Picture after',
    live: 'live now',
    width: 'View',
    desktop: 'Computer',
    phone: 'Phone',
    marks:
      'Differences are framed: a solid line for changed, a double line for added, a dashed line and struck-out text for removed.',
    texts: 'Differences in texts and pictures',
    more: (count) => `and ${counted(count, 'more difference')}`,
    kinds: { kept: '', moved: 'Moved', added: 'Added', removed: 'Removed', changed: 'Changed' },
    elements: {
      img: 'picture',
      video: 'video',
      title: 'title in search engines',
      description: 'description in search engines',
      heading: 'heading',
      li: 'list item',
      a: 'menu entry',
      option: 'choice',
      cell: 'table or fact',
      text: 'text',
    },
    link: 'only where its link leads',
    picture: 'a new picture, its words are the same',
  },
  pageHistory: {
    title: 'History of a page',
    none: 'No release that is kept has a page at this address.',
    oldest: 'So it was in the oldest release that is kept.',
    kinds: { changed: 'The page changed', added: 'The page was added', removed: 'The page was removed' },
    moved: (from, to) => `The page moved: ${from} → ${to}`,
    live: (moment) => `first live on ${moment}`,
    made: (moment, mayCome) => `made on ${moment}, ${mayCome ? 'not live yet' : 'never live'}`,
    compare: 'Compare with the one before',
    look: 'See it as it was',
    edits: 'What changed',
    looks: 'How it looked in each release',
    kept: 'Only releases that are kept are listed here. Pages of older ones can no longer be seen; what changed in their texts stays above.',
  },
  pageEdits: {
    made: (release, by) => (by === undefined ? `${release}.` : `${release}, changed by ${by}.`),
    live: (moment, by, release) =>
      `Live from ${moment}${release === undefined ? '' : `, with ${release.toLowerCase()}`}, published by ${by}.`,
    turns: [
      (moment, by) => `Not live from ${moment}: an earlier release was shown again (${by}).`,
      (moment, by) => `Live again since ${moment} (${by}).`,
    ],
    notLive: 'Not live yet.',
    replaced: 'changed again before it went live',
    noText: 'The texts are the same; a picture, the order or another detail changed.',
    more: (count) => `and ${counted(count, 'more text')}`,
  },
  history: {
    title: 'History',
    none: 'Nothing was done yet.',
    differences: 'What is different',
    older: 'Older',
    newest: 'Newest',
    export: 'Download the whole history (JSON lines)',
    person: 'Who',
    everybody: 'everybody',
    since: 'First day',
    until: 'Last day',
    address: 'Address of a page (live or earlier)',
    noneFound: 'Nothing in the history fits this choice.',
    noEdits: 'No change is kept for this address.',
    ofPage: 'How did this page look in each release?',
    samples: (paths) => `such as ${paths.join(', ')}`,
    authors: (names) => `${names} in the content system`,
    plot: 'How long publishing took',
    plotWhy: (count, failed) =>
      `The last ${count === 1 ? 'publish' : `${count} publishes`}, from left to right; the height says how long each took. A full dot was published, an empty one was prepared (to be approved apart) or changed nothing. ${failed === 0 ? 'All of them succeeded.' : `${failed} did not finish (crosses).`}`,
    table: 'The last publishes as a table',
    when: 'When',
    who: 'Who',
    outcome: 'Outcome',
    took: 'Took',
    seconds: (text) => `${text} s`,
    outcomes: {
      published: 'published',
      waiting: 'prepared',
      unchanged: 'nothing changed',
      refused: 'refused',
      failed: 'failed',
    },
    lines: {
      waiting: ({ release, pages = 0, by, isWithdrawn }) =>
        isWithdrawn
          ? `${release} waits for approval again, as the site went back to an earlier release (${by})`
          : `${release} was submitted for approval, ${counted(pages, 'page')} ${pages === 1 ? 'differs' : 'differ'} (${by})`,
      approved: ({ release, by }) => `${release} was approved (${by})`,
      scheduled: ({ release, time, by }) => `${release} is planned for ${time} (${by})`,
      cancelled: ({ release, time, by, overtakenBy, plannedBy }) =>
        overtakenBy === undefined
          ? `${release}: the plan for ${time} was cancelled (${by})`
          : `${release}: the plan for ${time}${plannedBy === undefined ? '' : ` (${plannedBy})`} fell away, as release ${overtakenBy} was published before`,
      published: ({ release, by, lateMinutes }) =>
        `${release} was published (${by})${lateMinutes === undefined ? '' : `, ${counted(lateMinutes, 'minute')} late: the server was down`}`,
      undone: ({ release, by }) => `${release} went live again (${by})`,
      dismissed: ({ record, field, by, isBack }) =>
        `${isBack ? 'A translation was put back on the list' : 'A translation was found to be in order'}: ${record}${field ? `, ${field}` : ''} (${by})`,
      refused: ({ by, codes = [] }) => `A publish was stopped by a safety check (${by}): ${codes.join(', ')}`,
      renewed: () =>
        'The records were begun anew: earlier releases are kept no longer, and the content is fetched again',
    },
  },
  reasons: {
    whole: {
      'new-page': 'New page',
      'inputs-changed': 'The design or the settings of the site changed',
      'links-changed': 'A page that it links to was added, removed or moved',
      'rollback-ended': 'Going back to an earlier release ended',
    },
    kinds: {
      room: 'Room',
      rooms: 'List of rooms',
      plans: 'Floor plans of a room',
      page: 'Page',
      event: 'Event',
      menus: 'Menus',
      stories: 'Stories',
      hotels: 'List of hotels',
      regions: 'List of regions',
      gastronomy: 'Restaurants and bars',
      outlet: 'Restaurant or bar',
      spa: 'Spa',
      contact: 'Contact details',
      certificates: 'Certificates',
      galleryCategories: 'Parts of the gallery',
      galleryFiles: 'Pictures of the gallery',
    },
    verbs: { changed: 'changed', added: 'added', removed: 'removed', moved: 'moved' },
    on: (name, verb, pages) =>
      verb === 'changed'
        ? `${name}: changed on ${pages} pages`
        : verb
          ? `${name}: ${verb} (${pages} pages)`
          : `${name} (${pages} pages)`,
  },
}

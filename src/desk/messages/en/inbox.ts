import type { DeskMessages } from '../shape.ts'
import { counted } from './counted.ts'

export const inbox: Pick<DeskMessages, 'inbox' | 'translations'> = {
  inbox: {
    title: 'To mend',
    none: (ahead) =>
      ahead === undefined
        ? 'There is nothing to mend. All content was in order when it was last checked.'
        : `There is nothing to mend in release ${ahead}. It is not live: the live site may still have faults.`,
    intro: (ahead) =>
      ahead === undefined
        ? 'What is wrong or missing on the site now. Once it is mended in the content system, it leaves this list with the next publish.'
        : `What is wrong or missing in release ${ahead}. It is not live: the live site may differ. Once it is mended in the content system, it leaves this list with the next release.`,
    sees: (isLive) => (isLive ? 'What guests see:' : 'What guests would see if this release went live:'),
    todo: 'What to do:',
    since: (moment) => `First seen: ${moment}`,
    edit: 'Open in the content system',
    pages: 'Pages concerned:',
    morePages: (count) => `and ${counted(count, 'more page')}`,
    more: (count) => `Show all (${count})`,
    next: 'More',
    all: 'All subjects',
    forOperators: 'For the operators of the site: nothing to do in the content system.',
    moreFaults: (count) => `and ${counted(count, 'more fault')}`,
    kinds: {
      'provider-failing': {
        title: 'The content system does not answer',
        sees: 'The site as it was received last. New changes have not arrived.',
        todo: 'Have somebody check the content system; the next publish after that asks for everything again.',
      },
      'record-invalid': {
        title: 'New content that was not accepted',
        sees: 'No page or section of this record: a required field is missing or wrong, so it is not on the site. A list that names it shows it without a link.',
        todo: 'Open the record and correct the field.',
      },
      'record-invalid-kept': {
        title: 'Changes that were not accepted',
        sees: 'The last good version of this content. The faulty change is not on the site.',
        todo: 'Open the record and correct the field.',
      },
      'part-dropped': {
        title: 'Content that is shown in part',
        sees: 'The rest of the content. The faulty part (a picture, a line, a field) is not on the site.',
        todo: 'Open the record and correct the faulty part.',
      },
      'path-unsafe': {
        title: 'Pages with an unusable address',
        sees: 'Nothing of this page: its address cannot be used, so it is not published.',
        todo: 'Use only letters, digits and hyphens in the address of the page.',
      },
      'path-twice': {
        title: 'Two records with one address',
        sees: 'Only the record that is named first. The other has no page, and nothing leads to it.',
        todo: 'Give the record that is named second another address (slug) in the content system.',
      },
      'file-missing': {
        title: 'Missing pictures and files',
        sees: 'An empty place instead of the picture; a video or document does not open.',
        todo: 'Upload the file to the content system again, or take it out of the record.',
      },
      'file-unfit': {
        title: 'Pictures and files that cannot be used',
        sees: 'The picture or file as it was before; if there was none, the page without it.',
        todo: 'Upload the file again: a picture as JPEG, PNG, WebP, AVIF or SVG (not HEIC) of at most 80 million pixels, a video as MP4, a document as PDF.',
      },
      'media-failing': {
        title: 'A host of pictures does not answer',
        sees: 'Pictures and files as they were fetched last. Those that were never fetched are missing.',
        todo: 'Nothing in the content system: tell the operators of the site.',
      },
      'redirects-broken': {
        title: 'Old addresses that lead nowhere',
        sees: 'The page “not found” at some addresses that the site before this one had.',
        todo: 'Nothing in the content system: tell the operators of the site.',
      },
      'redirects-unneeded': {
        title: 'Redirects without use',
        sees: 'The page at this address, as it should be: the redirect from it is not used.',
        todo: 'Nothing in the content system: tell the operators of the site.',
      },
      'number-invented': {
        title: 'Stand-in telephone numbers',
        sees: 'A telephone number that is not real. Whoever calls it reaches nobody.',
        todo: 'Give the real number to the developers of the site.',
      },
      'number-unreadable': {
        title: 'Numbers and addresses without a link',
        sees: 'A telephone number or e-mail address as plain text: it cannot be called or written to by a tap.',
        todo: 'Write the number with its country, such as +90 242 555 01 10; put a slash between two numbers.',
      },
      'cache-untold': {
        title: 'Changes that arrive late',
        sees: 'An older state of some pages, for up to an hour after a release went live.',
        todo: 'Nothing in the content system: tell the operators of the site.',
      },
      'cache-forbidden': {
        title: 'A cache that refuses our settings',
        sees: 'An older state of some pages, for up to an hour after each release went live.',
        todo: 'Nothing in the content system: tell the operators of the site that its cache refuses the access key.',
      },
      contradiction: {
        title: 'Facts that contradict each other',
        sees: 'One value for a room or restaurant in one language or page, and a different one in another.',
        todo: 'Give the right value in all languages and lists alike.',
      },
      'link-broken': {
        title: 'Broken links',
        sees: 'The page “not found” after a click on the link.',
        todo: 'Correct the link in the content system. If it is not there, tell the developers of the site.',
      },
      'url-dropped': {
        title: 'Addresses that cannot be used',
        sees: 'Nothing of this link, picture, frame or booking address: it cannot be used in this form and was left out.',
        todo: 'Write a page of the site without the language (hotels, not /en/hotels); other addresses begin with https:, tel: or mailto:. Instead of a frame, film or widget of another site, put a link to it.',
      },
      'link-missing': {
        title: 'Links without a page in the language',
        sees: 'No link; where it stood in a text, its words are plain text.',
        todo: 'If the page moved, give the link its new address; if it was removed, delete the link. If this language never had it, translate the page, or take the link out of this language.',
      },
      'alternate-missing': {
        title: 'Missing translations',
        sees: 'No such page in that language, though the content system says that it is translated.',
        todo: 'Translate the page, or take the language out of its list of languages.',
      },
      'call-failed-empty': {
        title: 'Lists that could not be fetched',
        sees: 'The page without this list (rooms, plans, stories or gallery).',
        todo: 'The next publish tries again. If it stays for hours, tell the support of the content system.',
      },
      'call-failed-kept': {
        title: 'Content that could not be updated',
        sees: 'This content as it was received last.',
        todo: 'The next publish tries again. If it stays for hours, tell the support of the content system.',
      },
      'page-faulty': {
        title: 'Pages that search engines would misread',
        sees: 'Most guests notice nothing; search engines and screen readers may misread the page.',
        todo: 'Send the details to the developers of the site.',
      },
      'event-unannounced': {
        title: 'Events that search engines are not told of',
        sees: 'The page of the event. Search engines do not list it among events; without a date it cannot be put into a calendar.',
        todo: 'Give the event its date and time and its place.',
      },
      'share-letters': {
        title: 'Letters missing on pictures for sharing',
        sees: 'The page itself in order; on the picture of a shared link there are gaps in place of these letters.',
        todo: 'Write the title or name without these letters, or tell the developers of the site which ones are missing.',
      },
      'text-cleaned': {
        title: 'Texts that were tidied up',
        sees: 'The text as it was meant: without empty lines and headings, remains of Word, and codes such as &amp;. A record whose name is empty has one made from its address.',
        todo: 'Fill in empty names, paste texts without formatting, take empty headings and paragraphs out, and write signs such as & themselves.',
      },
      'page-words': {
        title: 'Pages that look weak in search results',
        sees: 'The page itself in order; in search results its title or description is cut, thin, or the same as that of another page.',
        todo: 'Write a title of up to 60 characters and a description of 70 to 160, each unlike those of other pages.',
      },
    },
  },
  translations: {
    title: 'Translations',
    none: 'All translations are up to date: no Turkish text has changed without them.',
    intro: (count) =>
      `${counted(count, 'record')} changed in Turkish but not in every translation. A record leaves this list by itself when its translations are updated.`,
    since: (moment) => `The Turkish text changed: ${moment}`,
    turkish: 'Turkish, with what changed',
    noText: 'This language does not have this text.',
    left: (count) => `and ${counted(count, 'more text')}`,
    page: 'Open the page',
    edit: 'Open in the content system',
    dismiss: 'The translation is right, take it off the list',
    changed:
      'Not taken off: the Turkish text changed again while you looked. The page shows it as it is now; look and decide again.',
    next: 'More',
    takenOff: 'Taken off the list lately',
    takenOffBy: (moment, by) => `Taken off: ${moment} (${by}).`,
    putBack: 'Put back on the list',
    notPutBack:
      'Not put back: the Turkish text or the translation changed since, or somebody else was faster. The page shows how things stand.',
  },
}

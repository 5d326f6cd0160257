/** What is wrong with records, their files, links and addresses: part of the problem table. */
import type { ProblemKind } from './kind.ts'

export const CONTENT_PROBLEMS = {
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
    remedy: 'Put the real number into src/site/contacts.ts and remove its `invented` mark.',
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
  'page-words': {
    severity: 'notice',
    message: (detail) => `Search results show this page badly: ${detail}`,
    remedy: 'In the CMS, give it a unique title of up to 60 characters and a unique description of 70 to 160.',
  },
} as const satisfies Record<string, ProblemKind>

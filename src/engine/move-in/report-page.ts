/** The report of a move as a page: what a person must decide first. */
import { html, raw } from 'hono/html'
import type { Judged, Outcome } from './judge.ts'
import type { MoveInReport } from './move-in.ts'
import type { Comparison, Loss, PageFacts } from './page-facts.ts'

const OUTCOMES: Record<Outcome, string> = {
  lost: 'Lead nowhere: name a page in redirects.csv, or say 410',
  circle: 'The file of redirects leads round in a circle',
  proposed: 'Proposed: agree with each line of the new redirects.csv, or correct it',
  imported: 'By the file of redirects',
  moved: 'By a redirect of this site: the page was renamed',
  mended: 'By themselves: capitals, slashes, endings of files',
  page: 'The same address',
  'other-language':
    'A page, but its query asks for another language, which is not read: the home page answers by the visitor’s own language, all others by their address',
  'other-page':
    'A page, but its query may name another one: no host reads it there, and no line of redirects.csv can. Mend links that you know of',
  gone: 'Gone, as somebody decided (410)',
  'other-site': 'Of another host, which this site does not answer for',
}

const LOSSES: Record<Loss, string> = {
  status: 'not found here',
  'kept-out': 'kept out of search engines here',
  title: 'no title here',
  description: 'no description here',
  canonical: 'canonical of another page',
  alternates: 'languages are missing',
  'other-title': 'no word of the title is the same',
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-block-end:1px solid #ccc;overflow-wrap:anywhere}summary{font-weight:600;padding:.5rem 0}.no{color:#a00000}`

export async function reportPage(report: MoveInReport): Promise<string> {
  const { counts, addresses, faults, compared, release, isReady } = report
  const total = addresses.length - counts['other-site']
  const open = counts.lost + counts.circle + counts.proposed
  const outcomes = Object.keys(OUTCOMES) as Outcome[]
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>Moving in</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <h1>Moving in</h1>
          <p class="${isReady ? '' : 'no'}">
            ${
              isReady
                ? `Ready: each of ${total} old addresses leads to a page, or was said to be gone.`
                : `Not ready: ${open} of ${total} old addresses are open, and ${faults.length} lines of the file of redirects are wrong.`
            }
            ${compared?.isRead === false ? 'The old site could not be read.' : ''}
          </p>
          <p>Compared with release ${release}.</p>
          <table>
            ${outcomes.map(
              (each) =>
                html`<tr>
                  <th scope="row">${OUTCOMES[each]}</th>
                  <td>${counts[each]}</td>
                </tr>`,
            )}
          </table>
          ${
            faults.length > 0
              ? html`<h2>Wrong lines</h2>
                  <ul>
                    ${faults.map((fault) => html`<li>${fault}</li>`)}
                  </ul>`
              : ''
          }
          ${compared ? comparisons(compared) : ''}
          <h2>Addresses</h2>
          ${outcomes.filter((each) => counts[each] > 0).map((each) => addressList(each, addresses))}
        </body>
      </html> `,
  )
}

function addressList(outcome: Outcome, all: readonly Judged[]) {
  const isOpen = outcome === 'lost' || outcome === 'circle' || outcome === 'proposed'
  const own = all.filter((each) => each.outcome === outcome)
  // What is least sure is looked at first.
  own.sort((left, right) => (left.sureness ?? 0) - (right.sureness ?? 0))
  return html`<details ${isOpen ? 'open' : ''}>
    <summary>${OUTCOMES[outcome]} (${own.length})</summary>
    <table>
      ${own.map(
        ({ address, target = '', sureness, why = '' }) =>
          html`<tr>
            <td>${address}</td>
            <td>${target}</td>
            <td>${sureness === undefined ? '' : `${Math.round(sureness * 100)} %`}${why && `, ${why}`}</td>
          </tr>`,
      )}
    </table>
  </details>`
}

function comparisons({ pages, forbidden, left, unread }: NonNullable<MoveInReport['compared']>) {
  const worse = pages.filter(({ losses }) => losses.length > 0)
  return html`<h2>Pages, side by side</h2>
    <p>
      ${worse.length} of ${pages.length} pages got worse. Not asked for: ${forbidden}, which robots.txt forbids, and
      ${left} beyond the limit. ${unreadText(unread)}
    </p>
    <table>
      <tr>
        <th scope="col">Old page</th>
        <th scope="col">Here</th>
        <th scope="col">Worse</th>
        <th scope="col">Was</th>
        <th scope="col">Is</th>
      </tr>
      ${pages.map(comparisonRow)}
    </table>`
}

/** Empty if all pages could be read. */
export function unreadText(unread: Readonly<Record<string, number>>): string {
  const causes = Object.entries(unread).map(([why, count]) => `${count} ${why}`)
  return causes.length === 0 ? '' : `Could not be read: ${causes.join(', ')}.`
}

const comparisonRow = ({ address, target = '', before, after, losses }: Comparison) =>
  html`<tr>
    <td>${address}</td>
    <td>${target}</td>
    <td class="no">${losses.map((each) => LOSSES[each]).join(', ')}</td>
    <td>${facts(before)}</td>
    <td>${after ? facts(after) : ''}</td>
  </tr>`

const facts = ({ status, title, description, canonical, isKeptOut, alternates }: PageFacts) =>
  html`${status}${isKeptOut ? ', noindex' : ''}<br />${title}<br />${description}<br />${canonical}<br />${Object.keys(alternates).join(' ')}`

/** What was published, as marketing reads it: a page without script. Pure. */
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { LANGUAGES, LOCALES } from '../config/locales.ts'
import { PROBLEMS, type Problem } from '../problems/table.ts'
import type { Report } from '../release/report.ts'
import { hrefOf } from '../routes/paths.ts'
import type { Job } from './jobs.ts'

interface ReportPage {
  /** The release that visitors see. */
  live: { id: string; publishedAt?: string | undefined; pages: number }
  /** Of the last publish. */
  report?: Report | undefined
  /** The newest first. */
  jobs: readonly Job[]
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Pages named of one reason; the others are counted. */
const SHOWN = 60

export function reportPage({ live, report, jobs }: ReportPage): Html {
  const reports = [report, ...jobs.map((job) => job.report)].filter((each) => each !== undefined)
  const latest = reports.toSorted((left, right) => (left.publishedAt < right.publishedAt ? 1 : -1))
  const change = latest.find(({ changed, pages }) => changed.length + pages.removed > 0)
  // A targeted publish asks for few records: what the others lack stands in the report of the last publish that asked for all.
  const whole = jobs.find((job) => job.report && !job.changes)?.report
  const problems = distinct([...(report?.problems ?? []), ...(whole?.problems ?? [])])
  const isShown = ({ code }: Problem) => code === 'page-faulty' || code === 'page-words'
  const isWrong = (each: Problem) => each.severity !== 'notice' && !isShown(each)
  const isMissing = (each: Problem) => each.severity === 'notice' && !isShown(each)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Publishing report</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>Publishing report</h1>
          <dl>
            <div>
              <dt>Release</dt>
              <dd>${live.id}</dd>
            </div>
            <div>
              <dt>Live since</dt>
              <dd>${live.publishedAt && moment(live.publishedAt)}</dd>
            </div>
            <div>
              <dt>Pages</dt>
              <dd>${live.pages}</dd>
            </div>
          </dl>
          <section>
            <h2>What changed last</h2>
            ${change ? changes(change) : html`<p>Nothing has changed since the first release.</p>`}
          </section>
          <section>
            <h2>Quarantined</h2>
            ${list(problems.filter(isWrong), 'Every record of the last publish was good.')}
          </section>
          <section>
            <h2>Missing in a language</h2>
            ${missing(problems.filter(isMissing))}
          </section>
          <section>
            <h2>Shown badly by search engines</h2>
            ${list(problems.filter(isShown), 'Every page reads as it should.')}
          </section>
          <section>
            <h2>Last jobs</h2>
            ${jobTable(jobs)}
          </section>
        </main>
      </body>
    </html> `
}

function changes({ release, publishedAt, changed, pages }: Report): Html {
  const byReason = new Map<string, string[]>()
  for (const { path, why } of changed) {
    const reason = why.join(', ')
    byReason.set(reason, [...(byReason.get(reason) ?? []), path])
  }
  const removed = pages.removed > 0 ? `, ${counted(pages.removed, 'page')} removed` : ''
  return html`<p>
      ${counted(changed.length, 'page')} new or changed${removed}, in release ${release}, live since
      ${moment(publishedAt)}.
    </p>
    ${[...byReason].map(
      ([reason, paths]) =>
        html`<h3>${reason}</h3>
          <ul>
            ${pageLinks(paths)}
          </ul>`,
    )}`
}

function pageLinks(paths: string[]): Html[] {
  const links = paths.slice(0, SHOWN).map((path) => html`<li><a href="${hrefOf(path)}">${path}</a></li>`)
  return paths.length > SHOWN ? [...links, html`<li>and ${paths.length - SHOWN} more</li>`] : links
}

function list(problems: Problem[], none: string): Html {
  if (problems.length === 0) return html`<p>${none}</p>`
  return html`<ul>
    ${problems.map(
      ({ code, resource, message }) =>
        html`<li><b>${resource}</b><br />${message}<br /><span class="quiet">${PROBLEMS[code].remedy}</span></li>`,
    )}
  </ul>`
}

/** The message of such a notice ends with the language and the address. */
function missing(notices: Problem[]): Html {
  const languages = LOCALES.map((code) => ({
    name: LANGUAGES[code].name,
    notices: notices.filter(({ message }) => message.includes(`: ${code} `)),
  })).filter((each) => each.notices.length > 0)
  if (languages.length === 0) return html`<p>Every link and every alternate leads to a page.</p>`
  return html`${languages.map(
    ({ name, notices: own }) =>
      html`<details>
        <summary>${name}: ${own.length}</summary>
        <ul>
          ${own.map(({ resource, message }) => html`<li><b>${resource}</b><br />${message}</li>`)}
        </ul>
      </details>`,
  )}`
}

function jobTable(jobs: readonly Job[]): Html {
  if (jobs.length === 0) return html`<p>No rebuild was asked for yet.</p>`
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Asked</th>
          <th>State</th>
          <th>What</th>
          <th>Pages</th>
          <th>Took</th>
        </tr>
      </thead>
      <tbody>
        ${jobs.map(
          (job) =>
            html`<tr>
              <td>${moment(job.createdAt)}</td>
              <td>${job.state}</td>
              <td>${asked(job)}${job.error !== undefined && html`<pre>${job.error}</pre>`}</td>
              <td>${job.report?.changed.length}</td>
              <td>${job.report && `${job.report.ms.total} ms`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function asked({ changes: all }: Job): string {
  if (!all) return 'everything'
  const names = all.map(({ resource, id, slug, url, propertyId, lang }) =>
    [
      resource,
      id ?? slug ?? (url === undefined ? undefined : `"${url}"`),
      propertyId && `of ${propertyId}`,
      lang && `(${lang})`,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  )
  return [...new Set(names)].join(', ')
}

function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [`${each.code} ${each.resource} ${each.message}`, each])).values()]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** In the time of the houses. */
function moment(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return date.toLocaleString('en-GB', { timeZone: 'Europe/Istanbul', dateStyle: 'long', timeStyle: 'medium' })
}

const STYLE = html`<style>
  :root {
    color-scheme: light;
    font:
      1rem/1.5 'Segoe UI',
      Roboto,
      Arial,
      sans-serif;
    color: #2b2320;
    background: #fff;
  }
  body {
    margin: 0;
  }
  main {
    max-width: 60rem;
    margin: 0 auto;
    padding: 2rem 1rem 4rem;
  }
  h1,
  h2 {
    font-family: 'Gill Sans', Candara, sans-serif;
    font-weight: 560;
    color: #4a3f38;
    line-height: 1.15;
  }
  h1 {
    font-size: 2.5rem;
    margin: 0 0 1.5rem;
  }
  h2 {
    font-size: 1.5rem;
    margin: 3rem 0 1rem;
  }
  h3 {
    font-size: 1rem;
    margin: 1.5rem 0 0.5rem;
  }
  a {
    color: #512455;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 3rem;
    margin: 0;
    padding: 1rem 0;
    border-block: 1px solid #e9e3da;
  }
  dt,
  .quiet {
    color: #6b6059;
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
  ul {
    padding-left: 1.25rem;
    margin: 0.5rem 0;
  }
  li,
  dd,
  td,
  pre {
    overflow-wrap: anywhere;
  }
  summary {
    cursor: pointer;
    padding: 0.25rem 0;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 0.5rem 1rem 0.5rem 0;
    border-bottom: 1px solid #e9e3da;
  }
  pre {
    white-space: pre-wrap;
    font-size: 0.8125rem;
    margin: 0.5rem 0 0;
  }
</style>`

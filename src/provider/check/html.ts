/** Renders a report as an HTML page. */
import { LOCALES } from '../../config/locales.ts'
import { PROBLEMS } from '../../config/problems/table.ts'
import type { CheckReport, MissingPage, PageCount } from './report.ts'
import { answeredText, requestsText, speedText, validatorText, verdict } from './words.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { margin-top: 2.5rem; font-size: 1.2rem; }
.yes { color: light-dark(#1a6334, #7fd69b); } .no { color: light-dark(#9b2115, #ff9c8f); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 46rem; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid #8885; text-align: start; vertical-align: top; }
code, pre { font: .9rem/1.5 ui-monospace, monospace; } td code { overflow-wrap: anywhere; }
pre { padding: 1rem; overflow-x: auto; border: 1px solid #8885; border-radius: .3rem; }
`

export function reportPage(report: CheckReport): string {
  const { provider, isPublishable, stops, calls, differences, neverGiven, quarantined, proposal } = report
  const title = `Check of ${provider}`
  return [
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex">\n<title>${text(title)}</title>\n<style>${STYLE}</style>`,
    `<h1>${text(title)}</h1>`,
    `<p class="${isPublishable ? 'yes' : 'no'}"><strong>${text(capital(verdict(report)))}</strong></p>`,
    `<p>${text(requestsText(report))}</p>`,
    list(stops.map(({ code, message }) => `${text(message)}<br>${text(PROBLEMS[code].remedy)}`)),
    table(
      'Calls',
      ['call', 'answered', 'speed', 'validators', 'where it is missing, guests see'],
      calls.map((call) => [
        `${text(call.call)}<br>${code(call.path)}`,
        ...[answeredText(call), speedText(call), validatorText(call), call.instead].map(text),
      ]),
    ),
    table(
      `Differences from the contract: ${differences.length}`,
      ['difference', 'times', 'for example', 'guests see', 'what to do'],
      differences.map(({ message, count, example, instead, remedy, isMapped }) => [
        text(message),
        String(count),
        code(example),
        text(instead),
        text(isMapped ? 'The mapping below says so.' : remedy),
      ]),
    ),
    neverGiven.length > 0
      ? `<h2>Optional fields that no answer has: ${neverGiven.length}</h2><p>${neverGiven.map(code).join(', ')}</p>`
      : '',
    table(
      `Answers that are not used: ${quarantined.length}`,
      ['answer', 'why'],
      quarantined.map(({ call, message }) => [code(call), text(message)]),
    ),
    pages('Pages that would stand', report.pages),
    missing(report.missingPages),
    proposal
      ? [
          `<h2><code>provider.mapping.ts</code> could say</h2><pre>${text(proposal.text)}</pre>`,
          `<p>${text(`With it ${proposal.isPublishable ? 'a site could be published.' : 'no site could be published yet.'}`)}</p>`,
          pages('Pages that would stand with it', proposal.pages),
          missing(proposal.missingPages),
        ].join('\n')
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (plain: string) => plain.replace(/[&<>"]/g, (character) => ENTITIES[character]!)
const code = (plain: string) => `<code>${text(plain)}</code>`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** `rows`: cells are HTML. */
function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const head = heads.map((each) => `<th scope="col">${text(each)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<h2>${text(title)}</h2>\n<div class="wide"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody></table></div>`
}

function pages(title: string, counts: readonly PageCount[]): string {
  const rows = counts.map(({ kind, stands, notAsked }) => [
    text(kind),
    ...LOCALES.map((locale) => String(stands[locale])),
    notAsked === 0 ? '' : String(notAsked),
  ])
  return table(title, ['kind', ...LOCALES, 'known, not asked'], rows)
}

function missing(all: readonly MissingPage[]): string {
  return table(
    `Pages of the specification that would not stand: ${all.length}`,
    ['page', 'why', 'guests see'],
    all.map(({ path, why, instead }) => [code(path), text(why), text(instead)]),
  )
}

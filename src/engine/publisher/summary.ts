/** A report in a few lines, for the terminal. */
import type { Report } from '../release/report.ts'

const MOST_PROBLEMS = 12

export function summary({ mode, release, stage, waiting, crawl, pages, problems, ms }: Report): string {
  const worst = problems.filter(({ severity }) => severity === 'error' || severity === 'warning')
  const notices = problems.length - worst.length
  return [
    `${mode} release ${release}: ${pages.total} pages, ${pages.rendered} rendered, ${pages.reused} reused, ${pages.removed} removed`,
    ...(stage ? [`It is for ${stage}: search engines are kept out of every page`] : []),
    ...(waiting === undefined ? [] : [`as release ${waiting} it waits for approval, at the desk`]),
    `crawl ${seconds(ms.crawl)} (${crawl.requests} requests, ${crawl.notModified} not modified, ${crawl.failed} failed), ` +
      `compile ${seconds(ms.compile)}, render ${seconds(ms.render)}, publish ${seconds(ms.publish)}, in all ${seconds(ms.total)}`,
    ...worst.slice(0, MOST_PROBLEMS).map(({ severity, resource, message }) => `${severity}: ${resource}: ${message}`),
    ...(worst.length > MOST_PROBLEMS ? [`… and ${worst.length - MOST_PROBLEMS} more`] : []),
    ...(notices > 0 ? [`${notices} notices, such as missing translations: see .site/report.json`] : []),
  ].join('\n')
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

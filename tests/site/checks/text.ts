import type { Check } from './check.ts'

/** Signs that something was put into the page which is no text. */
const SLIPS = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  /\{\{\w{2,}\}\}/,
  /\b(?:components\.common|pages|counts|errors|facts|house|stars|validation|contactForm)\.[a-z]\w*/,
  /&amp;(?:amp|lt|gt|quot|#\d+);/,
]
/** What nobody reads: scripts, values kept for them, links of the head, and addresses that tags name. */
const UNREAD = /<script\b[\s\S]*?<\/script>|<link\b[^>]*>|\sdata-[a-z-]+="[^"]*"|\scontent="https?:[^"]*"/g

/** Nothing of the machine shows in the page: no missing value, no key of a message, no placeholder, nothing escaped twice. */
export const text: Check = {
  name: 'no page shows a missing value, a key or a placeholder',
  start: () => (page) => {
    const read = page.html.replace(UNREAD, '')
    return SLIPS.flatMap((slip) => slip.exec(read)?.[0] ?? [])
  },
}

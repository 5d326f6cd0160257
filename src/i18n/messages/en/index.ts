import { components } from './components.ts'
import { counts } from './counts.ts'
import { errors } from './errors.ts'
import { facts, house, stars } from './facts.ts'
import { pages } from './pages.ts'

export const en = {
  components,
  counts,
  errors,
  facts,
  house,
  pages,
  /** Over every page of a release that is not live; the text is folded away. */
  preview: {
    title: 'Preview: release {{number}} is not live',
    text: 'Forms are not sent. This address works until {{date}}, {{time}}.',
    // In place of a preview whose address shows nothing any more.
    ended: 'This preview link no longer works',
    endedWhy: 'Its time is over, it was not copied whole, or the version that it showed is no longer kept.',
    endedAsk: 'Ask the person who sent you the link for a new one: they can make it at the publishing desk.',
  },
  stars,
}

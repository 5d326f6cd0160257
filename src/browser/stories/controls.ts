/** What a story is steered with: only a viewer that turns its items itself has them. */
import { iconMarkup } from '../../styles/icons.ts'
import type { StoryTexts } from '../../islands/texts.ts'

/** Markup; the texts are the site's own. */
export const controls = ({ previous, next, pause }: StoryTexts) => `
  <p class="vh" aria-live="polite" data-viewer-count></p>
  <button class="viewer__zone viewer__zone--previous" type="button" aria-label="${previous}" data-viewer-previous></button>
  <button class="viewer__zone viewer__zone--next" type="button" aria-label="${next}" data-viewer-next></button>
  <button class="disc viewer__pause" type="button" aria-label="${pause}" data-viewer-pause>${iconMarkup('pause')}${iconMarkup('play')}</button>
  <div class="viewer__bars" aria-hidden="true" data-viewer-bars></div>`

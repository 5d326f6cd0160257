import { attribute, words } from '../pages.ts'
import type { Check } from './check.ts'

/** Headings go down one level at a time, none is empty, and each section has one. */
export const headings: Check = {
  name: 'headings skip no level',
  start: () => (page) => {
    // The footer's own headings begin a new part of the page.
    const found = page.elements.filter((element) => /^H[1-6]$/.test(element.tagName) && !element.closest('footer'))
    const levels = found.map(({ tagName }) => Number(tagName.slice(1)))
    return [
      ...levels.flatMap((level, index) => {
        const before = levels[index - 1] ?? 0
        return level > before + 1 ? [`h${level} "${words(found[index])}" after h${before}`] : []
      }),
      ...page.elements
        .filter(({ tagName }) => tagName === 'SECTION')
        .filter((section) => !section.hasAttribute('aria-label') && !section.querySelector('h1, h2, h3, h4, h5, h6'))
        .map((section) => `a section without a heading: ${attribute(section, 'class')}`),
      ...found.filter((heading) => words(heading) === '').map(({ tagName }) => `empty ${tagName}`),
    ]
  },
}

/** How a page lies in windows of several sizes. */
import type { Page } from 'playwright'

/**
 * Words and controls of the page that share the columns of the floating discs, however far it is scrolled, and the discs' own number. What a
 * strip that scrolls sideways cuts off is not seen.
 */
export function underDiscs(page: Page): Promise<{ discs: number; covered: string[] }> {
  return page.evaluate(() => {
    const discs = [...document.querySelectorAll('[data-float] a')]
    const left = Math.min(...discs.map((disc) => disc.getBoundingClientRect().left))
    const seenUntil = (element: Element, edge: number): number => {
      let end = edge
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible')
          end = Math.min(end, each.getBoundingClientRect().left + each.clientLeft + each.clientWidth)
      return end
    }
    const covered: string[] = []
    const look = (element: Element, boxes: Iterable<DOMRect>, name: string) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.vh, .float, .nav, .skip')) return
      for (const box of boxes)
        if (box.width > 1 && box.right > left && seenUntil(element, box.right) > Math.max(left, box.left))
          covered.push(`${element.className}: ${name.trim()}`)
    }
    for (const each of document.querySelectorAll('a, button, input, select, textarea, summary'))
      look(each, [each.getBoundingClientRect()], each.textContent)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      look(texts.currentNode.parentElement!, range.getClientRects(), texts.currentNode.textContent!)
    }
    return { discs: discs.length, covered: [...new Set(covered)] }
  })
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement!
    root.scrollLeft = 1000
    return root.scrollLeft
  })

/** Parts of a row that lie upon the part before them. */
export const overlaps = (page: Page) =>
  page.locator('.crumbs li + li, .tabs a + a, .stories > li + li, .nav__row > * + *').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const before = part.previousElementSibling!
        const end = Math.max(...[before, ...before.children].map((each) => each.getBoundingClientRect().right))
        return end > part.getBoundingClientRect().left + 1
      })
      .map((part) => part.textContent!.trim()),
  )

/** Texts of the page that lie upon another element's text, as far as they are not in layers above it. */
export const overlappingTexts = (page: Page) =>
  page.evaluate(() => {
    const lines: { box: DOMRect; element: Element }[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.vh, .trap, .float, .skip, .search__season')
      )
        continue
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, element })
    }
    const upon = ({ box, element }: (typeof lines)[0], other: (typeof lines)[0]) =>
      element !== other.element &&
      Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
      Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 0.4 * box.height
    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => upon(line, other))
        .map((other) => `${line.element.textContent.trim()} / ${other.element.textContent.trim()}`),
    )
  })

/** Words in sight that go on in the next line or stick out of their block. Chromium has no dictionaries here: it hyphenates no word by itself. An address may. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement!
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      let block = element
      while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!
      const { left, right } = block.getBoundingClientRect()
      range.selectNodeContents(text)
      // What is for screen readers alone, or for nobody, is one pixel wide.
      if (element.getBoundingClientRect().width <= 1 || element.closest('.trap, .price-list thead')) continue
      const sticksOut = (box: DOMRect) => box.left < left - 1 || box.right > right + 1
      const boxes = [...range.getClientRects()]
      if (boxes.length < 2 && !boxes.some(sticksOut)) continue
      for (const { 0: word, index } of text.nodeValue!.matchAll(/[\p{L}\p{N}\u00ad@.]+/gu)) {
        if (/[@.\u00ad]/.test(word)) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()]
        const lines = new Set(parts.map(({ top }) => Math.round(top)))
        if (lines.size > 1 || parts.some(sticksOut)) broken.push(`${word} in ${element.outerHTML.slice(0, 80)}`)
      }
    }
    return broken
  })

/** Tables that have to be scrolled sideways to be read. */
export const cutTables = (page: Page) =>
  page
    .locator('main .scroll')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent!.trim().slice(0, 80)),
    )

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

/** Words in sight that go on in the next line. Chromium has no dictionaries here: it hyphenates no word by itself. An address may. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement!
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(text)
      // What is for screen readers alone, or for nobody, is one pixel wide.
      if (element.getBoundingClientRect().width <= 1 || element.closest('.trap, .price-list thead')) continue
      if (range.getClientRects().length < 2) continue
      for (const { 0: word, index } of text.nodeValue!.matchAll(/[\p{L}\p{N}\u00ad@.]+/gu)) {
        if (/[@.\u00ad]/.test(word)) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`${word} in ${element.outerHTML.slice(0, 80)}`)
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

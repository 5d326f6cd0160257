/** Contrast of words with what is painted behind them, pictures included, as WCAG reckons it. */
import type { Page } from 'playwright'
import sharp from 'sharp'

export interface Contrast {
  words: string
  /** Of the words with all but the worst twentieth of what lies behind them. */
  ratio: number
  /** 4.5, or 3 for large words. */
  needed: number
}

interface Words {
  words: string
  colour: [number, number, number]
  isLarge: boolean
  boxes: { left: number; top: number; width: number; height: number }[]
}

const WORST = 0.05
/** Words go, and what lies behind them stays. */
const WITHOUT_WORDS = `*, *::before, *::after {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; transition: none !important; caret-color: transparent !important;
}`

/** Of the words in the window that stand upon pictures. The page's policy must let a style be added. */
export async function contrastsOverPictures(page: Page): Promise<Contrast[]> {
  const found = await wordsOverPictures(page)
  if (found.length === 0) return []
  const shot = await page.screenshot({ style: WITHOUT_WORDS, scale: 'css' })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const behind = ({ left, top, width, height }: Words['boxes'][number]): number[] => {
    const values: number[] = []
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x++) {
        const at = (y * info.width + x) * 3
        values.push(luminance([data[at]!, data[at + 1]!, data[at + 2]!]))
      }
    return values
  }
  return found.map(({ words, colour, isLarge, boxes }) => {
    const own = luminance(colour)
    const ratios = boxes.flatMap(behind).map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05))
    ratios.sort((a, b) => a - b)
    return { words, ratio: ratios[Math.floor(ratios.length * WORST)] ?? 0, needed: isLarge ? 3 : 4.5 }
  })
}

function wordsOverPictures(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const isSeen = ({ left, top, right, bottom, width }: DOMRect) =>
      width > 1 && top >= 0 && bottom <= innerHeight && right > 0 && left < innerWidth
    /** Below the words comes a picture before anything that hides it. */
    const isOverPicture = (element: Element, { left, top, width, height }: DOMRect) => {
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
      const at = stack.indexOf(element)
      for (const below of at < 0 ? [] : stack.slice(at)) {
        if (below.matches('img, video')) return true
        const { backgroundColor } = getComputedStyle(below)
        if (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return false
      }
      return false
    }
    const found: Words[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!
      const words = texts.currentNode.textContent!.trim()
      if (!words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const boxes = [...range.getClientRects()].filter(isSeen)
      if (!boxes.some((box) => isOverPicture(element, box))) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number)
      const pixels = parseFloat(fontSize)
      const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
      found.push({ words, colour: [red, green, blue], isLarge, boxes: boxes.map((box) => box.toJSON() as DOMRect) })
    }
    return found
  })
}

/** Relative luminance of a colour in sRGB. */
function luminance([red, green, blue]: [number, number, number]): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** What is painted in the window, judged by its shape: any colour that differs enough from the one around counts as ink. */
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Frame {
  top: boolean
  right: boolean
  bottom: boolean
  left: boolean
}

export const FRAMED: Frame = { top: true, right: true, bottom: true, left: true }

export interface Painted {
  /** The sides of a box along which a line is drawn, at most `reach` pixels within it. */
  frame(box: Box, reach?: number): Frame
  /** Pixels of the box that are not as light as most of it. */
  ink(box: Box): number
  /** Mean luminance of the box, 0 to 255. */
  lightness(box: Box): number
}

/** Share of a side that its line must have. Corners may be round. */
const MOST_OF_A_SIDE = 0.75
const DIFFERENT = 48

/** The window as it is now. */
export async function painted(page: Page): Promise<Painted> {
  const shot = await page.screenshot({ scale: 'css', animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
  const within = ({ x, y, width, height }: Box) => ({
    left: Math.max(0, Math.round(x)),
    top: Math.max(0, Math.round(y)),
    right: Math.min(info.width, Math.round(x + width)),
    bottom: Math.min(info.height, Math.round(y + height)),
  })
  const valuesOf = (box: Box): number[] => {
    const { left, top, right, bottom } = within(box)
    const values: number[] = []
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) values.push(at(x, y))
    return values
  }
  const usual = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!
  const isInk = (around: number) => (value: number) => Math.abs(value - around) > DIFFERENT
  return {
    frame(box, reach = 6) {
      const { left, top, right, bottom } = within(box)
      const around = usual(valuesOf(box))
      const isLine = (values: number[]) => values.filter(isInk(around)).length >= MOST_OF_A_SIDE * values.length
      const across = Array.from({ length: right - left }, (_, index) => left + index)
      const down = Array.from({ length: bottom - top }, (_, index) => top + index)
      const steps = Array.from({ length: reach }, (_, index) => index)
      return {
        top: steps.some((step) => isLine(across.map((x) => at(x, top + step)))),
        right: steps.some((step) => isLine(down.map((y) => at(right - 1 - step, y)))),
        bottom: steps.some((step) => isLine(across.map((x) => at(x, bottom - 1 - step)))),
        left: steps.some((step) => isLine(down.map((y) => at(left + step, y)))),
      }
    },
    ink(box) {
      const values = valuesOf(box)
      return values.filter(isInk(usual(values))).length
    },
    lightness(box) {
      const values = valuesOf(box)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    },
  }
}

/** The boxes of all that is in the window whole, in its order. */
export async function boxesOf(parts: Locator): Promise<Box[]> {
  return parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      })
      .filter(
        ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1,
      ),
  )
}

/** Left, top, right and bottom in picture units. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** A box that holds a path of absolute commands (M L H V C Q Z); handles of curves count as points. */
export function boundsOf(d: string): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const across = (x: number) => {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
  }
  const down = (y: number) => {
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  for (const [, command, text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? []
    if (command === 'H') numbers.forEach(across)
    else if (command === 'V') numbers.forEach(down)
    else numbers.forEach((value, i) => (i % 2 ? down : across)(value))
  }
  return bounds
}

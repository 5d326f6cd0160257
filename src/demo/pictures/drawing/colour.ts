import { clamp, lerp } from './numbers.ts'

// Colours are mixed in OKLab, so that haze and shadow stay clean.
type Lab = readonly [number, number, number]

const known = new Map<string, Lab>()

function toLab(hex: string): Lab {
  const found = known.get(hex)
  if (found) return found
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  const lab: Lab = [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
  if (known.size > 5000) known.clear()
  known.set(hex, lab)
  return lab
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const linear = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(clamp(encoded, 0, 1) * 255)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Colours are `#rrggbb`; `t` is the share of the second. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [toLab(from), toLab(to)]
  return toHex([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)])
}

/** Lighter or darker by `lightness` (−1…1), chroma times `chroma`. */
export function shift(hex: string, lightness: number, chroma = 1): string {
  const [light, a, b] = toLab(hex)
  return toHex([clamp(light + lightness, 0, 1), a * chroma, b * chroma])
}

import type { CertificateCode } from '../../content/types.ts'
import { mix } from '../drawing/colour.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import { lettering } from '../lettering/lettering.ts'
import { crystalMark } from '../logos/crystal-mark.ts'
import { jpegOf } from '../raster.ts'
import { EMBLEMS } from './emblems.ts'

const [WIDTH, HEIGHT] = [900, 1273]
const PAPER = '#fbf8f1'

/** A woven border of two lines that cross, as on documents that are hard to copy. */
function border(colour: string): string {
  const inset = 46
  const [w, h] = [WIDTH - inset * 2, HEIGHT - inset * 2]
  const wave = (length: number, phase: number, place: (along: number, off: number) => string) =>
    range(Math.round(length / 6) + 1, (i) => {
      const along = (i * length) / Math.round(length / 6)
      return place(along, Math.sin((along / length) * Math.round(length / 38) * TAU + phase) * 9)
    }).join('L')
  const sides = [0, Math.PI].flatMap((phase) => [
    wave(w, phase, (along, off) => path`${inset + along} ${inset + off}`),
    wave(w, phase, (along, off) => path`${inset + along} ${inset + h + off}`),
    wave(h, phase, (along, off) => path`${inset + off} ${inset + along}`),
    wave(h, phase, (along, off) => path`${inset + w + off} ${inset + along}`),
  ])
  const frame = path`M${inset + 22} ${inset + 22}h${w - 44}v${h - 44}h${44 - w}Z`
  return stroke(`M${sides.join('M')}`, colour, 2, 0.75) + stroke(frame, colour, 1.4, 0.7)
}

/** Lines where a certificate has its text: grey bars, since words would need a language. */
function textLines(colour: string): string {
  const line = (y: number, width: number, height: number, opacity: number) =>
    rect((WIDTH - width) / 2, y, width, height, colour, opacity, height / 2)
  const body = [560, 600, 520, 580, 360].map((width, i) => line(680 + i * 34, width, 7, 0.2))
  return line(560, 430, 20, 0.75) + line(606, 300, 11, 0.45) + body.join('')
}

function seal(x: number, y: number, colour: string): string {
  const scallops = range(72, (i): [number, number] => {
    const angle = (i / 72) * TAU
    const r = i % 2 ? 66 : 74
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
  const ribbons = path`M${x - 40} ${y + 40}l-26 96l34 -16l20 30l24 -96ZM${x + 40} ${y + 40}l26 96l-34 -16l-20 30l-24 -96Z`
  const ring = polygon(arc(x, y, 52, 52, 0, TAU, 60))
  const mark = moved(x, y, crystalMark(PAPER, PAPER), 0.34)
  return fill(ribbons, mix(colour, '#1c1420', 0.25)) + fill(polygon(scallops), colour) + stroke(ring, PAPER, 2) + mark
}

/** Certificate of a standard and a year as SVG: a sober sheet with our own emblem, no words but the year. */
export function certificate(code: CertificateCode, year: number): string {
  const { colour, draw } = EMBLEMS[code]
  const pale = mix(PAPER, colour, 0.12)
  const figures = { size: 54, colour: mix(colour, '#241a28', 0.4), weight: 0.095 }
  const { width } = lettering(String(year), { x: 0, y: 0, ...figures })
  const signature = 'M250 1092c30 -44 46 -40 34 -6s10 22 30 -8s26 -18 18 6s22 4 40 -8s30 4 54 -6'
  const sheet = [
    rect(0, 0, WIDTH, HEIGHT, PAPER),
    border(colour),
    disc(WIDTH / 2, 320, 168, pale),
    stroke(polygon(arc(WIDTH / 2, 320, 154, 154, 0, TAU, 80)), colour, 3),
    moved(WIDTH / 2, 320, draw(colour, pale), 1.16),
    textLines('#3a3040'),
    lettering(String(year), { x: (WIDTH - width) / 2, y: 952, ...figures }).svg,
    stroke(signature, '#2d3a66', 4, 0.85),
    rect(228, 1116, 224, 2.5, '#3a3040', 0.5),
    rect(258, 1134, 164, 7, '#3a3040', 0.25, 3.5),
    seal(638, 1060, colour),
  ]
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet.join('')}</svg>`
}

/** The certificate as JPEG, upright A4. */
export const certificateImage = (code: CertificateCode, year: number): Promise<Buffer> =>
  jpegOf(certificate(code, year), { grain: false, quality: 84 })

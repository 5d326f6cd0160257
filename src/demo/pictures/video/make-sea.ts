/** Makes sea.mp4 and its poster: `node src/demo/pictures/video/make-sea.ts`, with ffmpeg on the path. Both files are kept in the repository. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mix } from '../drawing/colour.ts'
import { framed } from '../drawing/frame.ts'
import { lerp, range, TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { seededRandom } from '../drawing/random.ts'
import { fill, moved } from '../drawing/shapes.ts'
import { openStage, type Stage } from '../drawing/stage.ts'
import { foreground } from '../landscape/foreground.ts'
import { gulet } from '../landscape/gulet.ts'
import { mountains } from '../landscape/mountains.ts'
import { sea } from '../landscape/sea.ts'
import { sky } from '../landscape/sky.ts'
import { withGrain } from '../raster.ts'

const SIZE = { width: 1280, height: 720 }
const FRAMES_A_SECOND = 25
const SECONDS = 7
const FRAMES = FRAMES_A_SECOND * SECONDS
const HORIZON = 400

const open = (): Stage => openStage({ subject: 'coast', hotel: 'sunrise-queen', seed: 8, hour: 'golden', ...SIZE })

/** What stands still: sky, far mountains and the water between its lights. */
function still(): string {
  const stage = open()
  const { palette, width: w } = stage
  const sunX = w * 0.64
  const peaks = (
    [
      [0.06, 318],
      [0.25, 276],
      [0.44, 330],
      [0.66, 352],
      [0.9, 300],
    ] as const
  ).map(([x, y]) => [w * x, y] as const)
  const far = mix(mix(palette.shadow, palette.sky[0], 0.4), palette.haze, 0.42)
  const painted = [
    sky(stage, { horizon: HORIZON, x: sunX, y: 232, clouds: 5, r: 58 }),
    mountains(stage, peaks, HORIZON + 3, far, { haze: 0.65, contrast: 0.26 }),
    sea(stage, { horizon: HORIZON, x: sunX, glints: false }),
  ]
  return framed(stage, painted.join(''), SIZE)
}

interface Glint {
  x: number
  y: number
  long: number
  thick: number
  phase: number
  /** Whole turns in one run, so that the last frame leads back to the first. */
  turns: number
  sunlit: boolean
}

function glints(stage: Stage): Glint[] {
  const random = seededRandom('sea/glints')
  return range(150, (i) => {
    const t = ((i % 75) + random()) / 75
    const sunlit = i < 75
    const wide = lerp(24, 150, t)
    return {
      x: sunlit ? stage.width * 0.64 + (random() - 0.5) * wide * 2.2 : random() * stage.width,
      y: HORIZON + 4 + (stage.height - HORIZON) * t ** 1.5,
      long: sunlit ? wide * random.between(0.4, 1.1) : lerp(40, 260, t) * random.between(0.5, 1.2),
      thick: lerp(1.6, 8, t),
      phase: random(),
      turns: random.pick([1, 2, 3]),
      sunlit,
    }
  })
}

/** What moves at a moment `t` of the run, 0 to 1. */
function moving(t: number): string {
  const stage = open()
  const { palette, width: w } = stage
  const wave = (turns: number, phase = 0) => Math.sin((t * turns + phase) * TAU)
  const lights = glints(stage).map(({ x, y, long, thick, phase, turns, sunlit }) => {
    const left = x - long / 2 + wave(1, phase) * long * 0.16
    const strength = (0.5 + 0.5 * wave(turns, phase)) * (sunlit ? 0.85 : 0.34)
    const colour = sunlit ? palette.sun : phase < 0.5 ? mix(palette.sea.lit, palette.sky[2], 0.3) : palette.sea.dark
    const ripple = path`M${left} ${y}q${long / 2} ${-thick} ${long} 0q${-long / 2} ${thick * 0.7} ${-long} 0Z`
    return fill(ripple, colour, strength)
  })
  const boat = `<g transform="rotate(${(wave(2) * 0.9).toFixed(2)})">${gulet(stage, 0, 0, 300)}</g>`
  const far = gulet(stage, w * 0.9 + wave(1) * 3, HORIZON + 22 + wave(2, 0.3), 62)
  const fronds = `<g transform="rotate(${(wave(1, 0.2) * 0.8).toFixed(2)} ${w.toFixed(0)} 0)">${foreground(stage, { side: 1, flowers: false })}</g>`
  const painted = [
    ...lights.slice(75),
    far,
    ...lights.slice(0, 75),
    moved(w * 0.47 + wave(1) * 10, HORIZON + 150 + wave(2, 0.25) * 5, boat),
    fronds,
  ]
  return framed(stage, painted.join(''), SIZE)
}

const folder = import.meta.dirname
const background = await sharp(Buffer.from(still())).removeAlpha().png().toBuffer()

async function frame(i: number): Promise<Buffer> {
  const { data, info } = await sharp(background)
    .composite([{ input: Buffer.from(moving(i / FRAMES)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return withGrain(data, info)
}

const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${SIZE.width}x${SIZE.height}`,
  '-r',
  String(FRAMES_A_SECOND),
  '-i',
  '-',
]
const output = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '27',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  '-an',
]
const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, join(folder, 'sea.mp4')], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
for (let i = 0; i < FRAMES; i++) if (!ffmpeg.stdin.write(await frame(i))) await once(ffmpeg.stdin, 'drain')
ffmpeg.stdin.end()
await once(ffmpeg, 'close')
const poster = await sharp(await frame(0), { raw: { ...SIZE, channels: 3 } })
  .jpeg({ quality: 80, mozjpeg: true })
  .toBuffer()
await writeFile(join(folder, 'sea.jpg'), poster)

/** Puts many screenshots on one picture, each with its name. */
import sharp from 'sharp'

export interface SheetShot {
  name: string
  file: string
}

interface SheetOptions {
  columns: number
  /** Pixels of a shot on the sheet; longer ones are cut at the bottom. */
  width: number
  height: number
}

const GAP = 24
const LABEL = 28

/** Writes the sheet as JPEG. */
export async function contactSheet(shots: SheetShot[], file: string, { columns, width, height }: SheetOptions) {
  const cell = { width: width + GAP, height: height + LABEL + GAP }
  const rows = Math.ceil(shots.length / columns)
  const layers = await Promise.all(
    shots.map(async (shot, index) => {
      const left = GAP + (index % columns) * cell.width
      const top = GAP + Math.floor(index / columns) * cell.height
      const small = sharp(await sharp(shot.file).resize({ width }).toBuffer())
      const { height: full } = await small.metadata()
      const input = await small
        .extract({ left: 0, top: 0, width, height: Math.min(height, full) })
        .jpeg({ quality: 90 })
        .toBuffer()
      return [
        { input: label(shot.name, width), left, top },
        { input, left, top: top + LABEL },
      ]
    }),
  )
  await sharp({
    create: {
      width: GAP + columns * cell.width,
      height: GAP + rows * cell.height,
      channels: 3,
      background: '#e9e3da',
    },
  })
    .composite(layers.flat())
    .jpeg({ quality: 80 })
    .toFile(file)
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="18" font-family="sans-serif" font-size="14" fill="#2b2320">${text}</text></svg>`,
  )
}

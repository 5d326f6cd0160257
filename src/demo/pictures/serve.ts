import { readFile } from 'node:fs/promises'
import { appBanner } from './app/banner.ts'
import { pictureCache } from './cache.ts'
import { certificateImage } from './certificates/certificate.ts'
import { documentPdf } from './certificates/document.ts'
import { logo } from './logos/logo.ts'
import { HOTEL_KEYS, type Owner } from './names.ts'
import { type MediaRequest, parseMediaPath } from './paths.ts'
import { floorPlan } from './plans/plan.ts'
import { drawPicture } from './scene.ts'
import { sourcesDigest } from './sources.ts'

export interface ServedPicture {
  body: Buffer
  type: string
}

let cache = pictureCache(undefined)

/** Keeps what is drawn from now on in a folder, which may be shared by processes and deleted at any time. */
export function openPictureCache(folder: string): void {
  cache = pictureCache(folder)
}

/** The picture, document or video at a path of `mediaPath`; undefined where there is none. */
export async function pictureFor(path: string): Promise<ServedPicture | undefined> {
  const request = parseMediaPath(path)
  return request && served(path, request)
}

async function served(path: string, request: MediaRequest): Promise<ServedPicture> {
  const jpeg = async (draw: () => Promise<Buffer>): Promise<ServedPicture> => ({
    body: await cache.get(`${path} ${sourcesDigest()}`, draw),
    type: 'image/jpeg',
  })
  switch (request.kind) {
    case 'scene': {
      const { owner, ...rest } = request
      return jpeg(() => drawPicture({ ...rest, hotel: hotelOf(owner, rest.seed) }))
    }
    case 'plan':
      return jpeg(() => floorPlan(request))
    case 'app':
      return jpeg(() => appBanner(request.lang))
    case 'certificate': {
      const { code, year } = request
      if (request.format === 'jpg') return jpeg(() => certificateImage(code, year))
      return { body: documentPdf(`${certificateTitle(code)} ${year}`), type: 'application/pdf' }
    }
    case 'logo': {
      const svg = logo(request.owner, request.white ? { mono: 'white' } : {})
      return { body: Buffer.from(svg), type: 'image/svg+xml' }
    }
    case 'video': {
      const file = new URL(`./video/${request.name}.${request.format}`, import.meta.url)
      return { body: await readFile(file), type: request.format === 'mp4' ? 'video/mp4' : 'image/jpeg' }
    }
  }
}

/** Whose colours a picture of the group takes: each seed leads to one of the hotels. */
const hotelOf = (owner: Owner, seed: number) =>
  owner === 'group' ? (HOTEL_KEYS[(seed * 7) % HOTEL_KEYS.length] ?? 'palace') : owner

const certificateTitle = (code: string) =>
  code.startsWith('iso-') ? code.replace('-', ' ').toUpperCase() : code.split('-').map(capitalised).join(' ')
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

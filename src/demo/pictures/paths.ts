import type { CertificateCode, HotelKey, Lang, Subject } from '../content/types.ts'
import { isCertificate, isHotel, isLanguage, isOwner, isSubject, isVideo, type Owner, type VideoName } from './names.ts'

/** What a media path asks for. */
export type MediaRequest =
  | { kind: 'scene'; owner: Owner; subject: Subject; seed: number; width: number; height: number }
  | { kind: 'plan'; hotel: HotelKey; seed: number; width: number; height: number }
  | { kind: 'logo'; owner: Owner; white: boolean }
  | { kind: 'certificate'; code: CertificateCode; year: number; format: 'jpg' | 'pdf' }
  | { kind: 'app'; lang: Lang }
  | { kind: 'video'; name: VideoName; format: 'mp4' | 'jpg' }

export const MAX_SIDE = 3200
const MIN_SIDE = 16
const MAX_SEED = 999_999

/** Paths of the provider's pictures, relative to its base URL. Pure: nothing is drawn until the path is asked for. */
export const mediaPath = {
  /** Picture of a subject; `group` takes the colours of a hotel that the seed chooses. */
  scene: (owner: Owner, subject: Subject, seed: number, width: number, height: number) =>
    `/media/${owner}/${subject}-${whole(seed, 0, MAX_SEED)}-${size(width, height)}.jpg`,
  /** Floor plan of a room type; the seed tells the types of one hotel apart. */
  plan: (hotel: HotelKey, seed: number, width: number, height: number) =>
    `/media/${hotel}/plan-${whole(seed, 0, MAX_SEED)}-${size(width, height)}.jpg`,
  /** Mark and name as SVG, in the hotel's colours or in white for dark ground. */
  logo: (owner: Owner, tone: 'colour' | 'white' = 'colour') =>
    `/media/${owner}/${tone === 'white' ? 'logo-white' : 'logo'}.svg`,
  certificate: (code: CertificateCode, year: number) => `/media/certificates/${code}-${whole(year, 1900, 2999)}.jpg`,
  certificatePdf: (code: CertificateCode, year: number) => `/media/certificates/${code}-${whole(year, 1900, 2999)}.pdf`,
  /** Banner of the mobile application, another picture in each language. */
  app: (lang: Lang) => `/media/app/${lang}.jpg`,
  video: (name: VideoName) => `/media/video/${name}.mp4`,
  poster: (name: VideoName) => `/media/video/${name}.jpg`,
}

/** The request behind a path, or undefined where no picture has that path. Exactly the paths of `mediaPath` are known. */
export function parseMediaPath(path: string): MediaRequest | undefined {
  const parts = path.split('/')
  const [start, media, folder = '', file = ''] = parts
  if (parts.length !== 4 || start !== '' || media !== 'media') return undefined
  if (folder === 'certificates') return parseCertificate(file)
  if (folder === 'app') return parseApp(file)
  if (folder === 'video') return parseVideo(file)
  return isOwner(folder) ? parseOwned(folder, file) : undefined
}

function parseOwned(owner: Owner, file: string): MediaRequest | undefined {
  if (file === 'logo.svg' || file === 'logo-white.svg') return { kind: 'logo', owner, white: file === 'logo-white.svg' }
  const match = /^([a-z-]+)-(\d{1,6})-(\d{1,4})x(\d{1,4})\.jpg$/.exec(file)
  if (!match) return undefined
  const [, subject = ''] = match
  const [seed, width, height] = match.slice(2).map(plainNumber)
  if (seed === undefined || !isSide(width) || !isSide(height)) return undefined
  if (subject === 'plan') return isHotel(owner) ? { kind: 'plan', hotel: owner, seed, width, height } : undefined
  return isSubject(subject) ? { kind: 'scene', owner, subject, seed, width, height } : undefined
}

function parseCertificate(file: string): MediaRequest | undefined {
  const match = /^([a-z0-9-]+)-([12]\d{3})\.(jpg|pdf)$/.exec(file)
  const [, code = '', year, format] = match ?? []
  const known = isCertificate(code) && Number(year) >= 1900
  return known ? { kind: 'certificate', code, year: Number(year), format: format === 'pdf' ? 'pdf' : 'jpg' } : undefined
}

function parseApp(file: string): MediaRequest | undefined {
  const lang = file.replace(/\.jpg$/, '')
  return isLanguage(lang) && file.endsWith('.jpg') ? { kind: 'app', lang } : undefined
}

function parseVideo(file: string): MediaRequest | undefined {
  const [name = '', format, ...rest] = file.split('.')
  const known = isVideo(name) && (format === 'mp4' || format === 'jpg') && rest.length === 0
  return known ? { kind: 'video', name, format } : undefined
}

const isSide = (side: number | undefined): side is number => side !== undefined && side >= MIN_SIDE && side <= MAX_SIDE

// '007' would be a second path of the same picture.
const plainNumber = (digits: string) => (String(Number(digits)) === digits ? Number(digits) : undefined)

function whole(value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${value} is no whole number from ${least} to ${most}`)
  return value
}

const size = (width: number, height: number) =>
  `${whole(width, MIN_SIDE, MAX_SIDE)}x${whole(height, MIN_SIDE, MAX_SIDE)}`

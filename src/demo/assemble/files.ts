import type { File, Lang } from '../contract.ts'
import { labels } from '../content/index.ts'
import type { HotelContent, HotelKey, Picture, Subject } from '../content/types.ts'
import type { Owner } from '../pictures/names.ts'
import { mediaPath } from '../pictures/paths.ts'

/**
 * Few formats, so that a card, a page and the gallery share one file of a scene: drawing is the provider's dearest work.
 */
const FORMATS = {
  wide: [1920, 1080],
  photo: [1440, 960],
  tall: [1080, 1350],
  story: [720, 1280],
  thumbnail: [480, 480],
} as const

export type Format = keyof typeof FORMATS

/** Makes the file records of pictures; knows the hotels' names for the descriptions. */
export class Files {
  readonly #names: ReadonlyMap<HotelKey, string>

  constructor(hotels: readonly HotelContent[]) {
    this.#names = new Map(hotels.map((hotel) => [hotel.key, hotel.name]))
  }

  /** A scene; one without a hotel of its own takes the page's. */
  picture(picture: Picture, page: Owner, format: Format, lang: Lang): File {
    const owner = picture.hotel ?? page
    const [width, height] = FORMATS[format]
    const place = owner === 'group' ? '' : ` – ${this.#names.get(owner) ?? ''}`
    return {
      sourceUrl: mediaPath.scene(owner, picture.subject, picture.seed, width, height),
      width,
      height,
      alt: labels.scenes[picture.subject].alt[lang] + place,
      mimeType: 'image/jpeg',
    }
  }

  scene(subject: Subject, seed: number, page: Owner, format: Format, lang: Lang): File {
    return this.picture({ subject, seed }, page, format, lang)
  }
}

export const logo = (owner: Owner, name: string): File => ({
  sourceUrl: mediaPath.logo(owner),
  alt: name,
  mimeType: 'image/svg+xml',
})

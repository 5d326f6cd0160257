import type { File, Lang } from '../contract.ts'
import { labels, pictures } from '../content/index.ts'
import type { CertificateCode, HotelContent, HotelKey, Picture, Subject } from '../content/types.ts'

/** Whose picture it is: a hotel's, or the group's, which may also show one of any hotel's. */
export type Owner = HotelKey | 'group'

/** All pictures have one shape; pages crop them. */
const SIZE = { width: 1440, height: 960 }
const UPRIGHT_SIZE = { width: 1080, height: 1350 }
const TYPE = 'image/avif'
const FILM_SIZE = { width: 1280, height: 720 }
const CERTIFICATE_SIZE = { width: 900, height: 1273 }

/** Makes the file records of pictures; knows the hotels' names for the descriptions. */
export class Files {
  readonly #names: ReadonlyMap<HotelKey, string>
  /** By what a page asks for, the picture that is shown: `flora/pool-2902` → `flora/pool-2`. */
  readonly #pictures = new Map<string, string>()
  /** The same scenes composed for the height of a phone, where there is such a picture. */
  readonly #upright = new Map<string, string>()

  constructor(hotels: readonly HotelContent[]) {
    for (const [name, places] of Object.entries(pictures))
      for (const place of places) (name.includes('/upright-') ? this.#upright : this.#pictures).set(place, name)
    this.#names = new Map(hotels.map((hotel) => [hotel.key, hotel.name]))
  }

  /** A scene; one without a hotel of its own takes the page's. */
  picture(picture: Picture, page: Owner, lang: Lang): File {
    const owner = picture.hotel ?? page
    const place = placeOf(picture, owner)
    const name = this.#pictures.get(place)
    if (name === undefined) throw new Error(`no picture is chosen for ${place}`)
    const alt = this.#described(subjectOf(name), owner, lang)
    return { sourceUrl: `/media/${name}.avif`, ...SIZE, alt, mimeType: TYPE }
  }

  upright(picture: Picture, page: Owner, lang: Lang): File | undefined {
    const name = this.#upright.get(placeOf(picture, picture.hotel ?? page))
    return name === undefined
      ? undefined
      : { ...this.picture(picture, page, lang), sourceUrl: `/media/${name}.avif`, ...UPRIGHT_SIZE }
  }

  scene(subject: Subject, seed: number, page: Owner, lang: Lang): File {
    return this.picture({ subject, seed }, page, lang)
  }

  /** The film of the sea, and the picture that stands for it until it plays. */
  film(owner: HotelKey, lang: Lang): { video: File; poster: File } {
    const alt = this.#described('coast', owner, lang)
    return {
      video: { sourceUrl: '/media/video/sea.mp4', ...FILM_SIZE, alt, mimeType: 'video/mp4' },
      poster: { sourceUrl: '/media/video/sea.jpg', ...FILM_SIZE, alt, mimeType: 'image/jpeg' },
    }
  }

  #described(subject: Subject, owner: Owner, lang: Lang): string {
    const house = owner === 'group' ? '' : ` – ${this.#names.get(owner) ?? ''}`
    return labels.scenes[subject].alt[lang] + house
  }
}

const placeOf = ({ subject, seed }: Picture, owner: Owner) => `${owner}/${subject}-${seed}`

const SCENE = /\/(?!upright)([a-z-]+)-\d+(?:\.avif)?$/

export const isScene = ({ sourceUrl }: File) => SCENE.test(sourceUrl)

/** What a scene shows, by its path or name: `/media/flora/twin-room-1.avif` shows a twin room. */
export const subjectOf = (name: string) => SCENE.exec(name)![1] as Subject

/** `plan`: a room's id, or with the floor's number behind it. */
export const planImage = (hotel: HotelKey, plan: string, alt: string): File => ({
  sourceUrl: `/media/${hotel}/plan-${plan}.svg`,
  ...SIZE,
  alt,
  mimeType: 'image/svg+xml',
})

export const certificate = (code: CertificateCode, alt: string): { image: File; document: File } => ({
  image: { sourceUrl: `/media/certificates/${code}.avif`, ...CERTIFICATE_SIZE, alt, mimeType: TYPE },
  document: { sourceUrl: `/media/certificates/${code}.pdf`, mimeType: 'application/pdf' },
})

import type { HeroSlide, Lang } from '../contract.ts'
import { labels } from '../content/index.ts'
import type { HotelContent, HotelKey, Picture, SubPage } from '../content/types.ts'
import type { Workshop } from './draft.ts'
import type { Owner } from './files.ts'
import { id } from './ids.ts'
import { signatureOf } from './signature.ts'

/** The hotel whose hero begins with a film. */
const FILMED: HotelKey = 'sunrise-queen'

interface SlideWords {
  title?: string
  text?: string
  url?: string
}

export function imageSlide(
  { files }: Workshop,
  slideId: number,
  picture: Picture,
  owner: Owner,
  lang: Lang,
  words: SlideWords,
): HeroSlide {
  const mobileFile = files.upright(picture, owner, lang)
  return {
    id: slideId,
    type: 'IMAGE',
    file: files.picture(picture, owner, lang),
    ...(mobileFile && { mobileFile }),
    ...words,
  }
}

/** Three pictures: what the hotel is known by with its headline, then two of its own things; one hotel shows the sea moving first. */
export function hotelHero(workshop: Workshop, hotel: HotelContent, lang: Lang): HeroSlide[] {
  const { directory } = workshop
  const page = id.hotelHome(hotel.id)
  const urlOf = (sub: SubPage) => directory.url(`hotel:${hotel.key}/${sub}`, lang)
  const first = { title: hotel.slogan[lang], text: hotel.sloganText[lang], url: urlOf('rooms') }
  const others = hotel.highlights.slice(0, 2).map((highlight, index) =>
    imageSlide(
      workshop,
      id.slide(page, index + 2),
      { subject: highlight.picture, seed: hotel.id * 100 + 50 + index },
      hotel.key,
      lang,
      {
        title: highlight.title[lang],
        text: highlight.text[lang],
        url: urlOf(labels.scenes[highlight.picture].page) ?? urlOf('about'),
      },
    ),
  )
  const house = imageSlide(workshop, id.slide(page, 1), signatureOf(hotel), hotel.key, lang, first)
  return hotel.key === FILMED ? [film(workshop, house, hotel.key, lang), ...others] : [house, ...others]
}

/** The film shows the sea; where only pictures are shown, the house stands in for it. */
function film({ files }: Workshop, house: HeroSlide, hotel: HotelKey, lang: Lang): HeroSlide {
  const { video, poster } = files.film(hotel, lang)
  return { ...house, type: 'VIDEO', file: video, poster }
}

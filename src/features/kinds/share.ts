/** How a shared link to a page looks: Open Graph and card tags. */
import { type Locale } from '../../config/locales.ts'
import { LANGUAGES } from '../../site/languages.ts'
import { problem } from '../../config/problems/table.ts'
import { hrefOf } from '../../routes/paths.ts'
import { NAME_SEPARATOR, PICTURE_WIDTHS, SHARE_SIZE, shareUrl } from '../../routes/pictures.ts'
import type { Route } from '../../routes/table.ts'
import { shortDigest } from '../../records/digest.ts'
import { keys } from '../../records/keys.ts'
import type { MetaRecord } from '../../records/parts.ts'
import { SHARE_LETTERS } from '../../styles/letters.ts'
import { hotelOf } from '../../views/hotels.ts'
import { groupName } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'
import { entryOf } from './table.ts'
import { pictureView } from '../../views/media.ts'
import { imageUrl } from '../../views/structured/page.ts'
import type { BodyView, HeadView, PictureView } from '../../views/view.ts'

/** Fallback if neither the page nor its hotel has a picture. */
const HOUSE_PICTURE = '/share.jpg'
/** Part of the address of every generated picture: raise it when the drawing changes, or caches keep the old ones. */
const DRAWING = 1
/** Spaces, and characters without a shape of their own. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u

export interface ShareInput {
  route: Route
  body: BodyView
  metas: MetaRecord[]
  /** The page's heading, drawn on the picture. */
  heading: string
  /** The document's title. */
  title: string
  description: string
  canonical: string
  /** Languages in which the page exists. */
  languages: readonly Locale[]
}

/** Tags that the provider's metas lack. Cards take title, text and picture from Open Graph. */
export function shareTags(context: ViewContext, input: ShareInput): HeadView['metas'] {
  const { route, title, description, canonical, languages } = input
  const tag = (property: string, content: string) => ({ property, content })
  return [
    tag('og:type', 'website'),
    tag('og:site_name', groupName(context)),
    tag('og:title', title),
    tag('og:description', description),
    tag('og:url', canonical),
    tag('og:locale', territory(route.locale)),
    ...languages
      .filter((locale) => locale !== route.locale)
      .map((locale) => tag('og:locale:alternate', territory(locale))),
    ...imageTags(context, input).map(([name, content]) => tag(`og:image${name}`, content)),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The picture that an editor chose, else one that is drawn, else the house's. */
function imageTags(context: ViewContext, { route, body, metas, heading }: ShareInput): [string, string][] {
  const words = pictureWords(context, route, heading)
  const chosen = metas.find(({ image }) => image)?.image
  if (chosen) {
    const alt = metas.find(({ name, property }) => (property ?? name) === 'og:image:alt')?.content
    const picture = pictureView(context, chosen)
    const width = Math.min(picture.width, PICTURE_WIDTHS.at(-1)!)
    return [
      ['', imageUrl(context, picture)],
      [':width', String(width)],
      [':height', String(Math.round((width / picture.width) * picture.height))],
      [':alt', alt || words],
    ]
  }
  const picture = firstPicture(body) ?? propertyPicture(context, route.propertyId)
  if (picture) reportLetters(context, route, heading)
  return [
    ['', context.site.siteUrl + (picture ? addressOf(picture, words, route) : HOUSE_PICTURE)],
    [':type', 'image/jpeg'],
    [':width', String(SHARE_SIZE.width)],
    [':height', String(SHARE_SIZE.height)],
    [':alt', picture ? words : groupName(context)],
  ]
}

/**
 * Text on the picture: the page's title, and the hotel's or group's name. The picture is drawn from the tag that holds
 * the text.
 */
function pictureWords(context: ViewContext, route: Route, heading: string): string {
  const name = pictureName(context, route, heading)
  return name === heading ? heading : `${heading}${NAME_SEPARATOR}${name}`
}

function pictureName(context: ViewContext, route: Route, heading: string): string {
  const house = hotelOf(context, route.propertyId)?.name
  return house && house !== heading ? house : groupName(context)
}

/** Letters that would be gaps on the picture. The name is of the same record on every page, which is told once. */
function reportLetters(context: ViewContext, route: Route, heading: string): void {
  const texts = [
    [route.key ?? route.path, heading],
    [keys.properties(), pictureName(context, route, heading)],
  ] as const
  for (const [resource, text] of texts) {
    const letters = [...new Set(text.normalize('NFC'))].filter(
      (letter) => !SHARE_LETTERS.has(letter) && !UNSEEN.test(letter),
    )
    if (letters.length > 0) context.problems.push(problem('share-letters', resource, { letters, text }))
  }
}

function addressOf({ id }: PictureView, words: string, { path }: Route): string {
  return hrefOf(shareUrl(id, shortDigest(JSON.stringify([DRAWING, id, words])), path))
}

function territory(locale: Locale): string {
  return LANGUAGES[locale].iso.replace('-', '_')
}

/** The first picture that a visitor sees. */
export function firstPicture(body: BodyView): PictureView | undefined {
  const slide = body.hero?.slides[0]
  return [
    slide?.picture ?? slide?.video?.poster,
    body.header ?? body.mobileHeader,
    ...entryOf(body).pictures(body),
    body.gallery?.categories[0]?.files[0]?.picture,
    ...body.sections.map(({ picture }) => picture),
  ].find((picture) => picture !== undefined)
}

function propertyPicture(context: ViewContext, propertyId: number): PictureView | undefined {
  const hotel = hotelOf(context, propertyId)
  return pictureView(context, hotel?.image ?? context.read(keys.properties())?.network?.image, hotel?.name)
}

/** Pictures, links, hours: what all views are made of. */

/** A picture of the site: address it with `pictureUrl(id, width)`. `width` × `height` are the source's pixels, in the ratio it is known to have. */
export interface PictureView {
  id: string
  width: number
  height: number
  alt: string
}

export interface VideoView {
  src: string
  type: string
  poster?: PictureView
}

/** `external`: leaves the site, so it opens with `rel="noopener"`. */
export interface LinkView {
  text: string
  href: string
  external?: boolean
  /** What it leads to, where the text alone does not say it: for those who do not see what it stands beside. */
  about?: string
}

/** Sanitised HTML, safe for `set:html`. */
export type Html = string

/** Label, and figures in local time 'HH:MM'; `to` may lie after midnight. */
export interface HoursView {
  label?: string
  from: string
  to: string
}

export interface FeatureView {
  label: string
  value?: string
}

/** Pictures, links, forms, hours: what all views are made of. */

/**
 * A picture of the site, addressed by `pictureUrl(id, width)`: `id` is its name there (`mediaName`). `width` × `height` are
 * the source's pixels, or a known ratio.
 */
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
}

/** Sanitised HTML, safe for `set:html`. */
export type Html = string

/** Label and hours in local time 'HH:MM'; `to` may be after midnight. */
export interface HoursView {
  label?: string
  from: string
  to: string
}

export interface FeatureView {
  label: string
  value?: string
}

/** A form that a page offers. */
export interface FormView {
  action: string
  propertyId: number
  privacyHref?: string
  /** Once it was refused. */
  refused?: Refused
}

/** A form that was not sent, as its page shows it again. */
export interface Refused {
  /** What the page's title begins with. */
  title: string
  /** What was typed, by field name. */
  values: Record<string, string>
  /** Text of each field's fault, in the order of the fields. */
  errors: Record<string, string>
  /** Why it was not sent. */
  message: string
}

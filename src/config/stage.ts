/** A site that is tried before it is shown: what keeps search engines, other companies and strangers away from it. All else asks this module. */

/** `undefined` stands for production. */
export type Stage = 'staging'

/** A robots directive, for the header and for each page. */
export const KEPT_OUT = 'noindex, nofollow'

/** Headers of every answer of a site of this stage, whatever it answers. */
export function stageHeaders(stage: Stage | undefined): Record<string, string> {
  return stage ? { 'x-robots-tag': KEPT_OUT } : {}
}

/** A file that only releases for staging have. */
export const STAGE_FILE = 'data/stage.json'

/** The stage that a release was made for. */
export function stageOf({ assets }: { assets: { has(name: string): boolean } }): Stage | undefined {
  return assets.has(STAGE_FILE) ? 'staging' : undefined
}

/** Styles of the line in the corner, with the number of the release. No file of a release: its pages would be new each time. */
export const STAGE_STYLES = 'stage.css'

/** User name beside the password, where a web server asks for one. */
export const STAGE_USER = 'staging'

/** Headers of an answer that asks for the password. */
export const STAGE_PROMPT = { 'www-authenticate': `Basic realm="${STAGE_USER}", charset="UTF-8"` }

/** `Cache-Control` of a staging site's answers: caches that visitors share keep none. */
export function privately(cacheControl: string): string {
  return /no-store|private/.test(cacheControl) ? cacheControl : `private, ${cacheControl.replace('public, ', '')}`
}

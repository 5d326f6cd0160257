/** Which pages browsers may get before the guest asks for them. The file of rules is in `public/`; its name carries a digest of its content, as it is kept for ever. */

/** Set on the root element while pages may be fetched ahead: a server that sends files cannot know what the guest's connection is like. */
export const MAY_FETCH = 'data-ahead'
/** Set on the one link whose page may be rendered ahead. */
export const LIKELIEST = 'data-likeliest'

/** Links to pages of the site that are files: no other language, since choosing one sets a cookie, nothing that depends on a query, no document. */
export const PAGE_LINKS =
  'a[href^="/"]:not([href^="//"],[href*="?"],[href*="#"],[href*="."],[hreflang],[target],[download],[data-book],[data-reset])'

/** https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules */
export const SPECULATION_RULES = {
  prefetch: [{ where: { selector_matches: `[${MAY_FETCH}] ${PAGE_LINKS}` }, eagerness: 'moderate' }],
  prerender: [{ where: { selector_matches: `[${MAY_FETCH}] [${LIKELIEST}]` }, eagerness: 'immediate' }],
}

/** Path of the rules. Its ending tells web servers the type. */
export const RULES_FILE = '/_astro/ahead.f9d37844.rules'
export const RULES_TYPE = 'application/speculationrules+json'

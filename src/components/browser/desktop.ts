const lists = new Map<string, MediaQueryList>()

/** Asked for late: an island's module is also read where there is no window. */
function media(query: string): MediaQueryList {
  if (!lists.has(query)) lists.set(query, matchMedia(query))
  return lists.get(query)!
}

/** From this width on the page has its desktop form. */
export const desktop = () => media('(width >= 992px)')
/** Up to this width the stays of phones hold. */
export const phone = () => media('(width <= 768px)')

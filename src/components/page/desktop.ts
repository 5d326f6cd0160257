/** From this width on the page has its desktop form. */
export const desktop = matchMedia('(width >= 992px)')

let list: MediaQueryList | undefined

/** From this width on the page has its desktop form. Asked for late: an island's module is also read where there is no window. */
export const desktop = () => (list ??= matchMedia('(width >= 992px)'))

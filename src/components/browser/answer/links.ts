/** Address of a link that opens a page of this site in this window; `undefined` for any other link. */
export function nextPage(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  if (!link || link.role === 'button' || link.hasAttribute('download')) return undefined
  if ((link.target && link.target !== '_self') || link.origin !== location.origin) return undefined
  // Files are shown or saved, and the page may stay.
  if (link.pathname.includes('.')) return undefined
  const { origin, pathname, search } = link
  const samePage = pathname === location.pathname && search === location.search
  return samePage && link.hash ? undefined : origin + pathname + search
}

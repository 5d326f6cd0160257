/** Styles that come with a script: there is no request to wait for, and the page's policy needs no exception. Where pages are rendered it does nothing. */
export function adoptStyles(styles: string): void {
  if (import.meta.env.SSR) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

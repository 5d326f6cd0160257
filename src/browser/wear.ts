const worn = new Set<string>()

/** Styles that come with a script: there is no request to wait for, and the page's policy needs no exception. */
export function wear(styles: string): void {
  if (worn.has(styles)) return
  worn.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

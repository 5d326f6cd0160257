/** What the content security policy forbids to the pages of a window. */
import type { BrowserContext } from 'playwright'

/** Collects it from here on, for pages with and without a listener of their own. */
export async function watchForbidden(context: BrowserContext): Promise<string[]> {
  const forbidden: string[] = []
  await context.exposeBinding(
    'tellForbidden',
    ({ page }, text: string) => void forbidden.push(`${page.url()}: ${text}`),
  )
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      (window as unknown as { tellForbidden(text: string): void }).tellForbidden(
        `${effectiveDirective} forbids ${blockedURI} at ${sourceFile}:${lineNumber}`,
      ),
    ),
  )
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) forbidden.push(message.text())
  })
  return forbidden
}

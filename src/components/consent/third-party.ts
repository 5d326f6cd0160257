/** Scripts of other companies. Each is an element with an address, so that a content security policy can name its host. */
import type { Category } from './settings.ts'

interface TagManagerWindow {
  dataLayer?: object[]
}

export function loadScript(category: Category, src: string) {
  if (category === 'statistics') {
    const layer = ((window as TagManagerWindow).dataLayer ??= [])
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  }
  const script = document.createElement('script')
  script.src = src
  script.async = true
  // The address of the page is nobody else's business.
  script.referrerPolicy = 'strict-origin'
  document.head.append(script)
}

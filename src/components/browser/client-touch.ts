/**
 * Astro's directive `client:touch`. It is in every page, so its logic is in the page's script, `src/components/browser/touch.ts`.
 */
import type { ClientDirective } from 'astro'

/** How an island starts: `client:touch="form"`. */
export type TouchKind = 'search' | 'stay' | 'form' | 'links'

export interface TouchIsland {
  load: Parameters<ClientDirective>[0]
  kind: TouchKind
  island: HTMLElement
}

declare global {
  interface Window {
    /** A queue until the page's script has loaded, which then handles each island at once. */
    touchIslands?: TouchIsland[] | { push(island: TouchIsland): void }
  }
}

const touch: ClientDirective = (load, { value }, island) => {
  ;(window.touchIslands ??= []).push({ load, kind: value as TouchKind, island })
}

export default touch

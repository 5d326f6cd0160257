/// <reference types="astro/client" />

/** Styles of a first screen, as text. */
declare module '*&inline' {
  const styles: string
  export default styles
}

/** Address of a file that does not stand in the page itself. */
declare module '*&no-inline' {
  const address: string
  export default address
}

/** Messages of islands in a language. */
declare module 'virtual:island-texts/*' {
  const messages: object
  export default messages
}

/** Messages of the trip's bar in a language. */
declare module 'virtual:trip-texts/*' {
  const messages: object
  export default messages
}

/** It has no types of its own. */
declare module '@astrojs/react/server.js' {
  const renderer: {
    renderToStaticMarkup(component: unknown, props: object, slots: object, metadata: object): Promise<{ html: string }>
  }
  export default renderer
}

declare namespace Astro {
  interface ClientDirectives {
    'client:touch'?: import('./components/browser/client-touch.ts').TouchKind
  }
}

declare namespace App {
  interface Locals {
    /** The complete input of the page. */
    view: import('./views/view.ts').PageView
    /** Of a page of the desk. */
    desk?: import('./desk/views/pages.ts').DeskView
  }
}

interface Navigator {
  /** Not in every browser. */
  readonly connection?: Partial<EventTarget> & { readonly saveData?: boolean; readonly effectiveType?: string }
}

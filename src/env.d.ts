/// <reference types="astro/client" />

/** Styles of a first screen, as text. */
declare module '*&inline' {
  const styles: string
  export default styles
}

declare namespace App {
  interface Locals {
    /** The complete input of the page. */
    view: import('./views/view.ts').PageView
  }
}

/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The complete input of the page. */
    view: import('./views/view.ts').PageView
  }
}

/** Server entry of the compiled renderer. */
export { createApp } from 'astro/app/entrypoint'
export { answers } from './answers.ts'
export { loadPages, renderDesk, renderPage } from './pages.ts'

/** Server entry of the compiled renderer. */
export { createApp } from 'astro/app/entrypoint'

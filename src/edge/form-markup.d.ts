/** Compiled from src/render/form-markup.ts to stand beside this file before Netlify bundles the edge functions. */
import type { FormMarkup } from './refused-form.ts'

export declare const formMarkup: FormMarkup

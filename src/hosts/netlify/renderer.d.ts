/** What `writeRenderer` puts beside this file before Netlify bundles the edge functions: the compiled renderer. */
import type { Answers } from '../../engine/render/answers.ts'

export declare const answers: Answers

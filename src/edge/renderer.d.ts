/** What `writeRenderer` puts beside this file before Netlify bundles the edge functions: the compiled renderer. */
import type { AnswerQuery } from './queried.ts'

export declare const answerQuery: AnswerQuery

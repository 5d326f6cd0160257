/** In the place of what is compiled beside the edge functions only where they are bundled: the renderer of the run. */
import type { AnswerQuery } from '../../src/edge/queried.ts'
import { openAnswers } from '../../src/server/queried.ts'
import { RENDERER_FOLDER } from './settings.ts'

/** To be exchanged by a test. */
export const edgeRenderer = { answer: openAnswers(RENDERER_FOLDER) }

export const answerQuery: AnswerQuery = (...asked) => edgeRenderer.answer(...asked)

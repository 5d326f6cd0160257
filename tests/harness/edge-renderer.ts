/** In the place of what is compiled beside the edge functions only where they are bundled: the renderer of the run. */
import type { Answers } from '../../src/engine/render/answers.ts'
import { openAnswers } from '../../src/hosts/server/queried.ts'
import { RENDERER_FOLDER } from './settings.ts'

/** To be exchanged by a test. */
export const edgeRenderer = { answers: openAnswers(RENDERER_FOLDER) }

export const answers: Answers = {
  query: (...asked) => edgeRenderer.answers.query(...asked),
  refused: (...asked) => edgeRenderer.answers.refused(...asked),
  failed: (...asked) => edgeRenderer.answers.failed(...asked),
}

/**
 * Pages that answer a form sent without script: the thanks, and the page that a web server shows if our server
 * did not answer: it cannot tell whether the form arrived.
 */
import { ANSWERS } from './answers.ts'
import type { FormName } from './schemas.ts'
import { homeHref, staticHref } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'
import type { NoticeBody } from '../../views/view.ts'

export interface NoticeInput {
  context: ViewContext
  about: FormName | 'unsent'
}

export function noticeBody({ context, about }: NoticeInput): NoticeBody {
  const contactHref = about === 'unsent' ? staticHref(context, 'contact') : undefined
  return {
    kind: 'notice',
    title: context.t(about === 'unsent' ? 'notice.unknownTitle' : ANSWERS[about].success),
    ...(about === 'unsent' && { text: context.t('notice.unsent') }),
    ...(contactHref && { contactHref }),
    homeHref: homeHref(context),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}

/** The thank-you page for a form that was sent without script. */
import { ANSWERS } from '../../forms/answers.ts'
import type { FormName } from '../../forms/schemas.ts'
import { homeHref } from '../chrome.ts'
import type { ViewContext } from '../context.ts'
import type { NoticeBody } from '../view.ts'

export interface NoticeInput {
  context: ViewContext
  form: FormName
}

export function noticeBody({ context, form }: NoticeInput): NoticeBody {
  return {
    kind: 'notice',
    title: context.t(ANSWERS[form].success),
    homeHref: homeHref(context),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}

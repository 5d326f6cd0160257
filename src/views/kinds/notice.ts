/** The page that answers a form which was sent without script. */
import { ANSWERS, type Outcome } from '../../forms/answers.ts'
import type { FormName } from '../../forms/schemas.ts'
import { homeHref } from '../chrome.ts'
import type { ViewContext } from '../context.ts'
import type { FeatureView, NoticeBody } from '../view.ts'

export interface NoticeInput {
  context: ViewContext
  form: FormName
  outcome: Outcome
}

export function noticeBody({ context, form, outcome }: NoticeInput): NoticeBody {
  const { t } = context
  return {
    kind: 'notice',
    title: t(ANSWERS[form][outcome]),
    ...(outcome !== 'success' && { message: t(`notice.${outcome}`) }),
    rules: outcome === 'invalid' ? rules(context, form) : [],
    homeHref: homeHref(context),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}

/** What the fields take: the page is the same for everybody, so it cannot name the field that was wrong. */
function rules({ t }: ViewContext, form: FormName): FeatureView[] {
  if (form === 'newsletter') {
    return [
      {
        label: t('components.common.footer.newsletter.email'),
        value: t('components.common.footer.newsletter.invalid'),
      },
      { label: t('components.common.footer.newsletter.privacy'), value: t('validation.consent') },
    ]
  }
  return [
    { label: t('contactForm.fullName'), value: t('validation.letters') },
    { label: t('contactForm.email'), value: t('validation.email') },
    { label: t('contactForm.phone'), value: t('contactForm.phoneHint') },
    { label: t('contactForm.subject'), value: t('validation.required') },
    { label: t('components.common.footer.newsletter.privacy'), value: t('validation.consent') },
  ]
}

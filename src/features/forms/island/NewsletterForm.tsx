/** The newsletter form in the footer. Without script it is a plain form. */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '../../../config/locales.ts'
import { newsletterChecks } from '../checks.ts'
import { LONGEST } from '../text.ts'
import type { Translate } from '../../../i18n/index.ts'
import type { FormView } from '../../../views/view.ts'
import { Answer, FieldError, Trap } from './parts.tsx'
import { useForm, type FormAnswer, type FormState } from './use-form.ts'
import { guarded } from '../../../components/islands/guarded.tsx'
import { translator } from '../../../components/islands/texts.ts'

const ALERT_MS = 3000

export interface NewsletterProps extends FormView {
  locale: Locale
}

export const NewsletterForm = guarded(Newsletter)

/** Whether the answer has been visible for long enough. */
function useFading(answer: FormAnswer | undefined, place: RefObject<HTMLDivElement | null>): boolean {
  const [faded, setFaded] = useState(false)
  useLayoutEffect(() => {
    setFaded(false)
    if (!answer) return
    // On a phone it would be under the bar at the bottom.
    if (!answer.hasFocus) place.current!.scrollIntoView({ block: 'nearest' })
    const fading = setTimeout(() => flushSync(() => setFaded(true)), ALERT_MS)
    return () => clearTimeout(fading)
  }, [answer])
  return faded
}

function useConsent() {
  const consent = useRef<HTMLInputElement>(null)
  const [agreed, setAgreed] = useState(true)
  const followConsent = () => setAgreed(consent.current!.checked)
  useEffect(() => {
    followConsent()
    // When a page is restored, its fields may be filled in only now.
    addEventListener('pageshow', followConsent)
    return () => removeEventListener('pageshow', followConsent)
  }, [])
  return { consent, agreed, followConsent }
}

function Newsletter({ action, propertyId, privacyHref, locale, refused }: NewsletterProps) {
  const t = translator(locale)
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { consent, agreed, followConsent } = useConsent()
  // With the button disabled browsers submit no form, so Enter would do nothing.
  const sendByEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !agreed) form.current!.requestSubmit()
  }

  const state = useForm({
    form,
    markup: 'form[data-newsletter]',
    checks: newsletterChecks,
    t,
    refused,
    submit: 'components.common.footer.newsletter.submit',
    success: 'components.common.footer.newsletter.success',
    failed: 'components.common.footer.newsletter.failed',
    onAnswer() {
      // The button that was pressed may be disabled now.
      if (form.current!.contains(document.activeElement) && !consent.current!.checked) place.current!.focus()
      followConsent()
    },
  })

  const { answer, faults, needed, typed } = state
  const faded = useFading(answer, place)

  return (
    <form className="stack" action={action} method="post" data-newsletter {...state.props}>
      <EmailField t={t} state={state} agreed={agreed} onKeyDown={sendByEnter} />
      <label className="check">
        <input
          type="checkbox"
          {...needed('consent')}
          value="true"
          defaultChecked={'consent' in typed}
          ref={consent}
          onInput={followConsent}
          aria-describedby="newsletter-consent-error"
        />
        <span>{t('components.common.footer.newsletter.consent')}</span>
      </label>
      <FieldError id="newsletter-consent-error" text={faults.consent} />
      {privacyHref && (
        <p className="small">
          <a href={privacyHref}>{t('components.common.footer.newsletter.privacy')}</a>
        </p>
      )}
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="lang" value={locale} />
      <Trap label={t('contactForm.leaveEmpty')} />
      <Answer role="status" answer={answer} place={place} faded={faded} />
    </form>
  )
}

interface EmailFieldProps {
  t: Translate
  state: FormState
  agreed: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

function EmailField({ t, state, agreed, onKeyDown }: EmailFieldProps) {
  const { live, faults, needed, typed, button } = state
  return (
    <div className="field">
      <label htmlFor="newsletter-email">
        <span>{t('components.common.footer.newsletter.email')}</span>
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <div className="letter__row">
        <input
          className="input"
          id="newsletter-email"
          {...needed('email')}
          type="text"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          maxLength={LONGEST.email}
          defaultValue={typed.email}
          aria-describedby="newsletter-error"
          onKeyDown={onKeyDown}
        />
        <button className="btn btn--ink" disabled={live && !agreed} aria-describedby="newsletter-why" {...button} />
      </div>
      <p className="small quiet" id="newsletter-why" style={{ visibility: live && agreed ? 'hidden' : undefined }}>
        {t('components.common.footer.newsletter.consentFirst')}
      </p>
      <FieldError id="newsletter-error" text={faults.email} />
    </div>
  )
}

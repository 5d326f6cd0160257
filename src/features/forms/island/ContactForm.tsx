/** The contact form. Without script it is a plain form. */
import { useRef } from 'react'
import type { Locale } from '../../../config/locales.ts'
import { contactChecks } from '../checks.ts'
import { LONGEST } from '../text.ts'
import { ConsentField, ContactField, WriterFields } from './contact-fields.tsx'
import type { FormView } from '../../../views/view.ts'
import { Answer, FieldError, Trap } from './parts.tsx'
import { useForm } from './use-form.ts'
import { guarded } from '../../../components/islands/guarded.tsx'
import { translator } from '../../../components/islands/texts.ts'

export interface ContactProps extends FormView {
  locale: Locale
  /** Initial values by field name. */
  values?: Record<string, string>
}

export const ContactForm = guarded(Contact)

function Contact({ action, propertyId, privacyHref, locale, values, refused }: ContactProps) {
  const t = translator(locale)
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const state = useForm({
    form,
    markup: 'form[data-contact]',
    checks: contactChecks(locale),
    t,
    refused,
    values,
    submit: 'contactForm.submit',
    success: 'contactForm.success',
    failed: 'contactForm.failed',
    // The answer is above the fields, far from the button that was pressed.
    onAnswer: () => place.current!.focus(),
  })
  const { answer, faults, control, typed, props, button } = state

  return (
    <form className="form" action={action} method="post" data-contact {...props}>
      <Answer className="form__wide" role="alert" answer={answer} place={place} />
      <WriterFields t={t} state={state} />
      <ContactField name="subject" t={t} state={state} />
      <div className="field form__wide">
        <label htmlFor="contact-message">{t('contactForm.message')}</label>
        <textarea
          className="input"
          id="contact-message"
          {...control('message')}
          rows={5}
          maxLength={LONGEST.message}
          defaultValue={typed.message}
          aria-describedby="contact-message-error"
        />
        <FieldError id="contact-message-error" text={faults.message} />
      </div>
      <ConsentField t={t} state={state} privacyHref={privacyHref} />
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="lang" value={locale} />
      <Trap label={t('contactForm.leaveEmpty')} />
      <button className="btn btn--amber" {...button} />
    </form>
  )
}

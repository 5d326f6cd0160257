/** The contact form. Without script it is a plain form. */
import { useRef } from 'react'
import type { Locale } from '../config/locales.ts'
import type { Refused } from '../forms/answers.ts'
import { contactChecks } from '../forms/checks.ts'
import type { ContactMessage } from '../forms/schemas.ts'
import { LONGEST } from '../forms/text.ts'
import type { Translate } from '../i18n/index.ts'
import { messageParts } from '../i18n/rich.ts'
import { Answer, FieldError, Trap } from './forms/parts.tsx'
import { useForm } from './forms/use-form.ts'
import { guarded } from './guarded.tsx'
import { translator } from './texts.ts'

export interface ContactProps {
  action: string
  propertyId: number
  privacyHref?: string
  locale: Locale
  /** Initial values by field name. */
  values?: Record<string, string>
  refused?: Refused
}

export const ContactForm = guarded(Contact)

function Contact({ action, propertyId, privacyHref, locale, values, refused }: ContactProps) {
  const t = translator(locale)
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { answer, faults, control, typed, props, button } = useForm({
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
  const field = (name: TypedLine, more: Pick<FieldProps, 'type' | 'autoComplete' | 'hint'> = {}) => (
    <Field name={name} t={t} fault={faults[name]} typed={typed[name]} control={control(name)} {...more} />
  )

  return (
    <form className="form" action={action} method="post" data-contact {...props}>
      <Answer className="form__wide" role="alert" answer={answer} place={place} />
      {field('fullName', { autoComplete: 'name' })}
      {field('email', { type: 'email', autoComplete: 'email' })}
      {field('phone', { type: 'tel', autoComplete: 'tel', hint: t('contactForm.phoneHint') })}
      {field('subject')}
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
      <div className="form__wide">
        <label className="check">
          <input
            type="checkbox"
            {...control('consent')}
            value="true"
            defaultChecked={'consent' in typed}
            required
            aria-describedby="contact-consent-error"
          />
          <span>
            {messageParts(t('contactForm.consent')).map(({ text, mark }) =>
              mark && privacyHref ? (
                <a key={text} href={privacyHref}>
                  {text}
                </a>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </span>
        </label>
        <FieldError id="contact-consent-error" text={faults.consent} />
      </div>
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="lang" value={locale} />
      <Trap label={t('contactForm.website')} />
      <button className="btn btn--amber" {...button} />
    </form>
  )
}

type TypedLine = Exclude<keyof ContactMessage & string, 'message' | 'consent' | 'propertyId' | 'lang'>

interface FieldProps {
  name: TypedLine
  t: Translate
  fault: string | undefined
  typed: string | undefined
  control: object
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  hint?: string | undefined
}

function Field({ name, t, fault, typed, control, type = 'text', autoComplete, hint }: FieldProps) {
  const id = `contact-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{t(`contactForm.${name}`)}</span>
        <span className="req">
          <span aria-hidden="true">*</span>
          <span className="vh">{t('contactForm.required')}</span>
        </span>
      </label>
      <input
        className="input"
        id={id}
        {...control}
        type={type}
        autoComplete={autoComplete}
        maxLength={LONGEST[name]}
        defaultValue={typed}
        required
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
      />
      {hint && (
        <p className="small quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={fault} />
    </div>
  )
}

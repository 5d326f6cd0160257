/** Who writes: fields that the contact form and the request for a stay share. */
import { LONGEST } from '../text.ts'
import type { Translate } from '../../../i18n/index.ts'
import { messageParts } from '../../../i18n/rich.ts'
import { FieldError } from './parts.tsx'
import type { FormState } from './use-form.ts'

export type ContactLine = 'fullName' | 'email' | 'phone' | 'subject'

interface FieldProps {
  name: ContactLine
  t: Translate
  state: FormState
  type?: 'text' | 'tel'
  /** Browsers refuse addresses with other letters in a field of the type `email`. */
  inputMode?: 'email'
  autoComplete?: string
  hint?: string
}

export function ContactField({ name, t, state, type = 'text', inputMode, autoComplete, hint }: FieldProps) {
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
        {...state.needed(name)}
        type={type}
        {...(inputMode && { inputMode, autoCapitalize: 'none', spellCheck: false })}
        autoComplete={autoComplete}
        maxLength={LONGEST[name]}
        defaultValue={state.typed[name]}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
      />
      {hint && (
        <p className="small quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={state.faults[name]} />
    </div>
  )
}

/** Name, e-mail and telephone number. */
export function WriterFields({ t, state }: { t: Translate; state: FormState }) {
  return (
    <>
      <ContactField name="fullName" autoComplete="name" t={t} state={state} />
      <ContactField name="email" inputMode="email" autoComplete="email" t={t} state={state} />
      <ContactField name="phone" type="tel" autoComplete="tel" hint={t('contactForm.phoneHint')} t={t} state={state} />
    </>
  )
}

interface ConsentProps {
  t: Translate
  state: FormState
  privacyHref: string | undefined
}

export function ConsentField({ t, state, privacyHref }: ConsentProps) {
  return (
    <div className="form__wide">
      <label className="check">
        <input
          type="checkbox"
          {...state.needed('consent')}
          value="true"
          defaultChecked={'consent' in state.typed}
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
      <FieldError id="contact-consent-error" text={state.faults.consent} />
    </div>
  )
}

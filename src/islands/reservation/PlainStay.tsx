/** The fields of the stay where no script asks for them. */
import { LEAST_ADULTS, MOST_CHILDREN, USUAL_ADULTS } from '../../config/reservation.ts'
import type { ReservationTexts } from '../../search/reservation-texts.ts'

interface Props {
  /** Of the form. */
  id: string
  /** Slug. */
  hotel: string
  locale: string
  texts: ReservationTexts
}

export function PlainStay({ id, hotel, locale, texts }: Props) {
  const { adults, children } = texts.search
  return (
    <>
      <Field id={`${id}-checkin`} label={texts.arrival} name="checkin" type="date" />
      <Field id={`${id}-checkout`} label={texts.departure} name="checkout" type="date" />
      <Field
        id={`${id}-adults`}
        label={adults}
        name="adult"
        type="number"
        min={LEAST_ADULTS}
        defaultValue={USUAL_ADULTS}
        required
      />
      <Field
        id={`${id}-children`}
        label={children}
        name="child"
        type="number"
        min={0}
        max={MOST_CHILDREN}
        defaultValue={0}
      />
      <input type="hidden" name="hotel" value={hotel} />
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="direct" />
      <div className="form__wide stack">
        <button className="btn btn--amber" type="submit">
          {texts.search.submit}
        </button>
        <p className="small quiet">{texts.search.newTab}</p>
      </div>
    </>
  )
}

interface FieldProps {
  id: string
  label: string
  name: string
  type: 'date' | 'number'
  min?: number
  max?: number
  defaultValue?: number
  required?: boolean
}

function Field({ label, ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={input.id}>{label}</label>
      <input className="input figures" {...input} />
    </div>
  )
}

/**
 * A stay that the reservations team is asked for: dates and guests, and who asks. The hotel's own booking system is the
 * second way. Without script it is a plain form.
 */
import { useRef, type FormEvent, type MouseEventHandler } from 'react'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import { requestChecks } from '../../forms/checks.ts'
import { birthDates } from '../../../domain/trip/guests.ts'
import { externalUrl } from '../rules/hand-off.ts'
import { ConsentField, WriterFields } from '../../forms/island/contact-fields.tsx'
import type { Translate } from '../../../i18n/index.ts'
import type { FormView } from '../../../views/view.ts'
import { Answer, Trap } from '../../forms/island/parts.tsx'
import { useForm } from '../../forms/island/use-form.ts'
import { guarded } from '../../../components/islands/guarded.tsx'
import stayStyles from './stay.css?inline'
import { StayFactList, StayInputs } from './StayParts.tsx'
import { useStay, type StayProps } from './use-stay.ts'

adoptStyles(stayStyles)

export type RequestProps = StayProps & FormView

export const ReservationRequest = guarded(Request)

function Request(props: RequestProps) {
  const { locale, action, propertyId, privacyHref, refused } = props
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const stay = useStay({ ...props, form })
  const { hotel, t, started, search, room } = stay
  const contact = useForm({
    form,
    markup: 'form[data-reservation-form]',
    checks: requestChecks(locale),
    t,
    refused,
    submit: 'pages.reservation.send',
    success: 'pages.reservation.sent',
    failed: 'contactForm.failed',
    // The answer is above the fields, far from the button that was pressed.
    onAnswer: () => place.current!.focus(),
  })
  const { answer, faults, button } = contact
  const isWhole = () => !stay.showFault(hotel.slug, stay.device)

  function book(event: { preventDefault(): void }): void {
    event.preventDefault()
    const url = isWhole() && externalUrl({ ...search, selectedHotel: hotel, room: room && String(room.id), locale })
    if (url) window.open(url, '_blank', 'noopener')
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole()) contact.props.onSubmit(event)
  }

  const live = started && { onSubmit, onKeyDown: stay.onKeyDown }
  return (
    <form className="form request" action={action} method="post" data-reservation-form {...contact.props} {...live}>
      <Answer className="form__wide" role="alert" answer={answer} place={place} />
      <StayInputs stay={stay} faults={faults} isSent={answer?.kind === 'success'} />
      {started && (
        <>
          <input type="hidden" name="hotel" value={hotel.slug} />
          <input type="hidden" name="lang" value={locale} />
          <input type="hidden" name="adult" value={search.guests.adult} />
          <input type="hidden" name="child" value={search.guests.child.length} />
          <input type="hidden" name="childages" value={birthDates(search.guests, search.checkIn).join()} />
          {room && <input type="hidden" name="room" value={room.id} />}
        </>
      )}
      <StayFactList stay={stay} />
      <h3 className="form__wide">{t('pages.reservation.writer')}</h3>
      <WriterFields t={t} state={contact} />
      <ConsentField t={t} state={contact} privacyHref={privacyHref} />
      <input type="hidden" name="hotelName" value={hotel.name} />
      {room && <input type="hidden" name="roomName" value={room.name} />}
      <input type="hidden" name="propertyId" value={propertyId} />
      <Trap label={t('contactForm.leaveEmpty')} />
      <button className="btn btn--amber" {...button} />
      {hotel.reservationUrl && <BookingInstead t={t} book={started && book} />}
    </form>
  )
}

/** The hotel's own booking system. Without script the server leads there. */
function BookingInstead({ t, book }: { t: Translate; book: MouseEventHandler | undefined }) {
  return (
    <div className="form__wide stack">
      <p>{t('pages.reservation.orBook')}</p>
      <button
        className="btn btn--line"
        type="submit"
        name="direct"
        formAction="/edge/search"
        formTarget="_blank"
        formNoValidate
        onClick={book}
      >
        {t('pages.reservation.book')}
      </button>
      <p className="small quiet">{t('components.common.search.newTab')}</p>
    </div>
  )
}

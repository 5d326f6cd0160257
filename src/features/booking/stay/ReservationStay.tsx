/**
 * The stay in the page's address: shown, edited, sent to the booking system in a new tab. Without script it is a plain
 * form with the same target.
 */
import { useRef, type FormEvent } from 'react'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import { externalUrl } from '../rules/hand-off.ts'
import { guarded } from '../../../components/islands/guarded.tsx'
import stayStyles from './stay.css?inline'
import { StayFactList, StayInputs } from './StayParts.tsx'
import { useStay, type StayProps } from './use-stay.ts'

adoptStyles(stayStyles)

export const ReservationStay = guarded(Stay)

function Stay(props: StayProps) {
  const form = useRef<HTMLFormElement>(null)
  const stay = useStay({ ...props, form })
  const { hotel, t, started, search, room, known } = stay

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (stay.showFault(hotel.slug, stay.device)) return
    const url = externalUrl({ ...search, selectedHotel: hotel, room: room && String(room.id), locale: props.locale })
    if (url) window.open(url, '_blank', 'noopener')
  }

  const live = started && { onSubmit, onKeyDown: stay.onKeyDown, noValidate: true, 'data-live': true }
  return (
    <form className="stay" action="/edge/search" method="get" target="_blank" ref={form} data-stay-form {...live}>
      <StayInputs stay={stay} />
      {!started && <input type="hidden" name="direct" />}
      <div className="form__wide stack">
        <button className="btn btn--amber" type="submit">
          {t('components.common.search.submit')}
        </button>
        <p className="small quiet">{t('components.common.search.newTab')}</p>
      </div>
      {known && <StayFactList stay={stay} />}
    </form>
  )
}

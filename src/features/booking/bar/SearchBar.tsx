/**
 * The search bar: hotel, dates, guests, and the reservation in a new tab. Without script it is a plain form with the
 * same target.
 */
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { visitorCountry } from '../../../components/browser/session.ts'
import { DEFAULT_COUNTRY } from '../../../routes/visitor-country.ts'
import type { Locale } from '../../../config/locales.ts'
import { handOffUrl, withQuery, externalQuery } from '../rules/hand-off.ts'
import type { Translate } from '../../../i18n/index.ts'
import type { SearchView } from '../../../views/view.ts'
import { guarded } from '../../../components/islands/guarded.tsx'
import { Icon } from '../../../components/islands/Icon.tsx'
import { HotelField } from './HotelField.tsx'
import { PlainBirths } from './PlainBirths.tsx'
import { FORM_ID } from './PlainRoom.tsx'
import { PlainFields, StayFields } from './StayFields.tsx'
import { ID, useBar } from './use-bar.ts'
import { loadPanels } from './use-panels.ts'

export interface SearchBarProps {
  /** Action of the plain form; the server redirects to the reservation. */
  action: string
  locale: Locale
  /** Set on the server. In the browser the hotels are read from the markup. */
  given: (() => SearchView) | null
}

export const SearchBar = guarded(Search)

function Search({ action, locale, given }: SearchBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const bar = useBar({ form, locale, given })
  const { t, hotels, selected, live, hotel, open, setOpen } = bar
  const country = useCountry()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const fault = bar.showFault(hotel, bar.device)
    if (fault) return fault === 'guests' ? undefined : bar.focusField(fault)
    const url = addressOfSearch()
    if (url) window.open(url, '_blank', 'noopener')
  }

  function addressOfSearch(): string | undefined {
    const selectedHotel = hotels.find(({ slug }) => slug === hotel)
    if (!selectedHotel?.reservationUrl.trim()) return undefined
    const room = hotel === selected ? roomHere() : undefined
    const request = { ...bar.search, selectedHotel, room, locale }
    // Until the country is known, use the server's address, which knows it.
    if (!country.current) return withQuery(action, [['hotel', hotel], ['lang', locale], ...externalQuery(request)])
    return handOffUrl(request, country.current)
  }

  return (
    <form
      className="search__form"
      id={FORM_ID}
      action={action}
      method="get"
      target="_blank"
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={bar.onKeyDown}
      onKeyDownCapture={bar.onKeyDownCapture}
      onFocus={loadPanels}
      onPointerEnter={loadPanels}
      noValidate={live}
      data-search-form
      data-live={live || undefined}
    >
      <HotelField
        id={ID}
        live={live}
        hotels={hotels}
        label={t('components.common.search.hotel')}
        selected={hotel}
        open={open === 'hotel'}
        onOpen={(wanted) => setOpen(wanted ? 'hotel' : undefined)}
        onSelect={bar.chooseHotel}
      />
      {live ? (
        <StayFields state={bar} hotel={hotel} onChange={bar.change} />
      ) : (
        <>
          <PlainFields id={ID} t={t} field="search__field" input="figures" />
          <PlainBirths t={t} />
          <input type="hidden" name="lang" value={locale} />
        </>
      )}
      <Send t={t} />
    </form>
  )
}

/** Requested long before a search is sent. */
function useCountry() {
  const country = useRef<string>(undefined)
  useLayoutEffect(() => {
    void visitorCountry().then((visitor) => (country.current = visitor ?? DEFAULT_COUNTRY))
  }, [])
  return country
}

function Send({ t }: { t: Translate }) {
  return (
    <div className="search__send">
      <button className="btn btn--amber search__go" type="submit">
        <Icon name="search" />
        <span>{t('components.common.search.submit')}</span>
      </button>
      <p className="search__note small quiet">{t('components.common.search.newTab')}</p>
    </div>
  )
}

/** The provider's id of the room whose card opened the search, or of the page's. Other openers name no room. */
function roomHere(): string | undefined {
  const asked = document.querySelector<HTMLElement>('[data-search]')!.dataset.roomAsked
  return Number(asked) ? asked : document.querySelector<HTMLElement>('[data-room]')?.dataset.room
}

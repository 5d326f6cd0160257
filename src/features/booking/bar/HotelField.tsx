/** The hotel: a select; with script a listbox behind a button (WAI-ARIA's select-only combobox). */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SelectedHotel } from '../rules/hand-off.ts'
import { Icon } from '../../../components/islands/Icon.tsx'

interface Props {
  /** The form's id. */
  id: string
  label: string
  hotels: readonly SelectedHotel[]
  selected: string
  open: boolean
  onOpen: (open: boolean) => void
  onSelect: (slug: string) => void
}

/** Letters typed within this time form one word. */
const TYPING_MS = 600

/** The element stays when its control is replaced. */
export function HotelField({ live, ...field }: Props & { live: boolean }) {
  return (
    <div className={live ? 'search__field search__field--hotel' : 'search__field'} data-panel="hotel">
      {live ? <HotelList {...field} /> : <HotelSelect {...field} />}
    </div>
  )
}

function HotelSelect({ id, label, hotels, selected }: Props) {
  return (
    <>
      <label htmlFor={`${id}-hotel`}>{label}</label>
      <span className="search__select">
        <select id={`${id}-hotel`} name="hotel" defaultValue={selected}>
          {hotels.map(({ slug, name, reservationUrl, internalHref }) => (
            <option key={slug} value={slug} data-url={reservationUrl} data-internal={internalHref}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </>
  )
}

function HotelList({ id, label, hotels, selected, open, onOpen, onSelect }: Props) {
  const at = hotels.findIndex(({ slug }) => slug === selected)
  const [active, setActive] = useState(at)
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef({ text: '', at: 0 })

  useEffect(() => setActive(at), [open, at])
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  const choose = (index: number) => {
    const hotel = hotels[index]
    if (hotel) onSelect(hotel.slug)
    onOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    const last = hotels.length - 1
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    }
    if (key in moves) {
      event.preventDefault()
      if (open) setActive(moves[key]!)
      else onOpen(true)
    } else if (open && (key === 'Enter' || key === ' ')) {
      event.preventDefault()
      choose(active)
    } else if (open && key === 'Tab') {
      choose(active)
    } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = findTyped(key, event.timeStamp)
      if (found >= 0) {
        onOpen(true)
        setActive(found)
      }
    }
  }

  function findTyped(key: string, now: number): number {
    const text = (now - typed.current.at < TYPING_MS ? typed.current.text : '') + key.toLocaleLowerCase()
    typed.current = { text, at: now }
    return hotels.findIndex(({ name }) =>
      [name, name.replace(/^crystal /i, '')].some((each) => each.toLocaleLowerCase().startsWith(text)),
    )
  }

  return (
    <>
      <span className="search__label" id={`${id}-hotel-label`}>
        {label}
      </span>
      <button
        type="button"
        role="combobox"
        className="search__value"
        data-search-first
        data-field="hotel"
        id={`${id}-hotel`}
        aria-labelledby={`${id}-hotel-label ${id}-hotel`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-hotels`}
        aria-activedescendant={open ? `${id}-hotel-${active}` : undefined}
        onClick={() => onOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <span>{hotels[at]?.name}</span>
        <Icon name="down" />
      </button>
      <ul
        className="pop pop--hotels"
        role="listbox"
        id={`${id}-hotels`}
        aria-label={label}
        ref={list}
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        {hotels.map(({ slug, name }, index) => (
          <li
            key={slug}
            id={`${id}-hotel-${index}`}
            role="option"
            aria-selected={slug === selected}
            data-active={index === active || undefined}
            onClick={() => choose(index)}
            onPointerMove={() => setActive(index)}
          >
            <span>{name}</span>
            {slug === selected && <Icon name="check" />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The hotel: a select; with script a listbox behind a button (WAI-ARIA's select-only combobox). */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { withoutBrand } from '../../../config/brand.ts'
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

/** Finds the first hotel whose name begins with the letters typed. -1: none. */
function useTypeAhead(hotels: readonly SelectedHotel[]): (key: string, now: number) => number {
  const typed = useRef({ text: '', at: 0 })
  return (key, now) => {
    const text = (now - typed.current.at < TYPING_MS ? typed.current.text : '') + key.toLocaleLowerCase()
    typed.current = { text, at: now }
    return hotels.findIndex(({ name }) =>
      [name, withoutBrand(name)].some((each) => each.toLocaleLowerCase().startsWith(text)),
    )
  }
}

/** Begins at the chosen hotel each time: a letter opens the list at the hotel that it finds. */
function useActive(at: number, open: boolean) {
  const [active, setActive] = useState(at)
  useEffect(() => {
    if (!open) setActive(at)
  }, [open, at])
  return [active, setActive] as const
}

/** Index of the option that a key leads to. */
const MOVES: Record<string, (active: number, last: number) => number> = {
  ArrowDown: (active, last) => Math.min(active + 1, last),
  ArrowUp: (active) => Math.max(active - 1, 0),
  Home: () => 0,
  End: (_active, last) => last,
}

function HotelList({ onOpen, onSelect, ...list }: Props) {
  const { id, label, hotels, selected, open } = list
  const at = hotels.findIndex(({ slug }) => slug === selected)
  const [active, setActive] = useActive(at, open)
  const findTyped = useTypeAhead(hotels)

  const choose = (index: number) => {
    const hotel = hotels[index]
    if (hotel) onSelect(hotel.slug)
    onOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    const move = MOVES[key]?.(active, hotels.length - 1)
    if (move !== undefined) {
      event.preventDefault()
      if (open) setActive(move)
      else onOpen(true)
    } else if (open && ['Enter', ' ', 'Tab'].includes(key)) {
      if (key !== 'Tab') event.preventDefault()
      choose(active)
    } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const index = findTyped(key, event.timeStamp)
      if (index >= 0) {
        onOpen(true)
        setActive(index)
      }
    }
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
      <HotelOptions {...list} active={active} onActive={setActive} onChoose={choose} />
    </>
  )
}

interface OptionsProps extends Omit<Props, 'onOpen' | 'onSelect'> {
  /** Index of the option that the keyboard or the pointer is at. */
  active: number
  onActive: (index: number) => void
  onChoose: (index: number) => void
}

function HotelOptions({ id, label, hotels, selected, open, active, onActive, onChoose }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [open, active])
  return (
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
          onClick={() => onChoose(index)}
          onPointerMove={() => onActive(index)}
        >
          <span>{name}</span>
          {slug === selected && <Icon name="check" />}
        </li>
      ))}
    </ul>
  )
}

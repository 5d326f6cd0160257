/** The comparison page, filled with what a guest chose. Web standards only. */
import { html } from 'hono/html'
import {
  compared,
  fittingRooms,
  hotelRows,
  pathOf,
  roomRows,
  type Cell,
  type ComparedRoom,
  type Row,
} from '../compare/rows.ts'
import { MOST_COMPARED, queryOf, selectionIn, type Party, type Selection } from '../compare/selection.ts'
import type { HotelFacts } from '../facts/schema.ts'
import { translator, type Translate } from '../i18n/index.ts'
import { hrefOf } from '../routes/paths.ts'
import { mediaName, parsePictureUrl, pictureUrl } from '../routes/pictures.ts'
import { withLanguageQuery, withSearchStart, withTitle } from './filled-page.ts'
import { namedFacts } from './named-facts.ts'
import type { Query, ReleaseFiles } from './release-files.ts'

type Markup = ReturnType<typeof html>

interface Column {
  name: string
  href: string | undefined
  image: HotelFacts['image']
  /** The comparison's address without this column. */
  without: string
  /** Address of the comparison of this hotel's rooms. */
  rooms?: string
  /** Where its dates are chosen, or the number that is called instead. */
  book: { href: string; text: string }
}

/** `undefined` if nothing is chosen. */
export async function comparePage(
  { locale, path, parameters }: Query,
  files: ReleaseFiles,
): Promise<string | undefined> {
  if (!parameters.has('hotel') && !parameters.has('room')) return undefined
  const page = await files.page(path)
  if (page === undefined) return undefined
  const t = translator(locale)
  const asked = selectionIn(parameters)
  const named = namedFacts(locale, files)
  // What does not exist is left out of columns and addresses.
  const rooms = unique(await Promise.all(asked.rooms.map(named.room)), ({ room }) => room)
  // If none of the asked rooms exists, their hotels are compared.
  const slugs = rooms.length > 0 ? [] : [...asked.hotels, ...asked.rooms.map(({ hotel }) => hotel)]
  const hotels = unique(await Promise.all(slugs.map(named.hotel)), (hotel) => hotel)
  const selection: Selection = {
    ...asked,
    hotels: hotels.map(({ slug }) => slug),
    rooms: rooms.map(({ hotel, room }) => ({ hotel: hotel.slug, room: room.slug })),
  }
  const address = (changed: Partial<Selection>) => `${hrefOf(path)}?${queryOf({ ...selection, ...changed })}`
  const columns = rooms.length > 0 ? roomColumns(rooms, address, t) : hotelColumns(hotels, selection.party, address, t)
  const rows = rooms.length > 0 ? roomRows(rooms, selection.party, t) : hotelRows(hotels, selection.party, t)
  const alone = t(rooms.length > 0 ? 'compare.oneRoom' : 'compare.one')
  const table = String(await comparison(columns, rows, { alone, left: asked.left }, t))
  const filled = withSearchStart(
    page,
    rooms.length > 0 ? rooms.map(({ hotel }) => hotel.slug) : hotels.map(({ slug }) => slug),
  )
    .replace(/(?<=<div data-comparison>)(?=<\/div>)/, () => table)
    .replace(/(<details [^>]*data-choice[^>]*?) open(?=[ >])/, columns.length > 1 ? '$1' : '$&')
    .replace(/(?<=<summary data-change>)[^<]*/, () => t('compare.change'))
    .replace(
      /(<input (?=[^>]*\bname="(adult|child)")[^>]*\bvalue=")\d+/g,
      (_all, before: string, name: string) =>
        before + String(name === 'adult' ? selection.party.adults : selection.party.children),
    )
  const chosen = rooms.length > 0 ? withRooms(filled, rooms, t) : withTicks(filled, new Set(selection.hotels))
  if (columns.length === 0) return chosen
  return withLanguageQuery(withTitle(chosen, columns.map(({ name }) => name).join(' · ')), queryOf(selection))
}

/** Drops what was not found, and duplicates. */
function unique<T>(found: (T | undefined)[], thingOf: (each: T) => unknown): T[] {
  return [...new Map(found.filter((each) => each !== undefined).map((each) => [thingOf(each), each])).values()]
}

type AddressOf = (changed: Partial<Selection>) => string

function hotelColumns(hotels: HotelFacts[], party: Party, address: AddressOf, t: Translate): Column[] {
  return hotels.map((hotel) => {
    const { slug, name, url, rooms, image } = hotel
    const fitting = fittingRooms(hotel, party)
    const compared = fitting.length > 0 ? fitting : rooms
    const first = compared.slice(0, MOST_COMPARED).map((room) => ({ hotel: slug, room: room.slug }))
    return {
      name,
      href: pathOf(url),
      image,
      book: bookingOf(hotel, url, t),
      without: address({ hotels: hotels.map((each) => each.slug).filter((each) => each !== slug) }),
      ...(first.length > 1 && { rooms: address({ hotels: [], rooms: first }) }),
    }
  })
}

/** The search of a page, open; of a hotel that takes no reservations there, its telephone. */
function bookingOf({ reservation, url: home }: HotelFacts, url: string | undefined, t: Translate): Column['book'] {
  return reservation.url
    ? { href: `${pathOf(url ?? home)}#search`, text: t('components.common.book') }
    : { href: `tel:${reservation.phone}`, text: t('components.common.fixed.call') }
}

function roomColumns(rooms: ComparedRoom[], address: AddressOf, t: Translate): Column[] {
  return rooms.map(({ room, hotel }, index) => ({
    name: room.name,
    href: room.url && pathOf(room.url),
    book: bookingOf(hotel, room.url, t),
    image: room.image,
    without: address({
      rooms: rooms
        .filter((_each, place) => place !== index)
        .map((each) => ({ hotel: each.hotel.slug, room: each.room.slug })),
    }),
  }))
}

function comparison(
  columns: Column[],
  rows: Row[],
  { alone, left }: { alone: string; left: number },
  t: Translate,
): Markup {
  if (columns.length === 0) return html`<p class="compare__note" role="status">${t('compare.none')}</p>`
  const { different, equal } = compared(rows)
  const note = columns.length === 1 ? alone : left > 0 ? t('compare.left') : ''
  return html`<div class="compare">
    ${note && html`<p class="compare__note" role="status">${note}</p>`}
    <div class="scroll" role="group" aria-label="${t('compare.caption')}" tabindex="0">
      ${table(columns, different, t)}
    </div>
    ${
      equal.length > 0 &&
      html`<details class="compare__same">
        <summary>${t('compare.same', { count: equal.length })}</summary>
        <dl class="facts">
          ${equal.map(
            ({ label, cells }) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${parts(cells[0]!, t)}</dd>
              </div>`,
          )}
        </dl>
      </details>`
    }
  </div>`
}

function table(columns: Column[], rows: Row[], t: Translate): Markup {
  const heads = columns.map(
    ({ name, href, image, without, rooms, book }) =>
      html`<th scope="col">
        <span class="compare__pic">${image && thumbnail(image)}</span>
        ${href ? html`<a href="${href}">${name}</a>` : name}
        <span class="compare__acts">
          <a class="btn btn--amber" href="${book.href}">${book.text}<span class="vh">: ${name}</span></a>
          ${rooms && html`<a href="${rooms}" rel="nofollow">${t('compare.rooms')}<span class="vh">: ${name}</span></a>`}
          <a href="${without}" rel="nofollow">${t('compare.remove')}<span class="vh">: ${name}</span></a>
        </span>
      </th>`,
  )
  return html`<table class="compare__table">
    <caption class="vh">
      ${t('compare.caption')}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${t('compare.fact')}</span></th>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, cells }) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${cells.map((cell) => html`<td>${parts(cell, t)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Decorative: the name is beside it. */
function thumbnail({ url }: NonNullable<HotelFacts['image']>): Markup | string {
  const picture = parsePictureUrl(pathOf(url))
  return picture ? html`<img src="${pictureUrl(mediaName(picture), 640)}" width="4" height="3" alt="" />` : ''
}

function parts(cell: Cell, t: Translate): Markup | Markup[] {
  if (cell.length === 0) return html`<span aria-hidden="true">–</span><span class="vh">${t('compare.unknown')}</span>`
  const shown = cell.map(({ text, href }) => (href ? html`<a href="${href}">${text}</a>` : html`${text}`))
  return shown.length === 1
    ? shown
    : html`<ul>
        ${shown.map((part) => html`<li>${part}</li>`)}
      </ul>`
}

function withTicks(page: string, chosen: ReadonlySet<string>): string {
  return page.replace(/<input type="checkbox" name="hotel" value="([^"]*)"/g, (box, slug: string) =>
    chosen.has(slug) ? `${box} checked` : box,
  )
}

/** Replaces the list of hotels by the rooms of the compared rooms' hotels. */
function withRooms(page: string, rooms: ComparedRoom[], t: Translate): string {
  const chosen = new Set(rooms.map(({ room, hotel }) => `${hotel.slug}/${room.slug}`))
  const hotels = new Set(rooms.map(({ hotel }) => hotel))
  const groups = [...hotels].map(
    (hotel) =>
      html`<fieldset class="compare__group">
        <legend>${hotel.name}</legend>
        ${hotel.rooms.map(({ slug, name }) => {
          const value = `${hotel.slug}/${slug}`
          return html`<label class="check"
            ><input type="checkbox" name="room" value="${value}" ${chosen.has(value) ? 'checked' : ''} /><span
              >${name}</span
            ></label
          >`
        })}
      </fieldset>`,
  )
  return page
    .replace(
      /(<div [^>]*data-groups[^>]*>).*?(?=<\/div>)/s,
      (_all, opens: string) => opens + groups.map(String).join(''),
    )
    .replace(/(?<=<h2 [^>]*data-choose>)[^<]*/, () => t('compare.chooseRooms'))
}

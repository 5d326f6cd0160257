import { describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { attribute, placeOf, words } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const optionsOf = (dom: HTMLElement) => dom.querySelectorAll('search select option')

describe("the search bar of every page of the embedded provider's site", () => {
  const { hotels } = theDemoWorld()
  const offered = hotels.filter(({ reservationUrl }) => reservationUrl).map(({ slug }) => slug)
  /** Slug of the hotel whose page it is. */
  const hotelOf = (path: string) => /^(?:oteller|hotels)\/([^/]+)/.exec(placeOf(path).url)?.[1]
  const pages = fromEveryPage(({ dom }) => {
    const form = dom.querySelector('search form')
    const fields = form?.querySelectorAll('select, input:not([type="hidden"]), button') ?? []
    return {
      byPhone: dom.querySelectorAll('section#search a[href^="tel:"], section#search a[href^="https://wa.me/"]').length,
      fields: Object.fromEntries(
        fields.map((field) => {
          const label = form?.querySelector(`label[for="${attribute(field, 'id')}"]`)
          const labelled = words(label ?? field) !== ''
          return [attribute(field, 'name') || attribute(field, 'type'), { tag: field.tagName, labelled }]
        }),
      ),
      values: Object.fromEntries(fields.map((field) => [attribute(field, 'name'), attribute(field, 'value')])),
      hotels: optionsOf(dom).map((option) => attribute(option, 'value')),
      selected: optionsOf(dom)
        .filter((option) => option.hasAttribute('selected'))
        .map((option) => attribute(option, 'value')),
      reservation: Object.fromEntries(
        dom
          .querySelectorAll('form:is([data-stay-form], [data-reservation-form]) input')
          .map((field) => [attribute(field, 'name'), attribute(field, 'value')]),
      ) as Record<string, string>,
    }
  })

  const bars = () => [...pages].filter(([, { byPhone }]) => byPhone === 0)

  test('R2.137 stands on no page of a hotel without a booking address, which has a number and a chat there', () => {
    const own = [...pages].filter(([path]) => hotelOf(path) && !offered.includes(hotelOf(path)!))
    expect(own.length).toBeGreaterThan(40)
    for (const [path, { byPhone, fields, hotels }] of own)
      expect({ byPhone, fields, hotels }, path).toEqual({ byPhone: 2, fields: {}, hotels: [] })
    for (const [path] of bars()) expect(hotelOf(path) ?? offered[0], path).toBeOneOf(offered)
  })

  test('R2.105 has hotel, dates, guests and a button, each with its label', () => {
    for (const [path, { fields }] of bars())
      expect(fields, path).toMatchObject({
        hotel: { tag: 'SELECT', labelled: true },
        checkin: { tag: 'INPUT', labelled: true },
        checkout: { tag: 'INPUT', labelled: true },
        adult: { tag: 'INPUT', labelled: true },
        child: { tag: 'INPUT', labelled: true },
        submit: { tag: 'BUTTON', labelled: true },
      })
  })

  test('R5.13 starts with 2 adults and no children, and so does every reservation page', () => {
    for (const [path, { values }] of bars()) expect(values, path).toMatchObject({ adult: '2', child: '0' })
    const forms = bars().filter(([, { reservation }]) => 'adult' in reservation)
    expect(forms.length).toBeGreaterThan(40)
    for (const [path, { reservation }] of forms) expect(reservation, path).toMatchObject({ adult: '2', child: '0' })
  })

  // Which hotel a page without one of its own begins with is asked in site/search-start.
  test("R4.13 R4.14 offers the hotels by name, and selects the page's own", () => {
    expect(offered.length).toBeLessThan(hotels.length)
    for (const [path, bar] of bars()) {
      expect(bar.selected, path).toEqual([hotelOf(path) ?? expect.stringMatching(/^crystal-/)])
      expect(new Set(bar.hotels), path).toEqual(new Set(offered))
      expect(bar.hotels[0], path).toBe('crystal-admiral')
    }
  })
})

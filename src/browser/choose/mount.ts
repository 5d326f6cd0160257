/** The hotel chooser without page loads: list and address follow each change. */
import type { Locale } from '../../config/locales.ts'
import { valuesIn } from '../../facets/select.ts'
import { selectionView, type ChooserPage, type SelectionView } from '../../facets/selection-view.ts'
import { tellAbout } from '../about.ts'
import { PAGE_LANGUAGE } from '../language.ts'
import { afterPress } from '../press.ts'
import { followQuery, say, showWays } from '../query-list.ts'

export function mount(element: HTMLElement): void {
  const form = element as HTMLFormElement
  const list = document.querySelector<HTMLElement>('main')!
  const panel = form.querySelector('details')!
  const page = pageOf(form, list)
  followQuery({
    form,
    root: list,
    view: (query) => selectionView(page, query),
    asked: () => new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    setFields: (view, onlyUntouched) => setFields(form, view, onlyUntouched),
    show: (view) => show(form, list, view),
    seeList(wasSent) {
      // Enter in a field beside the list: the guest sees it already. On a phone the form covers it.
      if (wasSent && !panel.open && document.activeElement?.matches('[data-number]')) return
      panel.open = false
      list.querySelector<HTMLElement>('[data-total]')!.focus()
    },
  })
  // On a phone the open panel would cover the focused element.
  form.addEventListener('focusout', ({ relatedTarget: next }) => {
    // Pressing what cannot be focused focuses the page around it.
    if (!panel.open || !(next instanceof Element) || next.contains(form) || form.contains(next)) return
    afterPress(() => {
      panel.open = false
      next.scrollIntoView({ block: 'nearest' })
    })
  })
}

function pageOf(form: HTMLFormElement, list: HTMLElement): ChooserPage {
  return {
    path: new URL(form.action).pathname,
    locale: PAGE_LANGUAGE as Locale,
    words: form.dataset.words!,
    boxes: boxesOf(form).map((box) => ({
      name: box.name,
      value: box.value,
      label: box.nextElementSibling!.textContent,
    })),
    numbers: numbersOf(form).map(({ name }) => name),
    hotels: cardsOf(list).map(({ dataset }) => valuesIn(dataset.hotel!)),
  }
}

const all = <E extends Element>(root: Element, selector: string) => [...root.querySelectorAll<E>(selector)]
const boxesOf = (form: HTMLFormElement) => all<HTMLInputElement>(form, '[type=checkbox]')
const numbersOf = (form: HTMLFormElement) => all<HTMLInputElement>(form, '[data-number]')
const cardsOf = (root: Element) => all<HTMLElement>(root, '[data-hotel]')

/** Whether the guest changed it since the page loaded. */
const isChanged = (field: HTMLInputElement) =>
  field.checked !== field.defaultChecked || field.value !== field.defaultValue

function setFields(form: HTMLFormElement, { boxes, numbers }: SelectionView, onlyUntouched = false): void {
  const isKept = (field: HTMLInputElement) => onlyUntouched && isChanged(field)
  for (const [index, box] of boxesOf(form).entries()) if (!isKept(box)) box.checked = boxes[index]!.isTicked
  for (const field of numbersOf(form)) if (!isKept(field)) field.value = numbers.get(field.name) ?? ''
}

function show(form: HTMLFormElement, list: HTMLElement, shown: SelectionView): void {
  all(form, '[data-count]').forEach((count, index) => (count.textContent = String(shown.boxes[index]!.count)))
  cardsOf(list).forEach((card, index) => (card.hidden = !shown.fitting[index]))
  // SVG elements have no `hidden` property.
  for (const place of all<HTMLElement | SVGElement>(list, '[data-at]'))
    place.toggleAttribute('hidden', !shown.fitting[Number(place.dataset.at) - 1])
  for (const group of all<HTMLElement>(list, '[data-group]')) {
    const left = cardsOf(group).filter(({ hidden }) => !hidden).length
    group.hidden = left === 0
    group.querySelector('[data-group-total]')!.textContent = shown.inWords(left)
  }
  say(list, '[data-total]', shown.inWords(shown.total))
  say(list, '[data-show]', shown.show)
  say(list, '[data-chosen]', shown.chosen)
  form.querySelector<HTMLElement>('[data-reset]')!.hidden = !shown.chosen
  list.querySelector<HTMLElement>('[data-none]')!.hidden = shown.total > 0
  showWays(list, shown)
  tellAbout(cardsOf(list).flatMap(({ hidden, dataset }) => (hidden ? [] : dataset.slug!)))
}

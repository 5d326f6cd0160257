import type { HTMLElement } from 'node-html-parser'
import { attribute, words, type Page } from '../pages.ts'
import type { Check } from './check.ts'

const CONTROLS = new Set(['BUTTON', 'SUMMARY', 'A'])
const FIELDS = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** Pictures have their size and words; what can be operated has a name. */
export const accessibleNames: Check = {
  name: 'pictures have a size and words, controls have a name',
  start: () => (page) => {
    const labels = labelsOf(page)
    return page.elements.flatMap((element) => {
      const { tagName } = element
      const start = () => element.outerHTML.slice(0, 120)
      if (tagName === 'IMG') return pictureFaults(element)
      if (CONTROLS.has(tagName) && nameOf(element) === '') return [`no name: ${start()}`]
      if (FIELDS.has(tagName) && attribute(element, 'type') !== 'hidden' && !isLabelled(element, labels))
        return [`no label: ${start()}`]
      return []
    })
  },
}

function pictureFaults(img: HTMLElement): string[] {
  const name = attribute(img, 'src')
  return [
    ...['width', 'height']
      .filter((side) => !(Number(attribute(img, side)) > 0))
      .map((side) => `${name} has no ${side}`),
    ...(img.hasAttribute('alt') ? [] : [`${name} has no alt`]),
  ]
}

function nameOf(control: HTMLElement): string {
  const pictures = control.querySelectorAll('img').map((img) => attribute(img, 'alt'))
  return [attribute(control, 'aria-label'), words(control), ...pictures].join('').trim()
}

function labelsOf({ elements }: Page): ReadonlySet<string> {
  const labels = elements.filter((element) => element.tagName === 'LABEL' && words(element) !== '')
  return new Set(labels.map((label) => attribute(label, 'for')))
}

function isLabelled(field: HTMLElement, labels: ReadonlySet<string>): boolean {
  return (
    attribute(field, 'aria-label') !== '' ||
    labels.has(field.getAttribute('id') ?? 'none') ||
    words(field.closest('label')) !== ''
  )
}

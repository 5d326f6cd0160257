import { attribute, words, type Page } from '../pages.ts'
import type { Check } from './check.ts'

/** The frame of a page: language, title, one of each landmark, names that are unique and references that are met. */
export const frame: Check = {
  name: 'every page is a whole document with its language, title and landmarks',
  start: () => (page) => {
    const { dom, html, lang, path, isError } = page
    const faults: string[] = []
    const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault))
    expect(/^<!doctype html>/i.test(html), 'no doctype')
    expect(attribute(dom.querySelector('html'), 'lang') === lang, 'its language is not that of its path')
    for (const one of ['title', 'meta[charset]', 'meta[name="viewport"]', 'main', 'h1', 'body > footer']) {
      const count = dom.querySelectorAll(one).length
      expect(count === 1, `${count} × ${one}`)
    }
    expect(dom.querySelectorAll('body > header').length === 1, 'not one page head')
    expect(dom.querySelectorAll('search').length <= 1, 'two searches')
    expect(words(dom.querySelector('title')) !== '', 'empty title')
    expect(words(dom.querySelector('h1')) !== '', 'empty h1')
    const canonical = attribute(dom.querySelector('link[rel="canonical"]'), 'href')
    expect(isError || decodeURIComponent(new URL(canonical).pathname) === path, `canonical ${canonical}`)
    expect(attribute(dom.querySelector('a'), 'href') === '#main', 'the first link does not skip to the content')
    expect(attribute(dom.querySelector('main#main'), 'tabindex') === '-1', 'the content cannot take the focus')
    return [...faults, ...names(page), ...references(page), ...pictures(page)]
  },
}

/** Ids are unique, and navigations of one page can be told apart. */
function names({ elements }: Page): string[] {
  const ids = elements
    .filter(({ rawAttrs }) => rawAttrs.includes('id='))
    .flatMap((element) => element.getAttribute('id') ?? [])
  const labels = elements.filter(({ tagName }) => tagName === 'NAV').map((nav) => attribute(nav, 'aria-label'))
  return [
    ...ids.filter((id, index) => id === '' || ids.indexOf(id) !== index).map((id) => `id "${id}" twice`),
    ...labels.filter((label, index) => label === '' || labels.indexOf(label) !== index).map((each) => `nav "${each}"`),
  ]
}

/** Without sizes a browser takes the file for the whole width of the window. */
function pictures({ elements }: Page): string[] {
  return elements
    .filter((element) => / \d+w(?:,|$)/.test(attribute(element, 'srcset')) && attribute(element, 'sizes') === '')
    .map((element) => `no sizes: ${attribute(element, 'srcset').slice(0, 80)}`)
}

const REFERENCES = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'popovertarget'] as const

function references({ elements, ids }: Page): string[] {
  return elements.flatMap((element) =>
    REFERENCES.flatMap((name) =>
      attribute(element, name)
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.has(id))
        .map((id) => `${name}="${id}" names nothing`),
    ),
  )
}

import { expect, test } from 'vitest'
import { useSite } from '../harness/site.ts'
import { unlistedPages } from '../worlds/index.ts'
import { crumbsOf, mainOf, words } from './pages.ts'

/** Two English pages belong to no property; the German ones do. */
const served = useSite(() => {
  const world = unlistedPages()
  for (const url of ['', 'contact']) world.editPage('en', url, (page) => Object.assign(page.property, { id: null }))
  return world
})

test.each([
  ['R5.22', 'the newsletter block', '', 'form[action="/forms/newsletter"]'],
  ['R5.23', 'the contact form', '/contact', 'form[action="/forms/contact"]'],
])('%s %s is not there on a page of no property', async (_, _name, url, form) => {
  const { site } = served
  expect((await site.dom(`/en${url}`)).querySelectorAll(form)).toEqual([])
  expect((await site.dom(`/de${url}`)).querySelectorAll(form)).toHaveLength(1)
  expect(site.provider.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('R2.133 R3.15 a page that only a menu or a breadcrumb names is built, in the main layout', async () => {
  const { site } = served
  const expected = ['/kis-gunesi', '/en/winter-sun', '/de/wintersonne'].flatMap((path) => [path, `${path}/arsiv`])
  expect(site.paths.filter((path) => /gunesi|sun|sonne|solntse/.test(path)).sort()).toEqual(expected.sort())
  for (const path of expected) {
    const dom = await site.dom(path)
    expect(dom.querySelectorAll('[data-nav]'), path).toHaveLength(1)
    expect(crumbsOf(dom).length, path).toBeGreaterThan(1)
    expect(words(mainOf(dom)).length, path).toBeGreaterThan(200)
  }
})

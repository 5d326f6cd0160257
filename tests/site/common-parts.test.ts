import { beforeAll, describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { MESSAGING, RESERVATIONS_LINE } from '../../src/config/site.ts'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { demoSite, siteOf, type BuiltSite } from '../harness/site.ts'
import { oneHotel, unlistedPages } from '../worlds/index.ts'
import { attribute, crumbsOf, harvest, hrefs, LANGS, mainOf, pathIn, words } from './pages.ts'

const NEWSLETTER = 'form[action="/forms/newsletter"]'
const CONTACT = 'form[action="/forms/contact"]'
const contactPath = (lang: (typeof LANGS)[number], slug?: string) =>
  pathIn(
    lang,
    [...(slug ? [lang === 'tr' ? 'oteller' : 'hotels', slug] : []), lang === 'tr' ? 'iletisim' : 'contact'].join('/'),
  )

function labelOf(form: HTMLElement, field: HTMLElement): string {
  return words(form.querySelector(`label[for="${attribute(field, 'id')}"]`) ?? field.closest('label'))
}

function newsletterOf(dom: HTMLElement) {
  const form = dom.querySelector(NEWSLETTER)
  const email = form?.querySelector('input[type="email"][name="email"][required]')
  if (!form || !email) return form ? { email: '', button: '', errors: 0, consent: '' } : undefined
  const consent = form.querySelector('input[type="checkbox"][name="consent"][required]')
  return {
    email: labelOf(form, email),
    button: words(form.querySelector('button[type="submit"]')),
    errors: form.querySelectorAll(`#${attribute(email, 'aria-describedby')}`).length,
    consent: consent ? labelOf(form, consent) : '',
  }
}

interface Parts {
  newsletter: ReturnType<typeof newsletterOf>
  float: string[]
  social: string[]
  crumbs: ReturnType<typeof crumbsOf>
  banner: string
}

let site: BuiltSite
/** Of every page of the embedded provider's site. */
let parts: [path: string, Parts][]
beforeAll(async () => {
  site = await demoSite()
  const found = await harvest(site, ({ dom }) => ({
    newsletter: newsletterOf(dom),
    float: hrefs(dom.querySelector('[data-float]')),
    social: hrefs(dom.querySelector('[data-social-bar]')),
    crumbs: crumbsOf(dom),
    banner: attribute(dom.querySelector('main img[src^="/app/"]'), 'src'),
  }))
  parts = [...found]
})

describe('the newsletter block', () => {
  test('R2.122 has an e-mail field, a button, a line for errors and a consent, wherever it is', () => {
    const found = parts.filter(([, { newsletter }]) => newsletter)
    expect(found.length).toBeGreaterThan(70)
    for (const [path, { newsletter }] of found) {
      expect(newsletter!.email, path).not.toBe('')
      expect(newsletter!.button, path).not.toBe('')
      expect(newsletter!.errors, path).toBe(1)
      expect(newsletter!.consent.length, path).toBeGreaterThan(20)
    }
  })

  test('R5.22 is not there on a page of no property', async () => {
    const world = oneHotel()
    world.editPage('en', '', (page) => Object.assign(page.property, { id: null }))
    const built = await siteOf(world)
    expect((await built.dom('/en')).querySelectorAll(NEWSLETTER)).toEqual([])
    expect((await built.dom('/de')).querySelectorAll(NEWSLETTER)).toHaveLength(1)
    expect(built.provider.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

describe('the contact form', () => {
  test('R2.131 R2.132 of every contact page has six labelled fields, and marks all but the message as required', async () => {
    const paths = LANGS.flatMap((lang) => [
      contactPath(lang),
      ...demoWorld().hotels.map(({ slug }) => contactPath(lang, slug)),
    ])
    for (const path of paths) {
      const form = (await site.dom(path)).querySelector(CONTACT)!
      const fields = form
        .querySelectorAll('input, textarea')
        .filter((field) => attribute(field, 'type') !== 'hidden' && attribute(field, 'name') !== 'website')
      const required = fields.filter((field) => field.hasAttribute('required')).map((field) => attribute(field, 'name'))
      expect(fields.map((field) => attribute(field, 'name'))).toEqual([
        'fullName',
        'email',
        'phone',
        'subject',
        'message',
        'consent',
      ])
      expect(required, path).toEqual(['fullName', 'email', 'phone', 'subject', 'consent'])
      const labels = fields.map((field) => labelOf(form, field))
      expect(
        labels.map((label) => label.length > 3),
        path,
      ).toEqual(fields.map(() => true))
      expect(
        labels.slice(0, 4).filter((label) => !label.includes('*')),
        path,
      ).toEqual([])
      expect(labels[4], path).not.toContain('*')
    }
  })

  test('R5.23 is not there on a page of no property', async () => {
    const world = oneHotel()
    world.editPage('en', 'contact', (page) => Object.assign(page.property, { id: null }))
    const built = await siteOf(world)
    expect((await built.dom('/en/contact')).querySelectorAll(CONTACT)).toEqual([])
    expect((await built.dom('/de/contact')).querySelectorAll(CONTACT)).toHaveLength(1)
  })
})

describe('small parts', () => {
  test('R2.116 a messaging button floats on every page', () => {
    for (const [path, { float }] of parts)
      expect(
        float.filter((href) => /^https:\/\/wa\.me\/\d{8,}$/.test(href)),
        path,
      ).toHaveLength(1)
  })

  test('R9.25 the buttons of landing pages have the numbers of the settings', async () => {
    for (const lang of LANGS) {
      const path = pathIn(lang, lang === 'tr' ? 'yaz-tatili-otel-firsatlari' : 'summer-vacation-hotel-deals')
      const links = hrefs(mainOf(await site.dom(path)))
      expect(links).toContain(`tel:${RESERVATIONS_LINE.tel}`)
      expect(links).toContain(`https://wa.me/${MESSAGING.number}`)
    }
    expect(RESERVATIONS_LINE.tel).toMatch(/^\+\d{10,}$/)
    expect(MESSAGING.number).toMatch(/^\d{10,}$/)
    for (const { display } of [RESERVATIONS_LINE, MESSAGING]) expect(display).toMatch(/^[+\d][\d ]+$/)
  })

  test('R2.123 the social bar of every home page leads to three networks', () => {
    const found = parts.filter(([, { social }]) => social.length > 0)
    expect(found.length).toBeGreaterThan(70)
    for (const [path, { social }] of found) expect(new Set(social.map((href) => new URL(href).host)).size, path).toBe(3)
  })

  test('R2.124 the last breadcrumb is the page itself and no link; all others are links', () => {
    const without = parts.filter(([, { crumbs }]) => crumbs.length === 0).map(([path]) => path)
    expect(without.sort()).toEqual(['/', '/de', '/en', '/ru'])
    for (const [path, { crumbs }] of parts) {
      const wrong = crumbs.filter(({ href, current }, index) =>
        index === crumbs.length - 1 ? href !== undefined || !current : href === undefined || current,
      )
      expect(wrong, path).toEqual([])
    }
  })

  test('R2.128 the app banner has a picture of its own in each language', () => {
    const banners = new Map(parts.map(([path, { banner }]) => [path, banner]))
    const bySource = LANGS.map((lang) => banners.get(pathIn(lang, ''))!)
    expect(new Set(bySource).size).toBe(4)
    expect(new Set(bySource.map((src) => site.manifest.assets.get(src.slice(1)))).size).toBe(4)
    for (const [path, src] of banners)
      if (src) expect(src, path).toBe(bySource[LANGS.indexOf((/^\/(en|de|ru)\b/.exec(path)?.[1] ?? 'tr') as never)])
  })
})

test('R2.133 R3.15 a page that only a menu or a breadcrumb names is built, in the main layout', async () => {
  const built = await siteOf(unlistedPages())
  const expected = ['/kis-gunesi', '/en/winter-sun', '/de/wintersonne'].flatMap((path) => [path, `${path}/arsiv`])
  expect(built.paths.filter((path) => /gunesi|sun|sonne|solntse/.test(path)).sort()).toEqual(expected.sort())
  for (const path of expected) {
    const dom = await built.dom(path)
    expect(dom.querySelectorAll('[data-nav]'), path).toHaveLength(1)
    expect(crumbsOf(dom).length, path).toBeGreaterThan(1)
    expect(words(mainOf(dom)).length, path).toBeGreaterThan(200)
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { MESSAGING, RESERVATIONS_LINE } from '../../../src/site/contacts.ts'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { PROJECT } from '../../harness/settings.ts'
import { attribute, crumbsOf, hrefs, LANGS, mainOf, pathIn, placeOf, words } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

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
  const email = form?.querySelector('input[inputmode="email"][name="email"][required]')
  if (!form || !email) return form ? { email: '', button: '', errors: 0, consent: '' } : undefined
  const consent = form.querySelector('input[type="checkbox"][name="consent"][required]')
  return {
    email: labelOf(form, email),
    button: words(form.querySelector('button[type="submit"]')),
    errors: form.querySelectorAll(`#${attribute(email, 'aria-describedby')}`).length,
    consent: consent ? labelOf(form, consent) : '',
  }
}

function contactOf(dom: HTMLElement) {
  const form = dom.querySelector(CONTACT)
  const fields = (form?.querySelectorAll('input, textarea') ?? []).filter(
    (field) => attribute(field, 'type') !== 'hidden' && attribute(field, 'name') !== 'season',
  )
  const named = (found: HTMLElement[]) => found.map((field) => attribute(field, 'name'))
  return (
    form && {
      names: named(fields),
      required: named(fields.filter((field) => field.hasAttribute('required'))),
      labels: fields.map((field) => labelOf(form, field)),
    }
  )
}

/** Of every page of the embedded provider's site. */
const parts = fromEveryPage(({ dom }, { manifest }) => {
  const banner = attribute(dom.querySelector('main img[src^="/app/"]'), 'src')
  return {
    newsletter: newsletterOf(dom),
    float: hrefs(dom.querySelector('[data-float]')),
    social: hrefs(dom.querySelector('[data-social-bar]')),
    crumbs: crumbsOf(dom),
    banner,
    bannerFile: manifest.assets.get(banner.slice(1)),
    links: hrefs(mainOf(dom)),
    contact: contactOf(dom),
  }
})

test('R2.122 the newsletter block has an e-mail field, a button, a line for errors and a consent, wherever it is', () => {
  const found = [...parts].filter(([, { newsletter }]) => newsletter)
  expect(found.length).toBeGreaterThan(70)
  for (const [path, { newsletter }] of found) {
    expect(newsletter!.email, path).not.toBe('')
    expect(newsletter!.button, path).not.toBe('')
    expect(newsletter!.errors, path).toBe(1)
    expect(newsletter!.consent.length, path).toBeGreaterThan(20)
  }
})

test('R2.131 R2.132 the contact form of every contact page has six labelled fields, and marks all but the message as required', () => {
  const paths = LANGS.flatMap((lang) => [
    contactPath(lang),
    ...theDemoWorld().hotels.map(({ slug }) => contactPath(lang, slug)),
  ])
  for (const path of paths) {
    const { names, required, labels } = parts.get(path)!.contact!
    expect(names, path).toEqual(['fullName', 'email', 'phone', 'subject', 'message', 'consent'])
    expect(required, path).toEqual(['fullName', 'email', 'phone', 'subject', 'consent'])
    expect(
      labels.filter((label) => label.length <= 3),
      path,
    ).toEqual([])
    expect(
      labels.slice(0, 4).filter((label) => !label.includes('*')),
      path,
    ).toEqual([])
    expect(labels[4], path).not.toContain('*')
  }
})

describe('small parts', () => {
  test('R2.116 a messaging button floats on every page', () => {
    for (const [path, { float }] of parts)
      expect(
        float.filter((href) => /^https:\/\/wa\.me\/\d{8,}\?text=Crystal%20[^&]+$/.test(href)),
        path,
      ).toHaveLength(1)
  })

  test('R9.25 the buttons of landing pages have the numbers of the settings', () => {
    for (const lang of LANGS) {
      const path = pathIn(lang, lang === 'tr' ? 'yaz-tatili-otel-firsatlari' : 'summer-vacation-hotel-deals')
      const { links } = parts.get(path)!
      expect(links).toContain(`tel:${RESERVATIONS_LINE.tel}`)
      expect(links).toContain(`https://wa.me/${MESSAGING.number}?text=Crystal%20Hotels`)
    }
    // A 444 number has nine digits with its country.
    expect(RESERVATIONS_LINE.tel).toMatch(/^\+\d{9,}$/)
    expect(MESSAGING.number).toMatch(/^\d{10,}$/)
    for (const { display } of [RESERVATIONS_LINE, MESSAGING]) expect(display).toMatch(/^[+\d][\d ]+$/)
  })

  test('R2.123 the social bar of every home page leads to three networks', () => {
    const found = [...parts].filter(([, { social }]) => social.length > 0)
    expect(found.length).toBeGreaterThan(70)
    for (const [path, { social }] of found) expect(new Set(social.map((href) => new URL(href).host)).size, path).toBe(3)
  })

  test('R2.124 the last breadcrumb is the page itself and no link; all others are links', () => {
    const without = [...parts].filter(([, { crumbs }]) => crumbs.length === 0).map(([path]) => path)
    expect(without.sort()).toEqual(['/', '/de', '/en', '/ru'])
    for (const [path, { crumbs }] of parts) {
      const wrong = crumbs.filter(({ href, current }, index) =>
        index === crumbs.length - 1 ? href !== undefined || !current : href === undefined || current,
      )
      expect(wrong, path).toEqual([])
    }
  })

  test('R2.128 the app banner has a picture of its own in each language', () => {
    const own = LANGS.map((lang) => parts.get(pathIn(lang, ''))!)
    expect(new Set(own.map(({ banner }) => banner)).size).toBe(4)
    expect(new Set(own.map(({ bannerFile }) => bannerFile)).size).toBe(4)
    for (const [path, { banner }] of parts)
      if (banner) expect(banner, path).toBe(own[LANGS.indexOf(placeOf(path).lang)]!.banner)
    // A picture has no fonts: words in one would be set in whatever the device has.
    for (const { banner } of own) expect(readFileSync(join(PROJECT, 'public', banner), 'utf8')).not.toContain('<text')
  })
})

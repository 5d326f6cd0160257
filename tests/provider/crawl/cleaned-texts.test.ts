/** Texts that a CMS or Word left something in: cleaned, and each field that was is named. */
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { createSources } from '../../../src/provider/crawl/sources.ts'
import { isBlank } from '../../../src/provider/text.ts'
import type { EventRecord, PageRecord } from '../../../src/records/records.ts'
import { crawlFrom, providerOf } from '../../harness/crawl.ts'
import { BLANK_TEXTS, makeWorld, PASTED_HTML } from '../../worlds/index.ts'

const ABOUT = 'hotels/deniz-kizi/about-us'

/** What a page of the crawl holds, and what was found in its record. */
async function pageWith(change: (page: any) => void) {
  const world = makeWorld({ langs: ['tr', 'en'] })
  world.editPage('en', ABOUT, change)
  const { snapshot, problems } = await crawlFrom(await providerOf(world))
  const own = problems.filter(({ resource }) => resource === `page/en/${ABOUT}`)
  return { page: snapshot.get(`page/en/${ABOUT}`)!.value as PageRecord, found: own }
}

test('each field that was cleaned is named with its record, and why', async () => {
  const { page, found } = await pageWith((each) => {
    each.title = 'Sea &amp;amp; Sun'
    each.metas = [{ name: 'description', content: 'Chef&#39;s' }]
    each.contents = {
      first: { title: '\u200b', subtitle: ' ', html: '<h2>&nbsp;</h2><p>Here</p>' },
      second: { html: PASTED_HTML, items: [{ title: 'AT&T', html: '<p>Here, too</p>' }] },
    }
  })
  expect(page).toMatchObject({ title: 'Sea & Sun', metas: [{ content: "Chef's" }] })
  expect(page.sections[0]).toStrictEqual({ key: 'first', layout: 'TEXT', html: ['<p>Here</p>'], items: [] })
  expect(found.map(({ code, severity }) => [code, severity])).toEqual([['text-cleaned', 'notice']])
  const { message } = found[0]!
  for (const field of [
    'title (entities)',
    'metas[0].content (entities)',
    'contents.first.title (empty)',
    'contents.first.html (empty h2)',
    'contents.second.html (entities, Word markup, ',
  ])
    expect(message).toContain(field)
  for (const clean of ['subtitle', 'items']) expect(message).not.toContain(clean)
})

test.each(BLANK_TEXTS)('a page whose title says nothing is called by its address: %j', async (title) => {
  const { page, found } = await pageWith((each) => (each.title = title))
  expect(page.title).toBe('About us')
  expect(found[0]!.message).toMatch(/: title \((?:.*, )?empty, named after its address\)$/)
})

test('an item whose words say nothing is left out, and named', async () => {
  const { page, found } = await pageWith((each) => {
    each.sessions = BLANK_TEXTS.map((title, id) => ({ id: id + 1, title }))
    each.breadcrumbs = [{ text: '&nbsp;', url: 'hotels', active: false }]
    each.contents = { first: { title: 'T', link: { text: '\u200b', url: 'hotels' } } }
  })
  expect([page.sessions, page.breadcrumbs, page.sections[0]!.link]).toEqual([[], [], undefined])
  const dropped = found.find(({ code }) => code === 'part-dropped')!.message
  for (const place of ['sessions[0]', 'sessions[6]', 'breadcrumbs[0]', 'contents.first.link'])
    expect(dropped).toContain(place)
})

/** Text of html, and the names of elements in which a reader sees nothing. */
function shown(html: string) {
  const pieces = createSources('https://provider.example').rich(html) ?? []
  const text = (piece: any): string =>
    typeof piece === 'string' ? piece : piece.inner ? `<a>${piece.inner.map(text).join('')}</a>` : '<img>'
  const dom = parse(pieces.map(text).join(''))
  const empty = dom
    .querySelectorAll('h2, h3, h4, h5, h6, p, li, ul, ol, a, blockquote, figure, figcaption, table, strong, em')
    .filter((each) => isBlank(each.text.replaceAll('&nbsp;', ' ')) && !each.querySelector('img, hr'))
  return { text: dom.text.replace(/\s+/g, ' '), empty: empty.map(({ rawTagName }) => rawTagName) }
}

test('what Word left is not shown, nor anything empty, and all that somebody wrote is', () => {
  const { text, empty } = shown(PASTED_HTML)
  expect(empty).toEqual([])
  expect(text).not.toMatch(/DROP|mso|endif|&amp;amp/)
  expect(text.match(/KEEP/g)).toHaveLength(PASTED_HTML.match(/KEEP/g)!.length)
  expect(text).toContain('KEEP 40 m² AT&T <3')
  expect(text).toContain('KEEP apart')
})

test.each([
  ['<p>40&nbsp;m², Auf\u00adbau 👨‍👩‍👧 می‌خواهم</p>', '<p>40\u00a0m², Auf\u00adbau 👨‍👩‍👧 می‌خواهم</p>'],
  ['<table><tr><td></td><td>1</td></tr></table>', '<table><tr><td></td><td>1</td></tr></table>'],
  ['<dl><dt>Pets</dt><dd></dd></dl>', '<dl><dt>Pets</dt><dd></dd></dl>'],
  ['<p>a<br>b</p><hr><p>c</p>', '<p>a<br />b</p><hr /><p>c</p>'],
])('what is meant stays: %s', (html, kept) => {
  const sources = createSources('https://provider.example')
  expect([sources.rich(html), sources.cleaned.size]).toEqual([[kept], 0])
})

test('a picture or a map is no emptiness', () => {
  const { rich, cleaned } = createSources('https://provider.example')
  const map = '<p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe></p>'
  expect(
    rich(`<p><a href="hotels"><span><img src="/a.jpg"></span></a></p><figure><img src="/b.jpg"></figure>${map}`),
  ).toEqual([
    '<p>',
    { target: { site: 'hotels' }, inner: [{ picture: expect.objectContaining({ source: '/a.jpg' }) }] },
    '</p><figure>',
    { picture: expect.objectContaining({ source: '/b.jpg' }) },
    '</figure><p>',
    { target: { external: 'https://www.google.com/maps/embed?pb=1' }, inner: ['www.google.com'] },
    '</p>',
  ])
  expect(cleaned.size).toBe(0)
})

test('no html leaves an element in which a reader sees nothing, and no word is lost', () => {
  const tags = ['p', 'h2', 'ul', 'li', 'strong', 'a href="hotels"', 'span', 'blockquote', 'o:p', 'div', 'em', 'figure']
  const leaves = [
    '',
    ' ',
    '&nbsp;',
    '\u200b',
    '\u00ad',
    '<br>',
    'WORD',
    'WORD',
    '<img src="x:y">',
    '<script>x</script>',
    '&amp;nbsp;',
  ]
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(...leaves),
      fc
        .tuple(fc.constantFrom(...tags), fc.array(tie('node'), { maxLength: 3 }))
        .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag.split(' ')[0]}>`),
    ),
  })).node as fc.Arbitrary<string>
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
      const html = parts.join('')
      const { text, empty } = shown(html)
      expect(empty).toEqual([])
      expect(text.match(/WORD/g) ?? []).toHaveLength((html.match(/WORD/g) ?? []).length)
    }),
    { numRuns: 500 },
  )
})

test('a date that is none and an end before its start are left out and named; other spellings are read', async () => {
  const world = makeWorld({ langs: ['tr', 'en'] })
  const [key, other] = [...world.events.keys()].filter(([, lang]) => lang === 'en') as [number, 'en', string][]
  world.events.edit(key!, (event) =>
    Object.assign(event, { startsAt: '2027-04-17 18:00:00+03', endsAt: '2027-04-17T02:00:00+03:00' }),
  )
  world.events.edit(other!, (event) => Object.assign(event, { startsAt: '2027-02-30', endsAt: '2027-03-01' }))
  const { snapshot, problems } = await crawlFrom(await providerOf(world))
  const named = ([publisher, lang, slug]: [number, string, string]) => `event/${lang}/${publisher}/${slug}`
  const record = (each: typeof key) => snapshot.get(named(each!))!.value as EventRecord
  expect(record(key).startsAt).toBe('2027-04-17T18:00:00+03:00')
  expect(record(key)).not.toHaveProperty('endsAt')
  expect(record(other)).not.toHaveProperty('startsAt')
  const messageOf = (each: typeof key) =>
    problems.find(({ code, resource }) => code === 'part-dropped' && resource === named(each!))?.message
  expect(messageOf(key)).toMatch(
    /endsAt \(2027-04-17T02:00:00\+03:00 is before startsAt, 2027-04-17T18:00:00\+03:00\)$/,
  )
  expect(messageOf(other)).toMatch(/startsAt \(not a date and time: "2027-02-30"\)$/)
})

test('what an import from XML wrapped is shown, and named', async () => {
  const { page, found } = await pageWith((each) => {
    each.title = '<![CDATA[Sea & Sun]]>'
    each.contents = {
      first: { html: '<![CDATA[<p>One</p>]]><p>Two</p>&lt;![CDATA[<p>Three ]] > 2</p>]]&gt;' },
      second: { title: 'Sizes [[CDATA]]>', html: '<p>As it is ]]&gt;</p>' },
    }
  })
  expect(page.title).toBe('Sea & Sun')
  expect(page.sections.map(({ html }) => html)).toEqual([
    ['<p>One</p><p>Two</p><p>Three ]] &gt; 2</p>'],
    ['<p>As it is ]]&gt;</p>'],
  ])
  expect(found.map(({ message }) => message.replace(/^[^:]*: /, ''))).toEqual([
    expect.stringMatching(/^(?=.*title \(CDATA\))(?=.*contents\.first\.html \(CDATA\))(?!.*second)/),
  ])
})

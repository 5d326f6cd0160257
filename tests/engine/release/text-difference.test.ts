import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockDifference, blockPairs, wordsBetween } from '../../../src/desk/comparisons/text-difference.ts'

const textDifference = (before: string, after: string) => blockPairs(before, after).map(blockDifference)

const page = (main: string) => `<!DOCTYPE html><html><body><nav><p>Menu</p></nav><main>${main}</main><footer>x</footer>`
const summed = (before: string, after: string) =>
  textDifference(page(before), page(after)).map(
    ({ kind, element, words }) =>
      `${kind} ${element}: ${words.map((word) => ({ kept: '', added: '+', removed: '-' })[word.kind] + word.text).join('|')}`,
  )

describe('the difference of two pages', () => {
  test('is told by blocks, and within them by words', () => {
    expect(
      summed('<h1>Family room</h1><p>Two beds and a sofa.</p>', '<h1>Family room</h1><p>Three beds and a sofa.</p>'),
    ).toEqual(['kept h1: Family room', 'changed p: -Two|+Three| beds and a sofa.'])
  })

  test('tells what came and what went', () => {
    const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
    expect(summed(items('Sea', 'Pool'), items('Sea', 'Spa', 'Pool'))).toEqual([
      'kept li: Sea',
      'added li: +Spa',
      'kept li: Pool',
    ])
    expect(summed(items('Sea', 'Pool'), items('Pool'))).toEqual(['removed li: -Sea', 'kept li: Pool'])
    expect(summed('<p>Old</p>', '<h2>New</h2>')).toEqual(['removed p: -Old', 'added h2: +New'])
  })

  test('reads tables, nested lists and entities, and nothing but text of the content', () => {
    const before =
      '<table><tr><th>Price</th><td>10 &amp; 20 €</td></tr></table><script>let a</script><style>a{}</style>'
    expect(summed(before, before.replace('20', '30'))).toEqual(['kept th: Price', 'changed td: 10 & |-20|+30| €'])
    const nested = '<ul><li>Outer <ul><li>inner</li></ul> rest</li></ul>'
    expect(summed(nested, nested)).toEqual(['kept li: Outer', 'kept li: inner', 'kept li: rest'])
  })

  test('says of what is the same elsewhere that it moved, but of cells what their row says now', () => {
    expect(summed('<h2>Spa</h2><p>Open</p><h2>Pool</h2>', '<h2>Pool</h2><h2>Spa</h2><p>Open</p>')).toEqual([
      'moved h2: Pool',
      'kept h2: Spa',
      'kept p: Open',
    ])
    const facts = (pool: string, spa: string) => `<dl><dt>Pool</dt><dd>${pool}</dd><dt>Spa</dt><dd>${spa}</dd></dl>`
    const swapped = summed(facts('yes', 'no'), facts('no', 'yes'))
    expect(swapped.filter((line) => /^(?:added|removed|changed) dd/.test(line))).not.toEqual([])
    expect(swapped.filter((line) => line.startsWith('moved'))).toEqual([])
  })

  test('tells apart links that stand side by side', () => {
    const links = (to: string) => `<p><a href="/a">Choose</a><a href="${to}">Write</a></p>`
    expect(summed(links('/b'), links('/c'))).toEqual(['changed p: Choose Write'])
  })

  test('gives the addresses of a picture before and after, whatever its alternative text', () => {
    const picture = (name: string) =>
      `<picture><source srcset="/${name}.avif 1x"><img src="/${name}.webp" alt=""></picture>`
    expect(textDifference(page(picture('pool')), page(picture('sea')))).toEqual([
      { kind: 'changed', element: 'img', words: [], pictures: { before: '/pool.webp', after: '/sea.webp' } },
    ])
  })

  test('is told of menus and footer apart from the content', () => {
    const whole = (menu: string, main: string, footer: string) =>
      `<html><head><title>T ${main}</title></head><body><header><nav><a href="/h">${menu}</a></nav></header><main><p>${main}</p></main><footer><p>${footer}</p></footer></body></html>`
    const [before, after] = [whole('Hotels', 'Sea', 'Old'), whole('Hotels 2027', 'Sun', 'New')]
    const around = blockPairs(before, after, 'surroundings').map(blockDifference)
    expect(around.map(({ kind, element, words }) => [kind, element, words.map(({ text }) => text)])).toEqual([
      ['changed', 'a', ['Hotels', ' 2027']],
      ['changed', 'p', ['Old', 'New']],
    ])
    expect(blockPairs(before, whole('Hotels', 'Sun', 'Old')).filter(({ kind }) => kind !== 'kept')).toHaveLength(2)
    expect(blockPairs(before, whole('Hotels', 'Sun', 'Old'), 'surroundings').every(({ kind }) => kind === 'kept')).toBe(
      true,
    )
  })

  test('tells what belongs together as one deletion and one insertion', () => {
    const told = (before: string, after: string) => wordsBetween(before, after).map(({ kind, text }) => [kind, text])
    expect(
      told(
        'Das Hotel liegt zwischen Bergen und den Seen alter Wälder an der Küste',
        'Das Hotel liegt neben Hügeln und den Buchten neuer Wälder an der Küste',
      ),
    ).toEqual([
      ['kept', 'Das Hotel liegt '],
      ['removed', 'zwischen Bergen und den Seen alter'],
      ['added', 'neben Hügeln und den Buchten neuer'],
      ['kept', ' Wälder an der Küste'],
    ])
    // Only added words, and words of two sentences, stay apart.
    expect(told('a b c d', 'x a y b c d').map(([kind]) => kind)).toEqual(['added', 'kept', 'added', 'kept'])
    expect(
      told('Open daily. It is big here', 'Open never. It is small here').filter(([kind]) => kind === 'kept'),
    ).toEqual([
      ['kept', 'Open '],
      ['kept', '. It is '],
      ['kept', ' here'],
    ])
  })

  test('has pictures by their addresses and words, videos, and what search engines show', () => {
    const head = (title: string, description: string) =>
      `<head><title>${title}</title><meta name="description" content="${description}"></head>`
    const pages = [
      `${head('Old', 'One')}<main><p>Text <img src="/img/a.webp" alt="Bed"> goes on</p><video poster="/a"><source src="/b"></video></main>`,
      `${head('New', 'Two')}<main><p>Text <img src="/img/b.webp" alt="Bed"> goes on</p><video poster="/a"><source src="/c"></video></main>`,
    ] as const
    expect(textDifference(...pages).map(({ kind, element, words }) => [kind, element, words.length])).toEqual([
      ['changed', 'title', 2],
      ['changed', 'description', 2],
      ['changed', 'img', 1],
      ['kept', 'p', 1],
      ['changed', 'video', 0],
    ])
    const phone = (source: string) =>
      page(`<picture><source srcset="${source} 1w"><img src="/img/x.webp" alt></picture>`)
    expect(textDifference(phone('/img/a'), phone('/img/b')).map(({ kind }) => kind)).toEqual(['changed'])
    expect(textDifference(phone('/img/a'), phone('/img/a')).map(({ kind }) => kind)).toEqual(['kept'])
  })

  test('compares a menu and a list to choose from entry by entry', () => {
    const menu = (spa: string) =>
      `<nav><div><a href="/rooms">Rooms</a><a href="/pool">Pool</a><a href="/spa">${spa}</a><a href="/kids">Kids</a></div></nav>`
    const entries = [...blockPairs(page(menu('Spa')), page(menu('Spa and hamam')))]
    expect(summed(menu('Spa'), menu('Spa and hamam'))).toEqual([
      'kept a: Rooms',
      'kept a: Pool',
      'changed a: -Spa|+Spa and hamam',
      'kept a: Kids',
    ])
    expect(entries.map(({ after }) => [after!.address, after!.isEntry])).toEqual(
      ['/rooms', '/pool', '/spa', '/kids'].map((address) => [` ${address}`, true]),
    )
    const choice = (hotel: string) =>
      `<label><span>Where</span><select><option>All</option><option>${hotel}</option></select></label><p><a href="/x">x</a></p>`
    expect(summed(choice('Flora'), choice('Nova'))).toEqual([
      'kept label: Where',
      'kept option: All',
      'changed option: -Flora|+Nova',
      'kept p: x',
    ])
  })

  test('compares a picture with itself, else with one that says the same, and with no other', () => {
    const pictures = (...all: [string, string][]) =>
      all.map(([source, alt]) => `<img src="/${source}" alt="${alt}">`).join('')
    expect(summed(pictures(['a', 'Sea']), pictures(['b', 'Room']))).toEqual(['removed img: -Sea', 'added img: +Room'])
    expect(summed(pictures(['a', 'Sea'], ['b', 'Sea']), pictures(['c', 'Pool'], ['b', 'A quiet sea']))).toEqual([
      'removed img: -Sea',
      'added img: +Pool',
      'changed img: -Sea|+A quiet sea',
    ])
    expect(summed(pictures(['a', 'Sea']), pictures(['b', 'Pool'], ['c', 'Sea']))).toEqual([
      'added img: +Pool',
      'changed img: Sea',
    ])
  })

  test('has links by where they lead, with or without a word in them', () => {
    const linked = (href: string) =>
      page(`<p>See <a href="${href}">the spa</a></p><div><a href="${href}"><img src="/x"></a></div>`)
    expect(textDifference(linked('/spa'), linked('/spa')).map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept'])
    const found = textDifference(linked('/spa'), linked('/wellness'))
    expect(found.map(({ kind, element, words }) => [kind, element, words])).toEqual([
      ['changed', 'p', [{ kind: 'kept', text: 'See the spa' }]],
      ['kept', 'img', []],
      ['changed', 'div', []],
    ])
  })

  test('takes no longer where everything is new: then a text came and another went', () => {
    const text = (word: string) => `<p>${Array.from({ length: 5000 }, (_, index) => word + index).join(' ')}</p>`
    expect(textDifference(page(text('a')), page(text('b'))).map(({ words }) => words.map(({ kind }) => kind))).toEqual([
      ['removed', 'added'],
    ])
    const blocks = (word: string) => Array.from({ length: 1500 }, (_, index) => `<p>${word}${index}</p>`).join('')
    const kinds = textDifference(page(`<h1>Same</h1>${blocks('a')}`), page(`<h1>Same</h1>${blocks('b')}`)).map(
      ({ kind }) => kind,
    )
    expect(new Set(kinds.slice(1))).toEqual(new Set(['changed']))
    expect(kinds).toHaveLength(1501)
    expect(['kept', 'moved']).toContain(kinds[0])
  })

  test('is all of a page that came or went', () => {
    expect(textDifference('', page('<p>a</p>'))).toEqual([
      { kind: 'added', element: 'p', words: [{ kind: 'added', text: 'a' }] },
    ])
    expect(textDifference(page('<p>a</p>'), '').map(({ kind }) => kind)).toEqual(['removed'])
  })

  test('has every word of both pages, in order', () => {
    const word = fc.constantFrom('sea', 'pool', 'spa', 'a b', 'c')
    const block = fc.record({
      element: fc.constantFrom('p', 'h2', 'li'),
      words: fc.array(word, { minLength: 1, maxLength: 4 }),
    })
    const text = fc.array(block, { maxLength: 6 })
    const html = (blocks: { element: string; words: string[] }[]) =>
      page(blocks.map(({ element, words }) => `<${element}>${words.join(' ')}</${element}>`).join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = textDifference(html(before), html(after))
        const told = (without: string) =>
          found.flatMap(({ words }) => words.filter(({ kind }) => kind !== without).map((each) => each.text)).join('')
        const said = (blocks: typeof before) => blocks.map(({ words }) => words.join(' ')).join('')
        const sorted = (all: string) => [...all.replaceAll(' ', '')].sort().join('')
        expect(sorted(told('added'))).toBe(sorted(said(before)))
        expect(told('removed').replaceAll(' ', '')).toBe(said(after).replaceAll(' ', ''))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toTarget } from '../../../src/provider/crawl/targets.ts'

describe('addresses as authors write them', () => {
  test.each([
    ['', { site: '' }],
    ['/', { site: '' }],
    ['hotels/crystal-flora', { site: 'hotels/crystal-flora' }],
    ['/hotels/crystal-flora/', { site: 'hotels/crystal-flora' }],
    [' hotels/x ', { site: 'hotels/x' }],
    ['hotels/x?adult=2#Top', { site: 'hotels/x', query: '?adult=2', fragment: 'top' }],
    ['hotels/x?#', { site: 'hotels/x' }],
    ['/en/hotels/x#y', { site: 'hotels/x', locale: 'en', fragment: 'y' }],
    ['/tr', { site: '', locale: 'tr' }],
    ['de?a', { site: '', locale: 'de', query: '?a' }],
    ['entry', { site: 'entry' }],
    ['#rooms', { fragment: 'rooms' }],
    ['#s-Rooms & Suites', { fragment: 'rooms-suites' }],
    ['#%D0%91%D0%B0%D1%81%D1%81%D0%B5%D0%B9%D0%BD', { fragment: 'бассейн' }],
    ['#%E0%A4%A', { fragment: 'e0-a4-a' }],
    ['x#Rooms%20%26%20Suites', { site: 'x', fragment: 'rooms-suites' }],
    ['%C3%BC-x', { site: 'ü-x' }],
    ['u\u0308-x', { site: 'ü-x' }],
    ['https://a.example/x y', { external: 'https://a.example/x%20y' }],
    ['www.a.example/x?y#z', { external: 'https://www.a.example/x?y#z' }],
    ['WWW.A.example:81', { external: 'https://www.a.example:81/' }],
    ['www-x', { site: 'www-x' }],
    ['www.a.example,', { external: 'https://www.a.example/' }],
    ['instagram.com/x.', { external: 'https://instagram.com/x' }],
    ['%20http//a.example/b', { external: 'http://a.example/b' }],
    ['http://https://a.example', { external: 'https://a.example/' }],
    ['info@a.example', { external: 'mailto:info@a.example' }],
    ['Mailto: a@b.example', { external: 'mailto:a@b.example' }],
    ['HTTP://A.example', { external: 'http://a.example/' }],
    ['tel:+90 444 0 558', { external: 'tel:+904440558' }],
    ['mailto:Koy <a@b.example>, "Bay" <c@d.example>', { external: 'mailto:a@b.example,c@d.example' }],
    ['mailto:a@b.example?subject=Two rooms', { external: 'mailto:a@b.example?subject=Two%20rooms' }],
  ])('%j', (raw, target) => expect(toTarget(raw)).toEqual(target))

  test.each(
    [
      'javascript:alert(1) | JaVaScRiPt:alert(1) | java\tscript:alert(1) | \u0001javascript:alert(1)',
      'java\u200bscript:alert(1) | \ufeffjavascript:x | data:text/html,x | vbscript:x | file:///etc/passwd',
      'blob:https://a.example/x | ftp://a.example | https:a.example | https://user:secret@a.example/',
      'https://user@a.example/ | www.user:secret@a.example | https://:secret@a.example/ | https://',
      '//a.example/x | /\\a.example | \\\\a.example | ../x | a/../b | %2e%2e/x | a//b | .well-known/x | a b',
      'a<b | _astro/x.js | edge/country | index | x.html | en/img/x | # | #! | %E0%A4%A',
    ].flatMap((line) => line.split(' | ')),
  )('%j leads nowhere', (raw) => expect(toTarget(raw)).toBeUndefined())

  const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u200b', '\ufeff', '\u202e', '\u00ad')
  const scheme = fc.constantFrom('javascript', 'data', 'vbscript', 'file', 'blob', 'intent', 'view-source')
  const disguised = fc
    .tuple(noise, scheme, fc.array(fc.tuple(fc.nat(20), noise), { maxLength: 4 }), fc.string())
    .map(([before, name, put, rest]) => {
      const letters = [...name].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter))
      for (const [at, what] of put) letters.splice(at % letters.length, 0, what)
      return `${before}${letters.join('')}:${rest}`
    })
  test('a disguised scheme never leads out', () => {
    fc.assert(fc.property(disguised, (raw) => !('external' in (toTarget(raw) ?? {}))))
  })

  test('whatever is written: out by http, tel and mail alone, and in by plain segments alone', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), disguised, fc.webPath(), fc.string())
    fc.assert(
      fc.property(anything, (raw) => {
        const target = toTarget(raw)
        if (!target) return
        if ('external' in target) expect(target.external).toMatch(/^(?:https?:\/\/|tel:|mailto:)/i)
        else if (!('site' in target)) expect(target.fragment).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u)
        else expect(target.site).toMatch(/^$|^[\p{L}\p{N}_~-][^/\\:?#<>"'\s]*(?:\/[\p{L}\p{N}_~-][^/\\:?#<>"'\s]*)*$/u)
      }),
      { numRuns: 2000 },
    )
  })
})

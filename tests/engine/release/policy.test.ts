import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentPolicy } from '../../../src/config/headers.ts'
import { policySources, releasePolicy } from '../../../src/engine/release/files/policy.ts'
import { tagsOf } from '../../../src/engine/release/checks/tags.ts'
import { listed } from '../../harness/listed.ts'

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0]!, each.split(' ').slice(1)]))
}

describe('what a page needs of the policy', () => {
  test.each([
    ['a style', '<style media="(width > 1px)">a{}</style>', [`style-src ${hashed('a{}')}`]],
    ['a script', '<script>\n run()\n</script >', [`script-src ${hashed('\n run()\n')}`]],
    ['a module', '<script defer type="module">x</script>', [`script-src ${hashed('x')}`]],
    ['rules for prefetching', '<script type="speculationrules">{}</script>', [`script-src ${hashed('{}')}`]],
    ['the same style twice', '<style>a{}</style><style>a{}</style>', [`style-src ${hashed('a{}')}`]],
    [
      'forms that lead to another site',
      '<form method="get" action="https://booking.example/x?a=1&amp;b=2"></form>',
      ['form-action https://booking.example'],
    ],
  ])('%s', (_, html, sources) => expect(policySources(tagsOf(html))).toEqual(sources))

  test('is the digest of what stands in a style or a script, to the letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z{}: ;&]{12,}$/), (text) => {
        expect(policySources(tagsOf(`<style>${text}</style>`))).toEqual([`style-src ${hashed(text)}`])
        expect(policySources(tagsOf(`<script>${text}</script>`))).toEqual([`script-src ${hashed(text)}`])
      }),
    )
  })

  test('is in the same order whatever comes first', () => {
    const parts = ['<style>a{}</style>', '<script>run()</script>', '<style>b{}</style>']
    const sources = policySources(tagsOf(parts.join('')))
    expect(sources).toEqual([...sources].sort())
    expect(sources).toHaveLength(3)
    expect(policySources(tagsOf(parts.toReversed().join('')))).toEqual(sources)
  })

  test.each([
    ['a script with an address', '<script type="module" src="/_astro/a.js"></script>'],
    ['data', '<script type="application/ld+json">{"a":"<style>b{}"}</script>'],
    ['a form of the site', '<form action="/forms/contact" method="post"></form>'],
    ['a comment', '<!-- <script>x</script> -->'],
    ['a text that looks like a script', '<p>&lt;script>x&lt;/script></p>'],
    ['an attribute that looks like a script', '<img alt="<script>alert(1)</script>">'],
    ['an attribute that ends a tag', `<a title='"><style>x{}</style>' href="#">x</a>`],
  ])('nothing for %s', (_, html) => expect(policySources(tagsOf(html))).toEqual([]))
})

describe('the policy of a release', () => {
  test('is the same whatever the order of its pages', () => {
    const [first, second] = [["style-src 'sha256-a'", "script-src 'sha256-b'"], ["style-src 'sha256-c'"]].map((each) =>
      JSON.stringify(each),
    )
    const policy = releasePolicy([first!, second!], [], {})
    expect(releasePolicy([second!, first!], [], {})).toBe(policy)
    expect(directives(policy)).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'", "'sha256-a'", "'sha256-c'"],
      'script-src': ["'self'", "'sha256-b'"],
    })
  })

  test('is that of any page where its pages need nothing', () => {
    expect(releasePolicy([], [], {})).toBe(contentPolicy({}))
  })

  test('lets a search lead to where a hotel takes its reservations, and nowhere else', () => {
    const addresses = listed(`
      https://rooms.example/a?x=1 | http://plain.example/a | HTTPS://LOUD.example | javascript:alert(1)
      javascript:open("https://evil.example") | ftp://files.example | https:// | /rooms`)
    expect(directives(releasePolicy([], addresses, {}))['form-action']).toEqual(
      listed(`
      'self' | https://booking.crystalhotels.example | http://plain.example | https://loud.example | https://rooms.example`),
    )
  })

  test('names the hosts of other companies where they are set', () => {
    const named = contentPolicy({
      chatHost: 'https://chat.example/v2',
      tagManagerHost: 'https://tags.example',
      mapHost: 'https://maps.example/embed',
    })
    expect(directives(named)).toMatchObject({
      'script-src': ["'self'", 'https://chat.example', 'https://tags.example'],
      'frame-src': ['https://chat.example', 'https://maps.example'],
    })
    const none = contentPolicy({})
    expect(none).not.toContain('.example/')
    expect(directives(none)['frame-src']).toEqual(["'none'"])
    expect(none).not.toContain('unsafe')
  })

  test('lets no text become markup where no other company’s script runs', () => {
    expect(directives(contentPolicy({}))).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['site', 'default'],
    })
    for (const host of ['chatHost', 'tagManagerHost', 'mapHost'])
      expect(contentPolicy({ [host]: 'https://other.example' }), host).not.toContain('trusted-types')
  })
})

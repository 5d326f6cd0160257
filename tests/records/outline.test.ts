import { expect, test } from 'vitest'
import type { MetaRecord } from '../../src/records/parts.ts'
import { mayBeListed } from '../../src/records/outline.ts'

const robots = (content: string, name = 'robots'): MetaRecord[] => [
  { name: 'author', content: 'none' },
  { name, content },
]

test.each<[MetaRecord[], boolean]>([
  [[], true],
  [[{ property: 'og:title', content: 'noindex' }], true],
  [robots('index, follow'), true],
  [robots('nofollow'), true],
  [robots('noindex'), false],
  [robots('follow, NOINDEX'), false],
  [robots('none'), false],
  [robots('nonetheless'), true],
  [robots('index, max-image-preview:none'), true],
  [robots('max-image-preview: none'), true],
  [robots('max-image-preview:none, noindex'), false],
  [robots('nofollow noindex'), false],
  [robots('noindex', 'Robots'), false],
])('search engines may list a page with %j: %s', (metas, listed) => expect(mayBeListed(metas)).toBe(listed))

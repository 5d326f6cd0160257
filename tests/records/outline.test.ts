import { expect, test } from 'vitest'
import type { MetaRecord } from '../../src/records/parts.ts'
import { mayBeListed } from '../../src/records/outline.ts'

const robots = (content: string, name = 'robots'): MetaRecord[] => [
  { name: 'author', content: 'none' },
  { name, content },
]

const LISTED = 'index, follow | nofollow | nonetheless | index, max-image-preview:none | max-image-preview: none'
const KEPT_OUT = 'noindex | follow, NOINDEX | none | max-image-preview:none, noindex | nofollow noindex'

test.each<[MetaRecord[], boolean]>([
  [[], true],
  [[{ property: 'og:title', content: 'noindex' }], true],
  ...LISTED.split(' | ').map((content) => [robots(content), true] as [MetaRecord[], boolean]),
  ...KEPT_OUT.split(' | ').map((content) => [robots(content), false] as [MetaRecord[], boolean]),
  [[...robots('index'), { property: 'Robots', content: 'noindex' }], false],
  [[{ name: 'googlebot', content: 'none' }], false],
  [robots('noindex', 'Robots'), false],
])('search engines may list a page with %j: %s', (metas, listed) => expect(mayBeListed(metas)).toBe(listed))

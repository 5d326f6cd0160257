/** Each field of the contract under another name: that field is found where it is, and nothing else is said. */
import { beforeAll, expect, test } from 'vitest'
import { createRequester } from '../../../src/provider/check/requester.ts'
import { explore } from '../../../src/provider/check/explore.ts'
import { proposedFields } from '../../../src/provider/check/propose.ts'
import { Survey } from '../../../src/provider/check/survey.ts'
import { answerShape, kindShape, sharedShape, type Shape } from '../../../src/provider/shapes.ts'
import { SHARED } from '../../../src/provider/wire-fields.ts'
import type { WireKind } from '../../../src/provider/wire.ts'
import { startProvider } from '../../../src/demo/server.ts'
import { atDepth } from '../../harness/depth.ts'
import { makeWorld } from '../../worlds/index.ts'
import { COMPLETE, rename, type Json } from './planted.ts'

interface Answered {
  kind: WireKind
  resource: string
  body: Json
}

const answers: Answered[] = []
beforeAll(async () => {
  const provider = await startProvider(makeWorld())
  const requester = createRequester({ url: provider.url, limit: 190 })
  const { results } = await explore(requester, requester.get, {}, { quota: 1 })
  await provider.close()
  for (const { kind, resource, answer, requests } of results) {
    if (answer.status !== 'ok') continue
    const { body } = requests[0]!.answer as { body: Json }
    const reply = { status: 200, headers: {}, body }
    answers.push({ kind, resource, body: (COMPLETE.reply!(reply, kind, new URL('http://x')) as typeof reply).body })
  }
})

/** 'page breadcrumbs[].text', of all kinds of answers and shared shapes. */
function fieldsOf(unit: string, shape: Shape, path = ''): string[] {
  if (shape.is === 'value') return []
  if (shape.is !== 'object') return fieldsOf(unit, shape.of, `${path}[]`)
  if (shape.shared && path !== '') return []
  return [...shape.fields].flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name
    return [`${unit} ${own}`, ...fieldsOf(unit, field.shape, own)]
  })
}

const KINDS = [
  'properties',
  'page',
  'gastronomy',
  'outlet',
  'spa',
  'contact',
  'certificates',
  'menus',
  'regions',
  'rooms',
  'room',
] as const
const MORE_KINDS = ['plans', 'stories', 'galleryCategories', 'galleryFiles', 'event'] as const
const FIELDS = [
  ...[...KINDS, ...MORE_KINDS].flatMap((kind) => fieldsOf(kind, kindShape(kind))),
  ...SHARED.filter((name) => name !== 'section').flatMap((name) => fieldsOf(name, sharedShape(name))),
]

function renameIn(
  shape: Shape,
  value: Json,
  unit: string,
  path: string,
  field: string,
  to: (name: string) => string,
): void {
  if (shape.is === 'value' || value === null || value === undefined) return
  if (shape.is !== 'object') {
    for (const item of Object.values(value)) renameIn(shape.of, item, unit, `${path}[]`, field, to)
    return
  }
  const isOwn = shape.shared === undefined || path === ''
  for (const [name, { shape: of }] of shape.fields) {
    const own = isOwn && path ? `${path}.${name}` : name
    renameIn(of, value[name], isOwn ? unit : shape.shared!, own, field, to)
    if (`${isOwn ? unit : shape.shared!} ${own}` === field) rename(value, name, to(name))
  }
}

function proposedFor(field: string, to: (name: string) => string): string[] {
  const survey = new Survey()
  for (const { kind, resource, body } of structuredClone(answers)) {
    const shape = answerShape(kind)
    if (shape.is === 'list') for (const item of body) renameIn(shape.of, item, kind, '', field, to)
    else renameIn(shape, body, kind, '', field, to)
    survey.add(kind, resource, body)
  }
  return proposedFields(survey, {}).map(({ unit, field: found, place }) => `${unit} ${found} ${JSON.stringify(place)}`)
}

const SAMPLE = FIELDS.filter((_, index) => index % atDepth(12, 1) === 0)

test('the contract has more than two hundred fields', () => {
  expect(FIELDS.length).toBeGreaterThan(200)
})

test.each([
  ['with something before it', (name: string) => `x_${name}`],
  ['with something behind it', (name: string) => `${name}Value`],
])('a name %s', (_how, to) => {
  for (const field of SAMPLE) {
    const path = field.slice(field.indexOf(' ') + 1)
    const own = path.slice(path.lastIndexOf('[]') + 1).replace(/^\]?\.?/, '')
    const at = own.replace(/[^.]+$/, to)
    expect(proposedFor(field, to)).toEqual([`${field} "${at}"`])
  }
})

/** Given now and then, so that nothing but its name tells. */
const UNTOLD = ['page options[].value', 'hrefLang slug', 'hrefLang id', 'hours label', 'feature value']

test('a name that says nothing, where nothing else could be it', () => {
  for (const field of SAMPLE.filter((each) => !UNTOLD.includes(each)))
    expect(proposedFor(field, () => 'zq')).toHaveLength(1)
})

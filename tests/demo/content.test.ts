import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LANGS } from '../../src/demo/contract.ts'
import { hotels } from '../../src/demo/content/index.ts'
import { markdownPage } from '../../src/demo/content/markdown.ts'
import { check, readData, readText } from '../../src/demo/content/read.ts'
import { hotel as hotelFile } from '../../src/demo/content/hotel-schema.ts'
import { page as pageFile } from '../../src/demo/content/page-schema.ts'
import { pageInLang } from '../../src/demo/content/template.ts'

/** The copy of a data file with one change, checked. */
function checked(path: string, file: z.ZodType, change: (content: any) => void): () => unknown {
  const copy = JSON.parse(readText(path)) as unknown
  change(copy)
  return () => check(path, copy, file)
}

describe('a fault in a data file is an error that names file and field', () => {
  const hotel = (change: (content: any) => void) => checked('hotels/flora.json', hotelFile, change)

  test('words for a figure', () => {
    const broken = hotel((flora) => (flora.rooms[3].sizeM2 = '28'))
    expect(broken).toThrow('src/demo/data/hotels/flora.json: rooms[3].sizeM2: Invalid input: expected number')
  })

  test('a language that is missing, a text that is empty', () => {
    const broken = hotel((flora) => {
      delete flora.outlets[0].name.ru
      flora.slogan.de = ''
    })
    expect(broken).toThrow('src/demo/data/hotels/flora.json: outlets[0].name.ru: ')
    expect(broken).toThrow('src/demo/data/hotels/flora.json: slogan.de: ')
  })

  test('a name that no field has, a feature that nobody knows', () => {
    expect(hotel((flora) => (flora.star = 5))).toThrow('Unrecognized key: "star"')
    expect(hotel((flora) => (flora.rooms[0].features[1] = 'moat'))).toThrow('rooms[0].features[1]: Invalid option')
  })

  test('a page that is no template', () => {
    const page = (change: (content: any) => void) => checked('hotel-pages/home.json', pageFile, change)
    expect(page((home) => delete home.sections[0].title.cases.small.de)).toThrow(
      'src/demo/data/hotel-pages/home.json: sections[0].title.cases.small.de: ',
    )
    expect(page((home) => (home.sections[1].layout = 'CARD'))).toThrow(
      'src/demo/data/hotel-pages/home.json: sections[1].layout: Invalid option',
    )
  })

  test('a language of a Markdown page that lacks a section, a cell or the description', () => {
    const cookies = (from: RegExp) => () =>
      markdownPage('pages/cookies', (lang) =>
        readText(`pages/cookies.${lang}.md`).replace(from, (part) => (lang === 'de' ? '' : part)),
      )
    const file = 'src/demo/data/pages/cookies.*.md'
    expect(cookies(/$^/)).not.toThrow()
    expect(cookies(/## 2[^]*?(?=## 3)/)).toThrow(`${file}: sections[1].title.de: `)
    expect(cookies(/^\| map_consent.*\n/m)).toThrow(`${file}: sections[2].body[0].table.rows[7][0].de: `)
    expect(cookies(/^> .*/m)).toThrow(`${file}: description.de: `)
  })

  test('a file that is missing', () => {
    expect(() => readData('hotels/atlantis.json', hotelFile)).toThrow('hotels/atlantis.json')
  })
})

describe('a template', () => {
  const said = (title: unknown, facts: Record<string, unknown>, lang: 'en' | 'de' = 'en') =>
    pageInLang({ title, description: '-', sections: [] }, lang, facts).title

  test('names facts, formatted as the language writes them', () => {
    const text = { tr: '-', en: '{size.m2:number} m² for {name}', de: '{size.m2:number} m²', ru: '-' }
    expect(said(text, { size: { m2: 1250.5 }, name: { tr: '-', en: 'two', de: 'zwei', ru: '-' } })).toBe(
      '1,250.5 m² for two',
    )
    expect(said(text, { size: { m2: 1250.5 } }, 'de')).toBe('1.250,5 m²')
  })

  test('fails where it names a fact that is not there', () => {
    expect(() => said('{rooms.lenght}', { rooms: [] })).toThrow('no fact is called rooms.lenght')
  })

  test('chooses by a fact, and one of several wordings by the id', () => {
    const choice = { by: 'pools', cases: { no: 'none', 1: 'one', else: 'many' } }
    expect([0, 1, 2].map((pools) => said(choice, { pools }))).toEqual(['none', 'one', 'many'])
    expect([4, 5].map((id) => said({ oneOf: ['even', 'odd'] }, { id }))).toEqual(['even', 'odd'])
  })

  test('repeats an item for each of a list, and leaves out what is not the case', () => {
    const rows = [['Name'], { each: 'pools', item: ['{number}. {name}'] }, { by: 'sea', cases: { else: [['Sea']] } }]
    const page = { title: '-', description: '-', sections: [{ key: 'pools', body: [{ table: { rows } }] }] }
    const made = pageInLang(page, 'en', { pools: [{ name: 'Lagoon' }, { name: 'Quiet' }] })
    expect(made.sections[0]?.body?.[0]?.table?.rows).toEqual([['Name'], ['1. Lagoon'], ['2. Quiet']])
  })
})

test('rooms and outlets have ids and slugs of their own, within the range of their hotel', () => {
  for (const { id, name, rooms, outlets } of hotels)
    for (const records of [rooms, outlets]) {
      for (const lang of LANGS)
        expect(new Set(records.map(({ slug }) => slug[lang])).size, `${name} ${lang}`).toBe(records.length)
      expect(new Set(records.map((record) => record.id)).size, name).toBe(records.length)
      expect(records.filter((record) => Math.floor(record.id / 100) !== id)).toEqual([])
    }
})

/**
 * Sixty families, judged by somebody who read what the hotels say and did not know the rules: which hotels suit them, and which rooms take them. What
 * of their wishes is a choice of the list stands in the query; hotels are judged by all that they say, rooms by their beds and words too.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { tripIn, tripQuery } from '../../src/domain/trip/trip.ts'
import { useDemo } from '../harness/site.ts'

const demo = useDemo()
const LEAST = 0.95

interface Family {
  says: string
  query: URLSearchParams
  hotels: string[]
  rooms: { hotel: string; takes: boolean; names: string[] }[]
}

const families = LOCALES.flatMap((locale) =>
  readFileSync(join(import.meta.dirname, 'judged-families', `${locale}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map(familyIn),
)

function familyIn(text: string): Family {
  const [says = '', query = '', hotels = '', ...rooms] = text.split('\n').map((line) => line.trim())
  return {
    says,
    query: new URLSearchParams(query),
    hotels: hotels === 'hotels: none' ? [] : hotels.slice('hotels: '.length).split(', '),
    rooms: rooms.map((line) => {
      const [, hotel, verb, names] = /^(\S+) (takes them|does not): (.+)$/.exec(line)!
      return { hotel: hotel!, takes: verb === 'takes them', names: names!.split(' | ') }
    }),
  }
}

const answer = async (path: string, query: URLSearchParams) =>
  parse(await (await fetch(`${demo.url}${path}?${query}`)).text())

test('families find in the list the hotels that were judged right, some with the nearest stays that they sell', async () => {
  expect(families).toHaveLength(60)
  const missed = await Promise.all(
    families.map(async ({ says, query, hotels }) => {
      const list = await answer('/en/hotels', query)
      const cards = list.querySelectorAll('article.hotel:not([hidden]) :is(h2, h3) a')
      const onOtherDays = list.querySelectorAll('.choose__others li').filter((other) => other.querySelector('span a'))
      const shown = [...cards, ...onOtherDays.map((other) => other.querySelector('a')!)].map(
        (link) => link.getAttribute('href')?.split('?')[0],
      )
      const missing = hotels.filter((hotel) => !shown.includes(`/en/hotels/${hotel}`))
      return missing.length > 0 ? [`${says} (${missing.join(', ')})`] : []
    }),
  )
  expect(1 - missed.flat().length / families.length, missed.flat().join('\n')).toBeGreaterThanOrEqual(LEAST)
})

test('rooms say of families what was judged, and those that take them come first', async () => {
  const judged: { text: string; isRight: boolean }[] = []
  for (const { says, query, rooms } of families)
    for (const { hotel, takes, names } of rooms) {
      const page = await answer(`/en/hotels/${hotel}/rooms`, tripQuery({ ...tripIn(query), wishes: {} }))
      const cards = page.querySelectorAll('[data-fit] article').map((card) => ({
        name: card.querySelector('h2')!.text.trim(),
        fits: card.querySelector('.suits--yes') !== null,
      }))
      const firstOther = cards.findIndex(({ fits }) => !fits)
      expect(
        cards.findLastIndex(({ fits }) => fits),
        says,
      ).toBeLessThan(firstOther < 0 ? cards.length : firstOther)
      for (const { name, fits } of cards)
        if (names.includes(name)) judged.push({ text: `${says} ${hotel}: ${name}`, isRight: fits === takes })
    }
  expect(judged.length).toBeGreaterThan(300)
  const wrong = judged.filter(({ isRight }) => !isRight)
  expect(1 - wrong.length / judged.length, wrong.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(LEAST)
})

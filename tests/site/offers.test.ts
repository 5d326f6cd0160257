/** Pages of offers: what one gets and on which terms, before the hotels. */
import { expect, test } from 'vitest'
import { useDemo } from '../harness/site.ts'
import { listed } from '../harness/listed.ts'

const demo = useDemo()

test.each(
  listed(`
  /yaz-tatili-otel-firsatlari | /en/summer-vacation-hotel-deals | /de/summer-vacation-hotel-deals | /ru/summer-vacation-hotel-deals
  /erken-rezervasyon-firsatlari | /kurban-bayrami-erken-rezervasyon-otelleri`),
)('%s says its terms before its cards', async (path) => {
  const parts = (await demo.site.dom(path)).querySelectorAll('main > *')
  const cards = parts.findIndex((part) => part.querySelector('.cards'))
  const terms = parts.flatMap((part, index) =>
    part.querySelector('.rich') && !part.querySelector('.faq, .cards') ? [index] : [],
  )
  expect(cards).toBeGreaterThan(0)
  expect(terms.length).toBeGreaterThan(1)
  expect(terms.filter((index) => index > cards)).toEqual([])
})

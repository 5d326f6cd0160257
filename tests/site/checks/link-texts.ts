import { attribute, words } from '../pages.ts'
import type { Check } from './check.ts'

/** Texts that say nothing of where a link leads, by themselves: to search engines and to those who have the links of a page read out. */
const EMPTY_WORDS = new Set(
  [
    'click here, click this, go, here, information, learn more, more, more info, more information, read more, right here, see more, start, this, this page',
    'burada, buradan, buraya tıklayın, daha fazla, daha fazla bilgi, daha fazlası, detay, detaylar, devamı, devamını oku, incele, tıklayın',
    'hier, hier klicken, klicken sie hier, mehr, mehr dazu, mehr erfahren, mehr infos, mehr informationen, weiter, weiterlesen, weitere informationen',
    'далее, ещё, еще, здесь, нажмите здесь, подробнее, подробно, смотреть, тут, узнать больше, читать далее',
  ].flatMap((list) => list.split(', ')),
)

/** The text of a link says where it leads. */
export const linkTexts: Check = {
  name: 'the text of every link says where it leads',
  start: () => (page) =>
    page.elements
      .filter((element) => element.tagName === 'A' && !attribute(element, 'href').startsWith('#'))
      .map((link) => words(link))
      .filter((text) =>
        EMPTY_WORDS.has(
          text
            .toLocaleLowerCase(page.lang)
            .replace(/[^\p{L}\p{N} ]/gu, '')
            .trim(),
        ),
      )
      .map((text) => `a link says "${text}" and no more`),
}

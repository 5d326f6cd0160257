import type { HotelContent, Lang, SectionContent, SubPage, Text, Texts } from '../types.ts'

export interface ComposedPage {
  title: Text
  description: Text
  sections: SectionContent[]
}

/** One text from its four languages, in the fixed order tr, en, de, ru. */
export const text = (tr: string, en: string, de: string, ru: string): Text => ({ tr, en, de, ru })

/** A meta description: the closing words are added where the first would stay under 120 characters. */
export const described = (words: Text, closing: Text): Text =>
  eachLang((lang) => {
    const longer = `${words[lang]} ${closing[lang]}`
    return words[lang].length < 120 && longer.length <= 155 ? longer : words[lang]
  })

/** The same words in every language: names, figures, hours. */
export const same = (value: string | number): Text => {
  const words = String(value)
  return { tr: words, en: words, de: words, ru: words }
}

const eachLang = (make: (lang: Lang) => string): Text => ({
  tr: make('tr'),
  en: make('en'),
  de: make('de'),
  ru: make('ru'),
})

const FORMATS: Record<Lang, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat('tr-TR'),
  en: new Intl.NumberFormat('en-GB'),
  de: new Intl.NumberFormat('de-DE'),
  ru: new Intl.NumberFormat('ru-RU'),
}

/** A figure as each language writes it, with an optional unit after a no-break space. */
export const amount = (value: number, unit = text('', '', '', '')): Text =>
  eachLang((lang) => FORMATS[lang].format(value) + (unit[lang] ? `\u00a0${unit[lang]}` : ''))

/** The Russian noun that a number asks for: номер, номера, номеров. */
export const russian = (count: number, one: string, few: string, many: string): string => {
  const rule = new Intl.PluralRules('ru').select(count)
  return `${FORMATS.ru.format(count)}\u00a0${rule === 'one' ? one : rule === 'few' ? few : many}`
}

const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain paragraphs as HTML. */
export const prose = (paragraphs: Texts): Text =>
  eachLang((lang) => paragraphs[lang].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''))

/** One plain text as one HTML paragraph. */
export const paragraph = (words: Text): Text => eachLang((lang) => `<p>${escapeHtml(words[lang])}</p>`)

/** HTML texts one after the other. */
export const joined = (...parts: Text[]): Text => eachLang((lang) => parts.map((part) => part[lang]).join(''))

/** Plain texts as one HTML list. */
export const bulletList = (items: Text[]): Text =>
  eachLang((lang) => `<ul>${items.map((item) => `<li>${escapeHtml(item[lang])}</li>`).join('')}</ul>`)

/** Plain paragraphs as the items of one HTML list. */
export const bulletsOf = (items: Texts): Text =>
  eachLang((lang) => `<ul>${items[lang].map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`)

/** A table with column heads; each row's first cell is its head. */
export const table = (heads: Text[], rows: Text[][]): Text =>
  eachLang((lang) => {
    const head = heads.map((cell) => `<th scope="col">${escapeHtml(cell[lang])}</th>`).join('')
    const body = rows.map(([first, ...rest]) => {
      const cells = rest.map((cell) => `<td>${escapeHtml(cell[lang])}</td>`).join('')
      return `<tr><th scope="row">${escapeHtml(first?.[lang] ?? '')}</th>${cells}</tr>`
    })
    return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  })

/** A table of two columns without heads: what, and how much. */
export const factTable = (rows: [Text, Text][]): Text =>
  eachLang((lang) => {
    const body = rows.map(
      ([label, value]) => `<tr><th scope="row">${escapeHtml(label[lang])}</th><td>${escapeHtml(value[lang])}</td></tr>`,
    )
    return `<table><tbody>${body.join('')}</tbody></table>`
  })

export const hours = (from: string, to: string): Text => same(`${from}–${to}`)

/** A link to a sub-page, or nothing where the hotel has no such page. */
export const linkTo = (hotel: HotelContent, page: SubPage, words: Text): Pick<SectionContent, 'link'> =>
  hotel.gaps?.pages?.includes(page) ? {} : { link: { text: words, to: `hotel:${hotel.key}/${page}` } }

/** One of several wordings, always the same one for the same hotel. */
export const wording = <Choice>(hotel: HotelContent, ...choices: [Choice, ...Choice[]]): Choice =>
  choices[hotel.id % choices.length] ?? choices[0]

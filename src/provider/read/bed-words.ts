/** What hotels call beds, in four languages. */
import type { Locale } from '../../config/locales.ts'
import type { BedKind } from '../../records/readings.ts'

export interface BedWords {
  /** The longer name before the one that it contains. */
  kinds: readonly (readonly [BedKind, string])[]
  numbers: readonly string[]
  /** Of several beds: without a number it does not say how many. */
  plural?: RegExp
  or: string
  and: string
  /** Says nothing of who can sleep there. */
  passed: string
}

/** Lower case; '1' to '9' are numbers in every language. `numbers`: from one on. */
export const BED_WORDS: Record<Locale, BedWords> = {
  tr: {
    kinds: [
      ['chair', 'yataklı koltuk'],
      ['sofa', 'çekyat'],
      ['cot', 'bebek yatağı|beşik|park yatak'],
      ['bunk', 'ranza'],
      ['day', 'divan|sedir|kanepe'],
      ['folding', 'açılır yatak|katlanır yatak|ek yatak'],
      ['king', '(?:büyük|geniş|king(?:[- ]size)?) (?:çift kişilik(?: yatak)?|yatak)'],
      ['double', 'çift kişilik(?: yatak)?|çift yatak'],
      ['single', 'tek(?: kişilik)?(?: yatak)?'],
      ['bed', 'yatak'],
    ],
    numbers: ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz'],
    or: 'veya|ya da',
    and: 've',
    passed: 'geniş|yüksek|uzun|üstte|altta|damda|birleştirilebilir',
  },
  en: {
    kinds: [
      ['chair', '(?:arm)?chair beds?'],
      ['sofa', 'sofa[- ]?beds?'],
      ['cot', 'cots?|cribs?|baby (?:bed|cot)s?'],
      ['bunk', 'bunk beds?'],
      ['day', 'day ?beds?|divans?|couch(?:es)?'],
      ['folding', '(?:fold-?out|folding|extra|rollaway) beds?'],
      ['king', 'king(?:[- ]?size)?(?: beds?)?'],
      ['double', '(?:double|queen(?:[- ]?size)?)s?(?: beds?)?'],
      ['single', '(?:single|twin)s?(?: beds?)?'],
      ['bed', 'beds?'],
    ],
    numbers: ['one|an?', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    // Bunk beds are one piece of furniture.
    plural: /^(?!bunk).*s$/u,
    or: 'or',
    and: 'and',
    passed: 'of|wide|high|extra-long|large|built-in|above|below|upstairs|downstairs|on the roof|that join',
  },
  de: {
    kinds: [
      ['chair', 'schlafsessel'],
      ['sofa', 'schlafsofas?|schlafcouch'],
      ['cot', '(?:baby|gitter|kinder)bett(?:en|chen)?'],
      ['bunk', '(?:etagen|stock)bett(?:en)?'],
      ['day', 'schlafliegen?|tagesbett(?:en)?|diwan|sedir|liegen?'],
      ['folding', '(?:klapp|zustell)bett(?:en)?'],
      ['king', 'king(?:[- ]?size)?-? ?bett(?:en)?'],
      ['double', 'doppelbett(?:en)?'],
      ['single', 'einzelbett(?:en)?'],
      ['bed', 'bett(?:en)?'],
    ],
    numbers: ['eine?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
    plural: /(?:betten|liegen|sofas)$/u,
    or: 'oder',
    and: 'und',
    passed: 'breites?|große[sn]?|erhöhte[sn]?|überlange[sn]?|zusammenstellbare|oben|unten|auf dem dach',
  },
  ru: {
    kinds: [
      ['chair', 'кресл\\p{L}+-кроват\\p{L}+'],
      ['sofa', 'диван\\p{L}*-кроват\\p{L}+'],
      ['cot', 'детск\\p{L}+ кроватк\\p{L}+|колыбел\\p{L}+'],
      ['bunk', 'двухъярусн\\p{L}+(?: кроват\\p{L}+)?'],
      ['day', 'кушетк\\p{L}+|седир\\p{L}*|тахт\\p{L}+|диван\\p{L}*'],
      ['folding', 'раскладн\\p{L}+(?: кроват\\p{L}+)?|раскладушк\\p{L}+'],
      ['king', '(?:кроват[ьи] )?king[- ]?size(?: кроват[ьи])?'],
      ['double', 'дву(?:х)?(?:спальн|местн)\\p{L}+(?: кроват\\p{L}+)?'],
      ['single', 'одно(?:спальн|местн)\\p{L}+(?: кроват\\p{L}+)?'],
      ['bed', 'кроват\\p{L}+'],
    ],
    numbers: ['од(?:ин|на|но)', 'дв[ае]', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь'],
    plural: /^(?:\p{L}+ые|кровати)(?: |$)/u,
    or: 'или',
    and: 'и',
    passed: 'широк\\p{L}+|высок\\p{L}+|больш\\p{L}+|удлинённ\\p{L}+|наверху|внизу|на крыше|их можно сдвинуть',
  },
}

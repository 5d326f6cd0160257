/** What a hotel says of sport. Hotels have no page of their own for it: their cards, facilities and hours of the day are looked through for its words. */
import type { Locale } from '../../config/locales.ts'
import type { FeatureRecord } from '../../records/parts.ts'

/** Beginnings of words. */
const WORDS: Record<Locale, string> = {
  tr: 'tenis|padel|fitness|spor salon|kürek(?!ler)|dalış|yelken(?:li|ci|cilik)?\\b(?! tente)|katamaran|kano|bisiklet(?!siz)|koşu|yoga|pilates|golf|voleybol|tırmanış|okçuluk|rota|kulvar|gece yüz|uzun yüzüş|yüzücüler[ei]|yüzen|sörf|parkur|yürüyüş yol',
  en: 'tennis|padel|gym\\b|fitness|rowing|diving|sailing|dinghi|optimists|catamaran|canoe|bicycle|cycling|cyclist|run\\b(?! on| from| until)|runner|yoga|pilates|golf|volleyball|climbing wall|archery|routes|lanes|(?:night|long) swim|swimmers|swimming lesson|surf|hik',
  de: 'tennis|padel|fitness|ruder|tauch(?!becken)|segel(?:n|lehrer|boot)|katamaran|kanu|fahrrad|fahrräder|räder|radler|lauf\\b|läufer|yoga|pilates|golf|volleyball|kletter|bogenschieß|wanderung|tourentafel|bahnen|schwimmer|nachtschwimm|surf',
  ru: 'теннис|падел|фитнес|тренаж|зал, 24|гребл|гребн(?:ой|ых|ая)|одиноч|дайв|погруж|парусн|катамаран|каноэ|байдар|велосипед|пробеж|бегун|йог|пилатес|гольф|волейбол|скалолаз|стрельба из лука|маршрут|дорож(?:ки|ек)|пловц|ночное плаван|плаваю|сёрф',
}

const PATTERNS = Object.fromEntries(
  Object.entries(WORDS).map(([locale, words]) => [locale, new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu')]),
) as Record<Locale, RegExp>

export interface Said {
  title?: string | undefined
  text: string
}

/** Those that are about sport, each with the sentence that says so. */
export function sportIn(said: readonly Said[], locale: Locale): FeatureRecord[] {
  return said.flatMap(({ title, text }) => {
    const sentences = text.split(/(?<=[.!?…])\s+/)
    const about = sentences.find((sentence) => PATTERNS[locale].test(sentence)) ?? sentences[0]
    if (!title || !about || !PATTERNS[locale].test(`${title} ${about}`)) return []
    return [{ label: title, value: about.replace(/\.$/, '') }]
  })
}

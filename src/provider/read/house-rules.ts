/** Reads what a hotel writes of arrival, departure, pets and smoking, in four languages. */
import type { HouseRules } from '../../config/site-types.ts'
import type { HouseRulesSaid } from '../../records/readings.ts'
import { timesIn } from './clock.ts'

/** A part of a text begins with each of these. */
const PARTS =
  /(?=check.?in|check.?out|anreise|abreise|giriş(?: saat\p{L}*)?(?: en (?:erken|geç))?\s*[:\d]|çıkış(?: saat\p{L}*)?(?: en (?:erken|geç))?\s*[:\d]|заезд|выезд)/iu
const ARRIVAL = /^(?:check.?in|anreise|giriş|заезд)/iu
const DEPARTURE = /^(?:check.?out|abreise|çıkış|выезд)/iu
/** Before a time of arrival or departure that is not the usual one. */
const UNUSUAL = /(?:early|late|früh\p{L}*|spät\p{L}*|erken|geç|ранн\p{L}*|поздн\p{L}*)[\s-]*$/iu
/** Before one that is not of the hotel: nor is the one that follows in the sentence. */
const ELSEWHERE = /(?<!\p{L})(?:son|rückreise:?|(?:mini)?club|kulüb\p{L}*|spa|aqua\s?park|carte)[\s-]*$/iu
const OTHER = /^(?:check.?(?:in|out) for the (?!room|hotel|stay)|(?:an|ab)reise mit(?!\p{L}))/iu
/** '16 Uhr', '15 ч.': an hour without minutes. */
const WHOLE_HOUR = /(?<![\d:.,])(\d{1,2})\s*(?:uhr|ч(?:ас\p{L}*)?\.?)(?!\p{L})/giu
const PART_END = /[!?;]|\.\s+\p{Lu}/u

const PETS = String.raw`(?<!\p{L})(?:pets?|dogs?|haustiere?n?|hunde?n?|evcil hayvan\p{L}*|köpek\p{L}*|животн\p{L}*|питом(?:ец|ц)\p{L}*|собак\p{L}*)(?!\p{L})`
const SMOKING = String.raw`(?<!\p{L})(?:smok(?:ing|ers?)|rauchen|raucher\p{L}*|sigara|кур(?:ить|ени|ящ)\p{L}*)(?!\p{L})`
const ALLOWED = String.raw`(?<!\p{L})(?:yes|welcome|stay free|on request|auf anfrage|по запросу|dostu|allow|accept|permit|friendly|takes?|bring|ja|willkommen|erlaubt|gestattet|mitbringen|evet|kabul|izin|serbest|getir|да(?=[,.!])|разреш|принима|можно|добро пожаловать)`
const ROOMS = String.raw`(?<!\p{L})(?:rooms?|areas?|balcon|bereich|zimmer|içil|alan|oda|номера? для|зон)|raucherzimmer`
/** 'edilmez', 'edilmemektedir', 'getirmeyiniz', 'içilmeyen', 'edilmiyor' */
const TURKISH_NOT = String.raw`\p{L}+(?:m[ae](?:z|m[ae](?:kt[ae]|l[ıi])|y[ıi]n|y[ae](?:n|c[ae]))|m[ıiuü]yor)\p{L}*`
const DENIED = String.raw`(?<!\p{L})(?:no|non|not|never|cannot|\p{L}+n['’]t|unable|prohibited|forbidden|banned|nicht\p{L}*|kein\p{L}*|nein|verboten|untersagt|hayır|yok|yasak\p{L}*|değil|${TURKISH_NOT}|не|нет|нельзя|(?:за|вос)прещ\p{L}*)(?!\p{L})`
const IS_DENIED = new RegExp(DENIED, 'iu')
/** So many characters between them: a sentence may name a dog and take something else. */
const NEAR = 24
const near = (subject: string, words: string, most = NEAR) =>
  new RegExp(
    String.raw`(?:${subject})[^.!…]{0,${most}}?(?:${words})|(?:${words})\p{L}*[^.!…]{0,${most}}?(?:${subject})`,
    'iu',
  )
const rule = (subject: string, allowed: string) => ({
  subject: new RegExp(subject, 'iu'),
  allowed: near(subject, allowed),
  denied: near(subject, DENIED),
  isNamed: near(subject, allowed, 200),
})
const RULES = { pets: rule(PETS, ALLOWED), smoking: rule(SMOKING, `${ALLOWED}|${ROOMS}`) }
const EXCEPT = new RegExp(
  String.raw`(?<!\p{L})(?:except|excluding|außer|hariç|dışında|кроме|за исключением|but(?! (?:we )?(?:cannot|can['’]t|do not|don['’]t|not))|(?<!adults?[\s-])only(?! (?:for )?adults)|nur(?! für erwachsene)|(?:sadece|yalnız\p{L}*)(?! yetişkin)|только(?! для взрослых)|(?:small|kleine|küçük|небольш\p{L}*)(?=\s(?:\p{L}+\s)?(?:${PETS})))(?!\p{L})`,
  'iu',
)
/** What is no pet. */
const NO_PETS =
  /(?<!\p{L})(?:(?:except|außer|кроме)(?: for)? )?(?:hot[\s-]?dogs?|(?:guide|assistance|service|hearing)[\s-]dogs?|(?:blinden|assistenz|begleit|therapie)\p{L}*hunde?n?|(?:rehber|yardım|görme engelli)\p{L}* köpe\p{L}*(?: hariç)?|собак\p{L}*[\s-]поводыр\p{L}*)(?!\p{L})/giu
const ABBREVIATED = /(?<!\p{L})(max|min|ca|approx|inkl|incl|bzw|tel|nr|макс|мин|ок)\./giu
/** What is said of one of these is said of nothing else. A hotel may be called like one: 'Strandhotel', 'Beach Resort'. */
const PLACE = String.raw`beach(?:es)?|(?:pool|restaurant|lounge|terrace|garden|playground|area|balcon(?:y|ie)|bar|bus|boat|transfer)s?|buffet|lobby|spa|(?:kids|mini) club|\p{L}*(?:strand|pool|restaurant|balkon|terrasse|garten|bereich|liegewiese|speisesaal|spielpl[aä]tz)(?:e[ns]?|s)?|(?:plaj|sahil|kumsal|havuz|restoran|lokanta|barlar|lobi|balkon|teras|bahçe|alan|salon|iskele)\p{L}*|(?:пляж|бассейн|ресторан|лобби|балкон|террас|зон|мест|зал|площадк)\p{L}*|бар(?:е|ы|ах)?|сад(?:у|ах)`
const ROOM = String.raw`rooms?|suites?|\p{L}*zimmern?|oda(?:lar|da|mız|sı)?\p{L}*|номер\p{L}*`
const placed = (places: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${places})(?!\p{L}|\s(?:&\s\p{L}+\s)?(?:hotel|resort|otel|отел))`, 'iu')
/** A room is what its own texts are about. */
const PLACES = { house: placed(`${PLACE}|${ROOM}`), room: placed(PLACE) }
/** What follows one may be of a place, and what goes before it of the house: 'allowed, but not in the restaurant'. */
const CLAUSE = /(?=[,;(]|(?<!\p{L})(?:but|except|jedoch|aber|außer|ama|ancak|fakat|но|кроме)(?!\p{L}))/iu

/** `title`: what all of the text may be about. */
export interface RuleText {
  title?: string | undefined
  text: string
}

export function houseRulesIn(texts: readonly RuleText[], of: keyof typeof PLACES = 'house'): HouseRulesSaid {
  const parts = texts.flatMap(({ title = '', text }) => {
    const all = `${title}: ${text}`.split(PARTS)
    let isElsewhere = false
    return all
      .filter((part, index) => {
        const before = all[index - 1] ?? ''
        isElsewhere = ELSEWHERE.test(before) || OTHER.test(part) || (isElsewhere && !PART_END.test(before))
        return !isElsewhere && !UNUSUAL.test(before)
      })
      .map((part) => part.split(PART_END)[0]!.replace(WHOLE_HOUR, '$1:00'))
  })
  const said = (name: keyof typeof RULES) =>
    texts.flatMap(({ title = '', text }) =>
      `${title}: ${text}`
        .replace(NO_PETS, '')
        .replace(ABBREVIATED, '$1')
        .split(/(?<=[.!…])\s+/u)
        .flatMap((sentence) => allows(sentence, RULES[name], { title, place: PLACES[of] })),
    )
  return {
    ...each(
      'checkIn',
      parts.filter((part) => ARRIVAL.test(part)).flatMap((part) => timeOf(part, 'from')),
    ),
    ...each(
      'checkOut',
      parts.filter((part) => DEPARTURE.test(part)).flatMap((part) => timeOf(part, 'to')),
    ),
    ...each('pets', said('pets')),
    ...each('smoking', said('smoking')),
  }
}

function each<Name extends keyof HouseRules>(name: Name, all: HouseRulesSaid[Name] & {}): HouseRulesSaid {
  return all.length > 0 ? { [name]: [...new Set<unknown>(all)] } : {}
}

function timeOf(part: string, end: 'from' | 'to'): (string | null)[] {
  const times = timesIn(part)
  if (times?.length === 0) return []
  const [time, ...others] = times ?? []
  return [others.length > 0 ? null : (time?.[end] ?? time?.from ?? time?.to ?? null)]
}

type Rule = (typeof RULES)['pets']

/** Empty if it says neither that they are allowed nor that they are not; `null` if it allows them at a place, or cannot be read. */
function allows(sentence: string, rule: Rule, { title, place }: { title: string; place: RegExp }): (boolean | null)[] {
  if (!rule.subject.test(sentence)) return []
  const whole = allowance(sentence, rule)
  const clauses = sentence.split(CLAUSE)
  const at = place.test(title) ? 0 : clauses.findIndex((clause) => place.test(clause))
  const ofHouse = at < 0 ? whole : allowance(clauses.slice(0, at).join(''), rule)
  if (ofHouse !== undefined) return [ofHouse || whole === ofHouse ? ofHouse : null]
  const isUnclear = whole === undefined && rule.isNamed.test(sentence) && !IS_DENIED.test(sentence)
  return whole || isUnclear ? [null] : []
}

function allowance(text: string, { allowed, denied }: Rule): boolean | undefined {
  const isDenied = denied.test(text)
  return isDenied || allowed.test(text) ? !isDenied || EXCEPT.test(text) : undefined
}

/** Reads what a hotel writes of arrival, departure, pets and smoking, in four languages. */
import type { HouseRules } from '../../config/constants.ts'
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
/** With few words between them: a sentence may name a dog and take something else. */
const near = (subject: string, words: string) =>
  new RegExp(String.raw`(?:${subject})[^.!…]{0,24}?(?:${words})|(?:${words})\p{L}*[^.!…]{0,24}?(?:${subject})`, 'iu')
const PETS_ALLOWED = near(PETS, ALLOWED)
const SMOKING_ALLOWED = near(SMOKING, `${ALLOWED}|${ROOMS}`)
/** 'edilmez', 'edilmemektedir', 'getirmeyiniz', 'içilmeyen', 'edilmiyor' */
const TURKISH_NOT = String.raw`\p{L}+(?:m[ae](?:z|m[ae](?:kt[ae]|l[ıi])|y[ıi]n|y[ae](?:n|c[ae]))|m[ıiuü]yor)\p{L}*`
const DENIED = String.raw`(?<!\p{L})(?:no|non|not|never|cannot|\p{L}+n['’]t|unable|prohibited|forbidden|banned|nicht\p{L}*|kein\p{L}*|nein|verboten|untersagt|hayır|yok|yasak\p{L}*|değil|${TURKISH_NOT}|не|нет|нельзя|(?:за|вос)прещ\p{L}*)(?!\p{L})`
const PETS_DENIED = near(PETS, DENIED)
const SMOKING_DENIED = near(SMOKING, DENIED)
const EXCEPT =
  /(?<!\p{L})(?:except|only|but(?! (?:we )?(?:cannot|can['’]t|do not|don['’]t|not))|small|nur|außer|kleine|sadece|yalnız|hariç|küçük|только|кроме|небольш)/iu

export function houseRulesIn(texts: readonly string[]): HouseRulesSaid {
  const parts = texts.flatMap((text) => {
    const all = text.split(PARTS)
    let isElsewhere = false
    return all
      .filter((part, index) => {
        const before = all[index - 1] ?? ''
        isElsewhere = ELSEWHERE.test(before) || OTHER.test(part) || (isElsewhere && !PART_END.test(before))
        return !isElsewhere && !UNUSUAL.test(before)
      })
      .map((part) => part.split(PART_END)[0]!.replace(WHOLE_HOUR, '$1:00'))
  })
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!…])\s+/u))
  return {
    ...each(
      'checkIn',
      parts.filter((part) => ARRIVAL.test(part)).flatMap((part) => timeOf(part, 'from')),
    ),
    ...each(
      'checkOut',
      parts.filter((part) => DEPARTURE.test(part)).flatMap((part) => timeOf(part, 'to')),
    ),
    ...each(
      'pets',
      sentences.flatMap((sentence) => allows(sentence, PETS_ALLOWED, PETS_DENIED)),
    ),
    ...each(
      'smoking',
      sentences.flatMap((sentence) => allows(sentence, SMOKING_ALLOWED, SMOKING_DENIED)),
    ),
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

/** Empty if it says neither that they are allowed nor that they are not. */
function allows(sentence: string, allowed: RegExp, denied: RegExp): boolean[] {
  const isDenied = denied.test(sentence)
  if (!isDenied && !allowed.test(sentence)) return []
  return [!isDenied || EXCEPT.test(sentence)]
}

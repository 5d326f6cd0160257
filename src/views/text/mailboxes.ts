/** E-mail addresses in texts that people wrote. Pure. */
import { isEmail } from './email.ts'

/** What an address may hold; all else stands between two. */
const RUN = /[\p{L}\p{M}\p{Nd}_.!#$%&'*+=?^`~@-]+/gu
const CHARACTERS = String.raw`\p{L}\p{M}\p{Nd}`
/** As far as a domain reaches, and what follows it. */
const HOST = new RegExp(String.raw`^([${CHARACTERS}.-]*?)([.-]*(?:[^${CHARACTERS}.-].*)?)$`, 'su')
const NO_BEGINNING = new RegExp(String.raw`^[^${CHARACTERS}_]+`, 'u')
const WORD = '(?:veya|ve|and|or|und|oder|bzw|или|и)'
/** '&und&' between two addresses. */
const SIGNS = new RegExp(String.raw`^([^${CHARACTERS}])\1*(?:${WORD}\1+)?`, 'iu')
/** A dash or several dots and dashes, but not those of punycode; a word. */
const DASHES = String.raw`(?:(?<!\.xn)[.-]{2,}|-)`
const JOINTS = new RegExp(String.raw`(?=(${DASHES}(?:${WORD}[.-]+)?|${WORD})[${CHARACTERS}_])`, 'giu')

/** 'info@a.com&b@c.com' → both. Some may be invalid. */
export function readAddresses(text: string): string[] {
  const runs =
    unescaped(text)
      .replace(/\p{Cf}/gu, '')
      .replaceAll('＠', '@')
      .replace(/ @ /g, '@')
      // Of a link: '?cc=…' is no second address of the house.
      .replace(/(@[^?]*)\?\w+=.*$/s, '$1')
      .match(RUN) ?? []
  return runs.flatMap((run) => inRun(run))
}

/** 'a@b.com%20c@d.com' → with a space. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function inRun(run: string): string[] {
  const [first = '', ...hosts] = run.split('@')
  let name = first.replace(NO_BEGINNING, '')
  return hosts.map((text, index) => {
    const next = hosts[index + 1]
    const [host, nextName] = next === undefined ? [HOST.exec(text)?.[1] ?? '', ''] : parted(text, HOST.exec(next)![1]!)
    const address = `${name}@${host}`
    name = nextName
    return address
  })
}

/** What stands between two @: the host of the first address and the name of the second. `nextHost`: that of the second. */
function parted(text: string, nextHost: string): [host: string, name: string] {
  const [, host = '', rest = ''] = HOST.exec(text)!
  const joints = [...text.matchAll(JOINTS)].map(({ index, 1: joint = '' }) => [
    text.slice(0, index),
    text.slice(index + joint.length),
  ])
  const signs = rest ? [[host, rest.replace(SIGNS, '').replace(NO_BEGINNING, '')]] : []
  const cuts = [...signs, ...joints].flatMap(([left = '', right = '']): [string, string][] =>
    isEmail(`a@${left}`) ? [[left, right]] : [],
  )
  const top = (domain: string) => domain.slice(domain.lastIndexOf('.'))
  // Both are usually of one house, or of one country; a short end is more likely than one that holds the word.
  return (
    cuts.find(([left]) => left === nextHost) ??
    cuts.find(([left]) => top(left) === top(nextHost)) ??
    cuts.find(([left]) => top(left).length <= '.com'.length) ??
    cuts[0] ?? [text, '']
  )
}

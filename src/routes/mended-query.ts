/** What a query says of a trip, however its '&' are written. Web standards only. */

/**
 * '&' before dates and guests, as addresses have it that were copied from a page's source, or encoded once more, or
 * written as once was usual.
 */
const SEPARATOR = /(?:&(?:amp;)?|;)(?=(?:check(?:in|out|InDate|OutDate)|adults?|child(?:ren|ages)?|age)=)/

/** The parts that one part of a query stands for: those behind a '&' that was encoded are in its value, or in its name. */
export function partsOf([name, value]: [string, string]): [string, string][] {
  const text = value || !name.includes('=') ? `${name}=${value}` : name
  return text
    .replace(/^(?:amp;)+/, '')
    .split(SEPARATOR)
    .filter((part) => part.includes('='))
    .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)])
}

const isJoined = ([name, value]: [string, string]) => /[;=]/.test(name) || SEPARATOR.test(value)

/** Each part under its own name. */
export const mendedQuery = (query: URLSearchParams) =>
  [...query].some(isJoined) ? new URLSearchParams([...query].flatMap(partsOf)) : query

/** Whether it has a part under one of these names. */
export const saysSome = (query: URLSearchParams, names: readonly string[]) =>
  [...mendedQuery(query).keys()].some((name) => names.includes(name))

/** Names of people, cleaned. */

/** Characters. */
export const LONGEST_NAME = 60
/** Names that the history uses for machines. */
const RESERVED = ['webhook', 'build', 'operator']

/** A person's name without unreadable characters; `undefined` if nothing is left or it is one of the machines' names. */
export function personName(text: string): string | undefined {
  const readable = text.replace(/\s+/g, ' ').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  const name = [...readable.trim()].slice(0, LONGEST_NAME).join('').trim()
  return name === '' || RESERVED.includes(name.toLowerCase()) ? undefined : name
}

/** No line begins with a dash: the space before it does not break. Goes through all texts of a content. */
export function typeset<T>(content: T): T {
  if (typeof content === 'string') return content.replaceAll(' — ', '\u00a0— ') as T
  if (Array.isArray(content)) return content.map(typeset) as T
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, typeset(part)])) as T
}

/** How web servers write addresses. */

/** Rules are compared as they are written: with the address as it is sent, by Netlify's own server with the decoded one. */
export function rulesFor(path: string, answer: string): string[] {
  const spellings = new Set([encodeURI(path), ...(/[\s#]/.test(path) ? [] : [path])])
  return [...spellings].map((spelling) => `${spelling} ${answer}\n`)
}

/** For Caddy and nginx. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

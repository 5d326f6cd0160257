/**
 * React's HTML of an island as the rest of the page is written: React has capitals in names of attributes, empty values and slashes, all of which it
 * escapes in texts.
 */
export function islandHtml(html: string): string {
  const plain = html.replace(/ [a-z]+[A-Z]\w*="/g, (name) => name.toLowerCase())
  return plain.replaceAll('=""', '').replaceAll('/>', '>')
}

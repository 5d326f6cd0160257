/**
 * React's HTML of an island as the rest of the page is written: React has capitals in names of attributes, empty values and slashes, all of which it
 * escapes in texts.
 */
export function islandHtml(html: string): string {
  // Values are matched too, since one may end as a name does: `bookingCode=`.
  const plain = html.replace(
    / ([\w:-]+)(="[^"]*")/g,
    (_, name: string, value: string) => ` ${name.toLowerCase()}${value}`,
  )
  return plain.replaceAll('=""', '').replaceAll('/>', '>')
}

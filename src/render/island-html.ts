/**
 * Normalises React's HTML to the page's style: lower-case attribute names, no empty values, no self-closing slashes. Text is safe, since React
 * escapes these characters.
 */
export function islandHtml(html: string): string {
  // Attribute values are matched whole, since one may look like a name: `bookingCode=`.
  const plain = html.replace(
    / ([\w:-]+)(="[^"]*")/g,
    (_, name: string, value: string) => ` ${name.toLowerCase()}${value}`,
  )
  return plain.replaceAll('=""', '').replaceAll('/>', '>')
}

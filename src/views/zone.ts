/**
 * Adds Istanbul's offset to an instant without a zone; a bare date is unchanged. `undefined` if the text is not an ISO
 * 8601 date.
 */
export function withZone(iso: string): string | undefined {
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  const zoned = bare || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+03:00`
  return /^\d{4}-\d{2}-\d{2}/.test(iso) && !Number.isNaN(Date.parse(zoned)) ? zoned : undefined
}

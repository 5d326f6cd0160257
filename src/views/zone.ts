/** A bare date, or an instant with its zone: without one the provider means Istanbul's. Nothing for a text that is no ISO 8601 date. */
export function withZone(iso: string): string | undefined {
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  const zoned = bare || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+03:00`
  return /^\d{4}-\d{2}-\d{2}/.test(iso) && !Number.isNaN(Date.parse(zoned)) ? zoned : undefined
}

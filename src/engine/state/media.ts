/** Metadata of pictures, videos and documents. */
import type { Database } from './database/database.ts'

export interface MediaRow {
  id: string
  /** Digest for addresses, from the last good response; `undefined` if there was none. */
  content?: string | undefined
  /** The host's validators of that response. */
  etag?: string | undefined
  modified?: string | undefined
  /** Pixels; only for pictures. */
  width?: number | undefined
  height?: number | undefined
  /** Fault of the last response. */
  fault?: string | undefined
  /** Time of the last request, ISO 8601; '' to be requested first. */
  askedAt: string
}

/** A source that pages of the newest release name. */
export interface NamedSource {
  id: string
  source: string
  mimeType?: string
}

const COLUMNS = 'id, content, etag, modified, width, height, fault, asked_at'

export class MediaTable {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  get(id: string): MediaRow | undefined {
    const row = this.#db.get(`SELECT ${COLUMNS} FROM media WHERE id = ?`, id)
    if (!row) return undefined
    const { asked_at: askedAt, ...rest } = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    return { ...rest, askedAt } as unknown as MediaRow
  }

  /** The ones requested longest ago, starting with those never requested. */
  oldest(count: number): NamedSource[] {
    const rows = this.#db.all<{ id: string; source: string; mime_type: string | null }>(
      `SELECT source.id, source, mime_type FROM source LEFT JOIN media USING (id) WHERE valid_to IS NULL
        ORDER BY coalesce(asked_at, ''), source.id LIMIT ?`,
      count,
    )
    return rows.map(({ mime_type: mimeType, ...named }) => ({ ...named, mimeType: mimeType ?? undefined }))
  }

  /** Within a transaction. */
  write(rows: Iterable<MediaRow>): void {
    const sql = `INSERT OR REPLACE INTO media (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
    for (const { id, content, etag, modified, width, height, fault, askedAt } of rows) {
      const values = [content, etag, modified, width, height, fault].map((value) => value ?? null)
      this.#db.run(sql, id, ...values, askedAt)
    }
  }

  /** Within a transaction: deletes rows that no release names. */
  forgetUnnamed(): void {
    this.#db.run('DELETE FROM media WHERE id NOT IN (SELECT id FROM source)')
  }

  /** Within a transaction: deletes all rows, since the provider has changed. */
  clear(): void {
    this.#db.run('DELETE FROM media')
  }
}

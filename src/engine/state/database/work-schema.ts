/** The tables of `.site/site.db` that are not what a release holds. */

/** What was done, and what is wrong with the content. */
export const HISTORY_SCHEMA = `
-- HISTORY: what was done with releases, by whom. Rows are added, in the transaction that does what they tell, and never changed or deleted.
CREATE TABLE history (
  number  INTEGER PRIMARY KEY, -- in the order of the deeds
  at      TEXT NOT NULL,       -- ISO 8601
  what    TEXT NOT NULL,       -- waiting, approved, scheduled, cancelled, published, undone, refused, dismissed, renewed
  release INTEGER,             -- release.number, which may be forgotten since; null: it was refused before it was one
  id      TEXT,                -- release.id
  by      TEXT NOT NULL,       -- a person's name, 'webhook', 'build' or 'operator'
  details TEXT NOT NULL        -- JSON
);

-- EDITS: what publishes changed in the records of pages that changed with them. Kept for HISTORY_DAYS, whatever becomes of the releases.
CREATE TABLE edit (
  number  INTEGER PRIMARY KEY, -- in the order of the publishes
  release INTEGER NOT NULL,    -- release.number, which may be forgotten since
  at      TEXT NOT NULL,       -- when that was made, ISO 8601
  record  TEXT NOT NULL,       -- record.key; of a renamed one, the new one
  texts   BLOB NOT NULL        -- JSON, compressed with Zstandard: [[place in the record, text before, text after]]; null: there was none
);
CREATE TABLE edited_page (
  thing   TEXT NOT NULL,       -- page.thing
  edit    INTEGER NOT NULL,    -- edit.number
  PRIMARY KEY (thing, edit)
) WITHOUT ROWID;

-- RUNS: publishes that came to an end, whoever asked for them. The newest 500 are kept.
CREATE TABLE run (
  number  INTEGER PRIMARY KEY, -- in the order of their ends
  at      TEXT NOT NULL,       -- when it ended, ISO 8601
  by      TEXT NOT NULL,       -- as in history
  outcome TEXT NOT NULL,       -- published, waiting, unchanged, refused, failed
  ms      INTEGER NOT NULL,
  release INTEGER,             -- release.number, which may be forgotten since; null: none
  report  TEXT,                -- JSON, without the pages that changed: release.changes
  error   TEXT                 -- why it failed or was refused
);

-- FINDINGS: what is wrong with the content of the newest release.
CREATE TABLE finding (
  name    TEXT PRIMARY KEY,    -- code, record or page, and what tells it from others of these
  since   TEXT NOT NULL,       -- when it was found first, ISO 8601
  problem TEXT NOT NULL        -- JSON, as in a report
) WITHOUT ROWID;

-- STALE TRANSLATIONS: the Turkish text of a thing changed, and that of another language did not, nor was it said to be in order.
CREATE TABLE stale_translation (
  thing  TEXT NOT NULL,        -- kind and identity in all languages: 'room/29/7'
  locale TEXT NOT NULL,
  since  TEXT NOT NULL,        -- ISO 8601
  texts  TEXT NOT NULL,        -- JSON: the Turkish texts that were translated, by their place in the record; null: there was none
  PRIMARY KEY (thing, locale)
) WITHOUT ROWID;

`

/** What is to do, and who was told of what. */
export const WORK_SCHEMA = `
-- FOLDERS of plain files that releases are written to, such as dist/, and what each was left with.
CREATE TABLE written_folder (
  folder     TEXT PRIMARY KEY,
  release    INTEGER,          -- the release whose files it holds; null: not known
  writing    INTEGER,          -- the release that is being written; after an interrupted publish it is still there
  identity   TEXT NOT NULL,    -- inode and time of the folder: another folder, or a change in it by somebody else, is noticed
  compressed INTEGER NOT NULL, -- 1: with compressed copies
  hosts      TEXT NOT NULL     -- JSON: digests of _headers and _redirects, by name
);

-- Where this file is a copy of what servers share in PostgreSQL: of which database, and up to which change. At most one row.
CREATE TABLE replica (
  one      INTEGER PRIMARY KEY CHECK (one = 1),
  database TEXT NOT NULL,      -- its id, as it stands there
  change   TEXT NOT NULL       -- id of the last change; '': not known, everything is to be copied
);

-- THE WEBHOOK'S QUEUE.
CREATE TABLE job (
  number      INTEGER PRIMARY KEY, -- in the order of arrival
  id          TEXT NOT NULL UNIQUE,
  state       TEXT NOT NULL,   -- queued, crawling, rendering, published, waiting, unchanged, failed
  server      TEXT,            -- whose work it is, where servers share the state
  created_at  TEXT NOT NULL,   -- ISO 8601
  finished_at TEXT,
  changes     TEXT,            -- JSON: what is said to have changed; null: everything
  preview     INTEGER NOT NULL, -- 1: its release waits, whatever else is published at once
  authors     TEXT,            -- JSON: names of who wrote what changed, as far as messages say
  report      TEXT,            -- JSON
  error       TEXT
);
-- Messages of the last minutes, so that none is taken twice.
CREATE TABLE message (
  id       TEXT PRIMARY KEY,
  taken_at INTEGER NOT NULL,   -- milliseconds since 1970
  job      TEXT                -- job.id, which may be forgotten since
);

-- SEARCH ENGINES: which release they were told of last.
CREATE TABLE submission (
  site_url TEXT PRIMARY KEY,
  release  INTEGER NOT NULL
);

-- THE DESK: who is signed in.
CREATE TABLE session (
  id    TEXT PRIMARY KEY,      -- digest of what the browser keeps
  name  TEXT NOT NULL,         -- the person's, for the history
  until TEXT NOT NULL,         -- ISO 8601, in UTC
  link  TEXT UNIQUE,           -- id of the link that was signed in with; null: with the secret
  ended INTEGER NOT NULL DEFAULT 0 -- 1: signed out; the row stays so that its link is not used again
) WITHOUT ROWID;

-- NOTIFY_URL: the line of the history that it was told of last.
CREATE TABLE notified (
  url  TEXT PRIMARY KEY,
  line INTEGER NOT NULL        -- history.number; 0: none
);

-- PURGE_URL: the release that each shared cache was told of last. One that is not kept any more, or no row: the cache may hold anything.
CREATE TABLE purged (
  url     TEXT PRIMARY KEY,
  release INTEGER NOT NULL,    -- release.number
  id      TEXT NOT NULL,       -- release.id
  headers TEXT NOT NULL        -- digest of what answers said besides
);
`

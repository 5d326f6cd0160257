/** The schema of `.site/site.db`. Plain SQL; what is particular to SQLite is `WITHOUT ROWID` and the types. */
import { HISTORY_SCHEMA, WORK_SCHEMA } from './work-schema.ts'

export const STATE_FILE = 'site.db'

/** Increase it with every change: `carried.ts` says what a file of a different version keeps, and `tests/engine/state/upgrades.test.ts` asks for a dump of each. */
export const VERSION = 16

/** Tables whose column `hash` holds digests of files of the content store. */
export const CONTENT_TABLES = ['page', 'asset', 'hashed_file'] as const

/** Tables that stay on each machine where servers share the rest. */
export const LOCAL_TABLES: readonly string[] = ['written_folder', 'purged', 'replica']

export const SCHEMA = `
-- RECORDS: what the provider answered last, validated. One row for each answer; they belong to the newest release.
CREATE TABLE record (
  key     TEXT PRIMARY KEY, -- kind, language and identity: 'room/de/29/familienzimmer'
  digest  TEXT NOT NULL,    -- SHA-256 of the value: record_value.digest
  etag    TEXT,             -- the provider's validator for the next conditional request
  outline TEXT              -- JSON; of a page, a room or an event: what the route table is made of
) WITHOUT ROWID;

-- Values by their digest, so that a crawl can store them before its release is published: nobody sees them until a record names them.
CREATE TABLE record_value (
  digest TEXT PRIMARY KEY,
  json   TEXT NOT NULL      -- 'null': the provider says that there is no such thing
);

-- By what a message of the webhook may call a record: 'room 29', 'room familienzimmer', 'event 7'.
CREATE TABLE record_name (
  name TEXT NOT NULL,
  key  TEXT NOT NULL,
  PRIMARY KEY (name, key)
) WITHOUT ROWID;

-- RELEASES. A release is a number. What it holds are the rows of route, page, chrome, asset, output, source, sitemap and redirect that are valid in it:
--   valid_from <= number AND (valid_to IS NULL OR valid_to > number)
-- A row without valid_to is valid in the newest release. Two releases differ in the rows whose valid_from or valid_to lies between them.
CREATE TABLE release (
  number       INTEGER PRIMARY KEY,
  id           TEXT NOT NULL, -- digest of its pages and assets: equal ids, equal sites
  made_at      TEXT NOT NULL, -- ISO 8601
  live_at      TEXT,          -- when visitors saw it first, ISO 8601; null: never yet
  provider     TEXT,          -- name of the provider that answered
  inputs       TEXT NOT NULL, -- digest of what all pages depend on besides the records: templates and settings
  pages        INTEGER NOT NULL, -- how many it has
  records      TEXT NOT NULL, -- sum of the digests of the records that it was made from
  pages_sum    TEXT NOT NULL, -- sums of the digests of its pages and assets, from which the next release's id follows
  assets_sum   TEXT NOT NULL,
  route_problems TEXT NOT NULL, -- JSON: what was found as its route table was made
  policy       TEXT NOT NULL, -- content security policy of all pages
  broken_links TEXT NOT NULL, -- JSON: links that lead nowhere, ["page -> target"]
  changes      TEXT NOT NULL  -- JSON: its pages that the release before it had not or had with other content, and why: [{ path, why }]
);

-- The release that visitors see. A newer one waits for approval, or somebody went back from it. At most one row.
CREATE TABLE live (
  one         INTEGER PRIMARY KEY CHECK (one = 1),
  release     INTEGER NOT NULL REFERENCES release (number),
  since       TEXT NOT NULL,   -- ISO 8601
  rolled_back INTEGER NOT NULL -- 1: an earlier one, chosen by hand; stays until the next publish that does not wait, approval or time
);

-- Releases that were approved for a time to come.
CREATE TABLE schedule (
  release INTEGER PRIMARY KEY REFERENCES release (number),
  at      TEXT NOT NULL,       -- ISO 8601, in UTC
  by      TEXT NOT NULL        -- who approved it
);

${HISTORY_SCHEMA}
-- The route table: every address that a link may lead to, and which records it follows from. Not-found pages and answers to forms have none.
CREATE TABLE route (
  path       TEXT NOT NULL,    -- page.path
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  record     TEXT NOT NULL,    -- record.key of the page, room or event
  id         INTEGER NOT NULL, -- the provider's, the same in all languages
  property   INTEGER NOT NULL, -- whose menus and numbers the page shows; 0: none
  home       TEXT,             -- hotel and language whose home page it is: '51/de'
  alternates TEXT NOT NULL,    -- JSON: paths of the same thing by language, its own included
  sitemap    TEXT,             -- sitemap.file that lists it; null: search engines may not
  PRIMARY KEY (path, valid_from)
) WITHOUT ROWID;

-- Rows of a kilobyte, so with row ids: the key's index stays small, and reading a page does not pass through others.
CREATE TABLE page (
  path       TEXT NOT NULL,    -- '/en/hotels/crystal-flora'
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  hash       TEXT NOT NULL,    -- digest of its HTML, a file of the content store
  key        TEXT NOT NULL,    -- digest of its view and of the renderer: equal key, equal HTML
  thing      TEXT NOT NULL,    -- what it is of, whatever its address: kind, language, property and id
  chrome     TEXT NOT NULL,    -- chrome.name of what surrounds its content
  reads      INTEGER NOT NULL REFERENCES read_set (id), -- records that its view asked for
  lastmod    TEXT,             -- latest change of what it shows, ISO 8601
  listing    TEXT,             -- its entry in the sitemap, XML; null: search engines may not list it
  status     INTEGER,          -- of a page that only answers other requests: 404, or what became of a form
  policy     TEXT,             -- JSON: what it needs of the content security policy
  problems   TEXT,             -- JSON: what its view could not show, for the report
  faults     TEXT,             -- JSON: what was found when its HTML was read
  words      TEXT,             -- JSON: language, title and description, as search results show them; null: they may not list it
  PRIMARY KEY (path, valid_from)
);

-- Header, menus and footer of all pages of a property in one language.
CREATE TABLE chrome (
  name       TEXT NOT NULL,
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  reads      INTEGER NOT NULL REFERENCES read_set (id),
  problems   TEXT,
  PRIMARY KEY (name, valid_from)
) WITHOUT ROWID;

-- Files of a release that are no pages.
CREATE TABLE asset (
  name       TEXT NOT NULL,    -- below the output folder: '_astro/x.css'
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  hash       TEXT NOT NULL,    -- digest, a file of the content store
  PRIMARY KEY (name, valid_from)
) WITHOUT ROWID;

-- What assets were made from: files that follow from records. What neither read nor made anything has no row.
CREATE TABLE output (
  name       TEXT NOT NULL,    -- who makes it, and of which page or language: 'facts /en/hotels/crystal-flora'
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  reads      INTEGER NOT NULL REFERENCES read_set (id), -- records that were asked for
  files      TEXT NOT NULL,    -- JSON: asset.name of each file
  PRIMARY KEY (name, valid_from)
) WITHOUT ROWID;

-- Assets whose names are digests, '_astro/x.css': those of all releases, and of forgotten ones for as long as open or cached pages may ask for them.
CREATE TABLE hashed_file (
  name    TEXT PRIMARY KEY,    -- asset.name
  hash    TEXT NOT NULL,       -- digest, a file of the content store
  release INTEGER NOT NULL,    -- the newest release, and the time, when a release that names it was made or was no longer what visitors see
  at      TEXT NOT NULL        -- ISO 8601
) WITHOUT ROWID;

-- What pictures, videos and documents are made from.
CREATE TABLE source (
  id         TEXT NOT NULL,
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  source     TEXT NOT NULL,    -- absolute, or relative to the provider's base
  mime_type  TEXT,
  PRIMARY KEY (id, valid_from)
) WITHOUT ROWID;

-- What is known of the contents of sources: the last good answer of their hosts, and what is wrong with the latest.
CREATE TABLE media (
  id       TEXT PRIMARY KEY,   -- source.id
  content  TEXT,               -- the part of addresses that follows from the content; null: never had
  etag     TEXT,               -- the host's validators of that content, for the next conditional request
  modified TEXT,
  width    INTEGER,            -- of a picture, in pixels
  height   INTEGER,
  fault    TEXT,               -- empty, cut, unreadable, too-large; null: the last answer was good
  asked_at TEXT NOT NULL       -- ISO 8601; '': it is to be asked for first
) WITHOUT ROWID;

-- Parts of the sitemap; each is an asset too.
CREATE TABLE sitemap (
  file       TEXT NOT NULL,    -- asset.name
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  lastmod    TEXT,             -- latest change of its pages, ISO 8601
  PRIMARY KEY (file, valid_from)
) WITHOUT ROWID;

-- Addresses of pages that were renamed.
CREATE TABLE redirect (
  path       TEXT NOT NULL,
  valid_from INTEGER NOT NULL,
  valid_to   INTEGER,
  target     TEXT NOT NULL,    -- page.path
  PRIMARY KEY (path, valid_from)
) WITHOUT ROWID;

-- Addresses that things have left, whatever has them since: redirects follow from where the things are now. Of things without a page the latest
-- 2,000 are kept.
CREATE TABLE former_address (
  path     TEXT NOT NULL,      -- page.path
  provider TEXT NOT NULL,      -- release.provider: ids of a different one name different things; '': none
  thing    TEXT NOT NULL,      -- page.thing
  release  INTEGER NOT NULL,   -- the first release in which it was not there
  was_live INTEGER NOT NULL,   -- 1: visitors saw it there
  PRIMARY KEY (path, provider, thing)
) WITHOUT ROWID;

-- Which records were read, present or not, by a page, a chrome or an output. Equal sets are one; read says the same as keys, the other way round.
CREATE TABLE read_set (
  id     INTEGER PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE, -- of keys
  keys   TEXT NOT NULL         -- JSON: ["room/de/29/familienzimmer"]
);
CREATE TABLE read (
  key      TEXT NOT NULL,      -- record.key
  read_set INTEGER NOT NULL,
  PRIMARY KEY (key, read_set)
) WITHOUT ROWID;

CREATE INDEX edited_page_edit ON edited_page (edit);
CREATE INDEX run_release ON run (release) WHERE release IS NOT NULL;
CREATE INDEX record_digest ON record (digest);
CREATE INDEX record_name_key ON record_name (key);
-- With valid_to, so that the newest release's rows are found without reading the pages themselves.
CREATE INDEX page_reads ON page (reads, valid_to);
CREATE INDEX page_chrome ON page (chrome, valid_to) WHERE valid_to IS NULL;
CREATE INDEX page_policy ON page (policy, valid_to) WHERE valid_to IS NULL AND policy IS NOT NULL;
CREATE INDEX page_problems ON page (problems, valid_to) WHERE valid_to IS NULL AND problems IS NOT NULL;
CREATE INDEX page_faults ON page (faults, valid_to) WHERE valid_to IS NULL AND faults IS NOT NULL;
CREATE INDEX chrome_problems ON chrome (problems, valid_to) WHERE valid_to IS NULL AND problems IS NOT NULL;
CREATE INDEX page_hash ON page (hash, valid_to);
CREATE INDEX route_record ON route (record);
CREATE INDEX route_home ON route (home) WHERE home IS NOT NULL;
CREATE INDEX route_sitemap ON route (sitemap) WHERE sitemap IS NOT NULL;
CREATE INDEX asset_hash ON asset (hash);
CREATE INDEX hashed_file_hash ON hashed_file (hash);
CREATE INDEX chrome_reads ON chrome (reads, valid_to);
CREATE INDEX output_reads ON output (reads, valid_to);
${['route', 'page', 'chrome', 'asset', 'output', 'source', 'sitemap', 'redirect']
  .map(
    (table) => `CREATE INDEX ${table}_from ON ${table} (valid_from);
CREATE INDEX ${table}_to ON ${table} (valid_to) WHERE valid_to IS NOT NULL;`,
  )
  .join('\n')}

${WORK_SCHEMA}`

PRAGMA user_version = 16;
CREATE TABLE record (
 key TEXT PRIMARY KEY,
 digest TEXT NOT NULL,
 etag TEXT,
 outline TEXT
) WITHOUT ROWID;
CREATE TABLE record_value (
 digest TEXT PRIMARY KEY,
 json TEXT NOT NULL
);
CREATE TABLE record_name (
 name TEXT NOT NULL,
 key TEXT NOT NULL,
 PRIMARY KEY (name, key)
) WITHOUT ROWID;
CREATE TABLE release (
 number INTEGER PRIMARY KEY,
 id TEXT NOT NULL,
 made_at TEXT NOT NULL,
 live_at TEXT,
 provider TEXT,
 inputs TEXT NOT NULL,
 pages INTEGER NOT NULL,
 records TEXT NOT NULL,
 pages_sum TEXT NOT NULL,
 assets_sum TEXT NOT NULL,
 route_problems TEXT NOT NULL,
 policy TEXT NOT NULL,
 broken_links TEXT NOT NULL,
 changes TEXT NOT NULL
);
CREATE TABLE live (
 one INTEGER PRIMARY KEY CHECK (one = 1),
 release INTEGER NOT NULL REFERENCES release (number),
 since TEXT NOT NULL,
 rolled_back INTEGER NOT NULL
);
CREATE TABLE schedule (
 release INTEGER PRIMARY KEY REFERENCES release (number),
 at TEXT NOT NULL,
 by TEXT NOT NULL
);
CREATE TABLE history (
 number INTEGER PRIMARY KEY,
 at TEXT NOT NULL,
 what TEXT NOT NULL,
 release INTEGER,
 id TEXT,
 by TEXT NOT NULL,
 details TEXT NOT NULL
);
CREATE TABLE edit (
 number INTEGER PRIMARY KEY,
 release INTEGER NOT NULL,
 at TEXT NOT NULL,
 record TEXT NOT NULL,
 texts BLOB NOT NULL
);
CREATE TABLE edited_page (
 thing TEXT NOT NULL,
 edit INTEGER NOT NULL,
 PRIMARY KEY (thing, edit)
) WITHOUT ROWID;
CREATE TABLE run (
 number INTEGER PRIMARY KEY,
 at TEXT NOT NULL,
 by TEXT NOT NULL,
 outcome TEXT NOT NULL,
 ms INTEGER NOT NULL,
 release INTEGER,
 report TEXT,
 error TEXT
);
CREATE TABLE finding (
 name TEXT PRIMARY KEY,
 since TEXT NOT NULL,
 problem TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE stale_translation (
 thing TEXT NOT NULL,
 locale TEXT NOT NULL,
 since TEXT NOT NULL,
 texts TEXT NOT NULL,
 PRIMARY KEY (thing, locale)
) WITHOUT ROWID;
CREATE TABLE route (
 path TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 record TEXT NOT NULL,
 id INTEGER NOT NULL,
 property INTEGER NOT NULL,
 home TEXT,
 alternates TEXT NOT NULL,
 sitemap TEXT,
 PRIMARY KEY (path, valid_from)
) WITHOUT ROWID;
CREATE TABLE page (
 path TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 hash TEXT NOT NULL,
 key TEXT NOT NULL,
 thing TEXT NOT NULL,
 chrome TEXT NOT NULL,
 reads INTEGER NOT NULL REFERENCES read_set (id),
 lastmod TEXT,
 listing TEXT,
 status INTEGER,
 policy TEXT,
 problems TEXT,
 faults TEXT,
 words TEXT,
 PRIMARY KEY (path, valid_from)
);
CREATE TABLE chrome (
 name TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 reads INTEGER NOT NULL REFERENCES read_set (id),
 problems TEXT,
 PRIMARY KEY (name, valid_from)
) WITHOUT ROWID;
CREATE TABLE asset (
 name TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 hash TEXT NOT NULL,
 PRIMARY KEY (name, valid_from)
) WITHOUT ROWID;
CREATE TABLE output (
 name TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 reads INTEGER NOT NULL REFERENCES read_set (id),
 files TEXT NOT NULL,
 PRIMARY KEY (name, valid_from)
) WITHOUT ROWID;
CREATE TABLE hashed_file (
 name TEXT PRIMARY KEY,
 hash TEXT NOT NULL,
 release INTEGER NOT NULL,
 at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE source (
 id TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 source TEXT NOT NULL,
 mime_type TEXT,
 PRIMARY KEY (id, valid_from)
) WITHOUT ROWID;
CREATE TABLE media (
 id TEXT PRIMARY KEY,
 content TEXT,
 etag TEXT,
 modified TEXT,
 width INTEGER,
 height INTEGER,
 fault TEXT,
 asked_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE sitemap (
 file TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 lastmod TEXT,
 PRIMARY KEY (file, valid_from)
) WITHOUT ROWID;
CREATE TABLE redirect (
 path TEXT NOT NULL,
 valid_from INTEGER NOT NULL,
 valid_to INTEGER,
 target TEXT NOT NULL,
 PRIMARY KEY (path, valid_from)
) WITHOUT ROWID;
CREATE TABLE former_address (
 path TEXT NOT NULL,
 provider TEXT NOT NULL,
 thing TEXT NOT NULL,
 release INTEGER NOT NULL,
 was_live INTEGER NOT NULL,
 PRIMARY KEY (path, provider, thing)
) WITHOUT ROWID;
CREATE TABLE read_set (
 id INTEGER PRIMARY KEY,
 digest TEXT NOT NULL UNIQUE,
 keys TEXT NOT NULL
);
CREATE TABLE read (
 key TEXT NOT NULL,
 read_set INTEGER NOT NULL,
 PRIMARY KEY (key, read_set)
) WITHOUT ROWID;
CREATE TABLE written_folder (
 folder TEXT PRIMARY KEY,
 release INTEGER,
 writing INTEGER,
 identity TEXT NOT NULL,
 compressed INTEGER NOT NULL,
 hosts TEXT NOT NULL
);
CREATE TABLE replica (
 one INTEGER PRIMARY KEY CHECK (one = 1),
 database TEXT NOT NULL,
 change TEXT NOT NULL
);
CREATE TABLE job (
 number INTEGER PRIMARY KEY,
 id TEXT NOT NULL UNIQUE,
 state TEXT NOT NULL,
 server TEXT,
 created_at TEXT NOT NULL,
 finished_at TEXT,
 changes TEXT,
 preview INTEGER NOT NULL,
 authors TEXT,
 report TEXT,
 error TEXT
);
CREATE TABLE message (
 id TEXT PRIMARY KEY,
 taken_at INTEGER NOT NULL,
 job TEXT
);
CREATE TABLE submission (
 site_url TEXT PRIMARY KEY,
 release INTEGER NOT NULL
);
CREATE TABLE session (
 id TEXT PRIMARY KEY,
 name TEXT NOT NULL,
 until TEXT NOT NULL,
 link TEXT UNIQUE,
 ended INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE notified (
 url TEXT PRIMARY KEY,
 line INTEGER NOT NULL
);
CREATE TABLE purged (
 url TEXT PRIMARY KEY,
 release INTEGER NOT NULL,
 id TEXT NOT NULL,
 headers TEXT NOT NULL
);
INSERT INTO record (key, digest, etag, outline) VALUES ('page/en/', 'r', '"1"', '{"id":1,"alternates":[],"listed":true}');
INSERT INTO record_value (digest, json) VALUES ('r', '{"id":1}');
INSERT INTO record_name (name, key) VALUES ('page 1', 'page/en/');
INSERT INTO release (number, id, made_at, live_at, provider, inputs, pages, records, pages_sum, assets_sum, route_problems, policy, broken_links, changes) VALUES (1, 'first', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z', 'embedded', 'inputs', 3, 'sum', 'sum', 'sum', '[]', 'default-src ''self''', '[]', '[]');
INSERT INTO release (number, id, made_at, live_at, provider, inputs, pages, records, pages_sum, assets_sum, route_problems, policy, broken_links, changes) VALUES (2, 'second', '2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z', 'embedded', 'inputs', 3, 'sum', 'sum', 'sum', '[]', 'default-src ''self''', '[]', '[]');
INSERT INTO release (number, id, made_at, live_at, provider, inputs, pages, records, pages_sum, assets_sum, route_problems, policy, broken_links, changes) VALUES (3, 'third', '2026-03-03T09:00:00.000Z', NULL, 'embedded', 'inputs', 3, 'sum', 'sum', 'sum', '[]', 'default-src ''self''', '[]', '[]');
INSERT INTO live (one, release, since, rolled_back) VALUES (1, 2, '2026-03-02T09:00:00.000Z', 0);
INSERT INTO schedule (release, at, by) VALUES (3, '2030-01-01T09:00:00.000Z', 'Ayşe');
INSERT INTO history (number, at, what, release, id, by, details) VALUES (1, '2026-03-01T09:00:00.000Z', 'published', 1, 'first', 'build', '{}');
INSERT INTO history (number, at, what, release, id, by, details) VALUES (2, '2026-03-02T09:00:00.000Z', 'published', 2, 'second', 'webhook', '{}');
INSERT INTO history (number, at, what, release, id, by, details) VALUES (3, '2026-03-03T09:00:00.000Z', 'scheduled', 3, 'third', 'Ayşe', '{"time":"2030-01-01T09:00:00.000Z"}');
INSERT INTO edit (number, release, at, record, texts) VALUES (1, 2, '2026-03-02T09:00:00.000Z', 'room/en/29/new', X'28B52FFD201DE900005B5B226E616D65222C2231323020E282AC222C22313220E282AC225D5D');
INSERT INTO edited_page (thing, edit) VALUES ('room en 29 1', 1);
INSERT INTO run (number, at, by, outcome, ms, release, report, error) VALUES (1, '2026-03-01T09:00:00.000Z', 'build', 'published', 5, 1, NULL, NULL);
INSERT INTO finding (name, since, problem) VALUES ('page-words /', '2026-03-01T09:00:00.000Z', '{"severity":"notice","code":"page-words","resource":"/","message":"Search results show this page badly: short","values":{"code":"too-short","text":"title","count":3,"limit":15}}');
INSERT INTO stale_translation (thing, locale, since, texts) VALUES ('room/29/1', 'en', '2026-03-01T09:00:00.000Z', '{"name":"Oda"}');
INSERT INTO route (path, valid_from, valid_to, record, id, property, home, alternates, sitemap) VALUES ('/en', 1, NULL, 'page/en/', 1, 0, NULL, '{"en":"/en"}', NULL);
INSERT INTO page (path, valid_from, valid_to, hash, key, thing, chrome, reads, lastmod, listing, status, policy, problems, faults, words) VALUES ('/en', 1, NULL, 'a', 'a', 'page en 0 1', '0/en', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO page (path, valid_from, valid_to, hash, key, thing, chrome, reads, lastmod, listing, status, policy, problems, faults, words) VALUES ('/en/404', 1, NULL, 'e', 'e', '404 en', '0/en', 1, NULL, NULL, 404, NULL, NULL, NULL, NULL);
INSERT INTO page (path, valid_from, valid_to, hash, key, thing, chrome, reads, lastmod, listing, status, policy, problems, faults, words) VALUES ('/en/rooms/old', 1, 2, 'b', 'b', 'room en 29 1', '0/en', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO page (path, valid_from, valid_to, hash, key, thing, chrome, reads, lastmod, listing, status, policy, problems, faults, words) VALUES ('/en/rooms/new', 2, NULL, 'b', 'b', 'room en 29 1', '0/en', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO page (path, valid_from, valid_to, hash, key, thing, chrome, reads, lastmod, listing, status, policy, problems, faults, words) VALUES ('/en/lost', 1, 2, 'c', 'c', 'page en 0 2', '0/en', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO page (path, valid_from, valid_to, hash, key, thing, chrome, reads, lastmod, listing, status, policy, problems, faults, words) VALUES ('/en/waiting', 3, NULL, 'd', 'd', 'page en 0 3', '0/en', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO chrome (name, valid_from, valid_to, reads, problems) VALUES ('0/en', 1, NULL, 1, NULL);
INSERT INTO asset (name, valid_from, valid_to, hash) VALUES ('_astro/a.css', 1, 2, '1');
INSERT INTO asset (name, valid_from, valid_to, hash) VALUES ('_astro/b.css', 2, NULL, '2');
INSERT INTO asset (name, valid_from, valid_to, hash) VALUES ('llms.txt', 1, NULL, '3');
INSERT INTO output (name, valid_from, valid_to, reads, files) VALUES ('llms tr', 1, NULL, 1, '["llms.txt"]');
INSERT INTO hashed_file (name, hash, release, at) VALUES ('_astro/a.css', '1', 2, '2026-03-02T09:00:00.000Z');
INSERT INTO hashed_file (name, hash, release, at) VALUES ('_astro/b.css', '2', 2, '2026-03-02T09:00:00.000Z');
INSERT INTO source (id, valid_from, valid_to, source, mime_type) VALUES ('picture', 1, NULL, '/files/1.jpg', 'image/jpeg');
INSERT INTO media (id, content, etag, modified, width, height, fault, asked_at) VALUES ('picture', 'abc12', '"v1"', NULL, 1600, 1000, NULL, '2026-03-01T09:00:00.000Z');
INSERT INTO sitemap (file, valid_from, valid_to, lastmod) VALUES ('sitemap-1.xml', 1, NULL, '2026-03-01T09:00:00.000Z');
INSERT INTO redirect (path, valid_from, valid_to, target) VALUES ('/en/rooms/old', 2, NULL, '/en/rooms/new');
INSERT INTO former_address (path, provider, thing, release, was_live) VALUES ('/en/lost', 'embedded', 'page en 0 2', 2, 1);
INSERT INTO former_address (path, provider, thing, release, was_live) VALUES ('/en/rooms/old', 'embedded', 'room en 29 1', 2, 1);
INSERT INTO read_set (id, digest, keys) VALUES (1, 'reads', '["page/en/"]');
INSERT INTO read (key, read_set) VALUES ('page/en/', 1);
INSERT INTO written_folder (folder, release, writing, identity, compressed, hosts) VALUES ('/srv/crystal/dist', 2, NULL, '1', 0, '{}');
INSERT INTO job (number, id, state, server, created_at, finished_at, changes, preview, authors, report, error) VALUES (1, 'waiting', 'queued', NULL, '2026-03-03T09:00:00.000Z', NULL, NULL, 0, '["Elif Demir"]', NULL, NULL);
INSERT INTO message (id, taken_at, job) VALUES ('message', 1772442000000, 'waiting');
INSERT INTO submission (site_url, release) VALUES ('https://www.example.com', 2);
INSERT INTO session (id, name, until, link, ended) VALUES ('session', 'Ayşe', '2030-01-01T09:00:00.000Z', 'link', 0);
INSERT INTO notified (url, line) VALUES ('https://told.example', 2);
INSERT INTO purged (url, release, id, headers) VALUES ('http://127.0.0.1:6083', 2, 'second', 'headers');

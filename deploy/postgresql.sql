-- The role and the database that servers share, once: PASSWORD=… psql --file deploy/postgresql.sql, as PostgreSQL's administrator.
-- The tables are made by the first server or build that is given DATABASE_URL.
\set ON_ERROR_STOP on
\getenv password PASSWORD
CREATE ROLE crystal LOGIN PASSWORD :'password';
CREATE DATABASE crystal OWNER crystal TEMPLATE template0 ENCODING 'UTF8';
-- Nobody else has anything to do here.
REVOKE ALL ON DATABASE crystal FROM PUBLIC;

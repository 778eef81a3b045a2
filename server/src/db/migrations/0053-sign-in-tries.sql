-- Wrong tries to sign in, which all servers count together: of an address or a device by its salted hash, and of everybody.
-- Unlogged: a try costs no sync, and what a crash of the database loses of them is forgotten in a quarter of an hour anyway.
CREATE UNLOGGED TABLE sign_in_tries (
  source text PRIMARY KEY,
  tries integer NOT NULL,
  ends_at timestamptz NOT NULL
);
-- With it an address becomes a source that names nobody.
INSERT INTO settings (key, value) VALUES ('sign-in-salt', gen_random_uuid()::text);

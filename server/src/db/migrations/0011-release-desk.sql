-- Versions in the release store; their bytes lie in a folder or a bucket. `files`: SHA-256 of each, base64, by path.
CREATE TABLE releases (
  remote text NOT NULL,
  version text NOT NULL,
  contract integer NOT NULL,
  files jsonb NOT NULL,
  added_at timestamptz NOT NULL,
  added_by text NOT NULL,
  recalled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (remote, version)
);

-- What a channel gives of each remote. Nothing else moves what owners get.
CREATE TABLE release_channels (
  channel text NOT NULL,
  remote text NOT NULL,
  current text NOT NULL,
  canary text,
  percent real,
  pinned boolean NOT NULL DEFAULT false,
  by_start boolean NOT NULL DEFAULT false,
  since timestamptz NOT NULL,
  PRIMARY KEY (channel, remote),
  FOREIGN KEY (remote, current) REFERENCES releases (remote, version),
  FOREIGN KEY (remote, canary) REFERENCES releases (remote, version)
);

-- How long a channel gave a version to everybody, and whether somebody turned it back: what to fall back to.
CREATE TABLE release_services (
  channel text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  milliseconds bigint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  turned_back boolean NOT NULL DEFAULT false,
  PRIMARY KEY (channel, remote, version),
  FOREIGN KEY (remote, version) REFERENCES releases (remote, version) ON DELETE CASCADE
);

-- Who may move what; `*` in the list of remotes is every remote. Only the hash of a key is here.
CREATE TABLE release_keys (
  hash text PRIMARY KEY,
  name text NOT NULL,
  remotes jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Every move, in order.
CREATE TABLE release_log (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  channel text NOT NULL,
  remote text NOT NULL,
  kind text NOT NULL,
  from_version text,
  to_version text,
  canary text,
  percent real,
  why text NOT NULL
);
CREATE INDEX release_log_channel ON release_log (channel, seq);

-- Lines of the log are written once.
CREATE FUNCTION refuse_change_of_release_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the release log is append-only'; END $$;
CREATE TRIGGER release_log_is_append_only BEFORE UPDATE OR DELETE ON release_log FOR EACH ROW EXECUTE FUNCTION refuse_change_of_release_log();

-- Links to a finished report. Only the hash of a link's secret is here; taking a link back removes its row.
CREATE TABLE report_shares (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  consult_id text NOT NULL REFERENCES consults (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX report_shares_consult ON report_shares (consult_id);
CREATE INDEX report_shares_expiry ON report_shares (expires_at);

-- Laboratory values read from a file, with what the owner decided about each.
CREATE TABLE lab_reports (
  upload_id text PRIMARY KEY REFERENCES uploads (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  status text NOT NULL,
  readings jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE INDEX lab_reports_owner ON lab_reports (owner_id);

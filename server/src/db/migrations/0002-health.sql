-- What an Apple Health export said. The export itself is never kept.
CREATE TABLE health_imports (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  read_on text NOT NULL,
  subject text NOT NULL,
  stats jsonb NOT NULL,
  overview jsonb NOT NULL,
  attached_at timestamptz,
  consult_id text,
  created_at timestamptz NOT NULL
);
CREATE INDEX health_imports_owner ON health_imports (owner_id, created_at DESC);

CREATE TABLE health_metrics (
  import_id text NOT NULL REFERENCES health_imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  metric jsonb NOT NULL,
  PRIMARY KEY (import_id, position)
);

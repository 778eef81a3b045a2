-- A consult that asks how the animal of an earlier report is now, and what was said of each sign of then.
CREATE TABLE consult_follows (
  consult_id text PRIMARY KEY REFERENCES consults (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  earlier_id text REFERENCES consults (id) ON DELETE SET NULL,
  -- How urgent the earlier report was.
  earlier_level text,
  signs jsonb NOT NULL
);
CREATE INDEX consult_follows_earlier ON consult_follows (earlier_id);
